import type { Meta, StoryObj } from '@storybook/react-vite';
import { UntrustedText } from 'toolcard';

const meta = {
  title: 'components/UntrustedText',
  component: UntrustedText,
} satisfies Meta<typeof UntrustedText>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Reads one page of the archive and gives back its text. ';

export const Text: Story = {
  args: { text: 'Reads a file.\n\n- whole, or\n- from line to line\n\nUse <path> as it is.' },
};

export const Label: Story = { args: { kind: 'label', text: 'read\nfile\tnow' } };

export const LongText: Story = {
  args: { text: `${sentence.repeat(60)}Asks nobody before it deletes.` },
};

export const LongLabel: Story = { args: { kind: 'label', text: 'x'.repeat(5000) } };

/** A million characters: only both ends are in the document. */
export const Huge: Story = {
  args: { text: 'ten chars' },
  render: ({ text }) => <UntrustedText text={`${text} `.repeat(100_000)} />,
};

export const RightToLeft: Story = { args: { text: 'يقرأ ملفا واحدا من الأرشيف (read_file).' } };

export const DirectionOverride: Story = {
  args: { text: 'before \u202Eeliftxet.exe' },
  render: (args) => (
    <p>
      <UntrustedText {...args} kind="label" /> stays before these words.
    </p>
  ),
};

export const StackedMarks: Story = {
  args: { text: `Z${'\u0330\u0306\u035B'.repeat(40)}algo`, kind: 'label' },
  render: (args) => (
    <>
      <p>A line above.</p>
      <UntrustedText {...args} />
      <p>A line below.</p>
    </>
  ),
};

export const MarkupStaysText: Story = {
  args: { text: '<img src=x onerror=alert(1)> [a link](https://example.com) **bold**' },
};
