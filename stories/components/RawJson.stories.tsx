import type { Meta, StoryObj } from '@storybook/react-vite';
import { RawJson } from 'toolcard';

const tool = {
  name: 'search_files',
  title: 'Search files',
  description: 'Finds files by name.\nNever follows links. ⚠️',
  inputSchema: {
    type: 'object',
    properties: {
      pattern: { type: 'string', description: 'What to look for.' },
      limit: { type: 'integer', default: 20, minimum: 1 },
      hidden: { type: 'boolean', default: false },
    },
    required: ['pattern'],
  },
  outputSchema: null,
  annotations: { readOnlyHint: true },
};

const nested = (depth: number): unknown => {
  let value: unknown = 'the end';
  for (let level = 0; level < depth; level += 1) value = { deeper: value };
  return value;
};

const meta = {
  title: 'components/RawJson',
  component: RawJson,
  args: { value: tool, label: 'search_files', defaultOpen: true },
} satisfies Meta<typeof RawJson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { defaultOpen: false } };

export const Tree: Story = {};

/** What cannot be seen is written out, in names too; the copy has it as it came. */
export const HiddenCharacters: Story = {
  args: {
    value: {
      'safe\u202Eetad': 'turned round',
      'pa\u200Bth': 'a name with a space of no width',
      note: 'tags: \u{E0041}\u{E0042}, and a line\nbreak',
      فارسی: 'می\u200Cخواهم',
    },
  },
};

export const TooDeep: Story = { args: { value: nested(300) } };

export const TooMany: Story = {
  args: { value: { rows: Array.from({ length: 900 }, (_, row) => Array(40).fill(row)) } },
};

const circle: Record<string, unknown> = { name: 'circle' };
circle.self = circle;

export const Circle: Story = {
  render: () => <RawJson value={circle} label="circle" defaultOpen />,
};

export const NotAnObject: Story = { args: { value: 'only a text' } };
