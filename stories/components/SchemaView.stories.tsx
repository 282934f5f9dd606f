import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaView } from 'toolcard';

const event = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    calendar: {
      type: 'string',
      title: 'Calendar ID',
      description: 'Which calendar to write to. Ask for it with list_calendars.',
    },
    summary: { type: 'string', description: 'Headline of the event.', maxLength: 120 },
    starts: { type: 'string', format: 'date-time', description: 'When it starts.' },
    repeat: {
      type: ['string', 'null'],
      enum: ['daily', 'weekly', 'monthly', null],
      default: null,
      description: 'How often it comes back.',
    },
    guests: {
      type: 'array',
      description: 'Who is asked to come.',
      maxItems: 50,
      items: {
        type: 'object',
        properties: {
          email: { type: 'string', format: 'email', description: 'Address of the invitation.' },
          role: { enum: ['required', 'optional'], default: 'required' },
        },
        required: ['email'],
        additionalProperties: false,
      },
    },
    place: {
      anyOf: [
        {
          type: 'object',
          title: 'Room',
          properties: { room: { type: 'string', pattern: '^[A-Z]\\d{3}$' } },
          required: ['room'],
        },
        { type: 'object', title: 'Call', properties: { link: { type: 'string', format: 'uri' } } },
        { type: 'null' },
      ],
      description: 'Where it happens.',
    },
    reminder: { type: 'integer', minimum: 0, maximum: 10080, default: 15 },
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
    meta: { 'x-order': 9, not: { type: 'string' }, description: 'Passed on to the calendar.' },
  },
  required: ['calendar', 'summary', 'starts'],
  additionalProperties: false,
};

const meta = {
  title: 'components/SchemaView',
  component: SchemaView,
  args: { schema: event, label: 'Create event' },
} satisfies Meta<typeof SchemaView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parameters: Story = {};

export const References: Story = {
  args: {
    schema: {
      type: 'object',
      properties: {
        shipTo: { $ref: '#/$defs/Address', description: 'Where the parcel goes.' },
        tree: { $ref: '#/$defs/Node' },
        lost: { $ref: '#/$defs/Nowhere' },
        foreign: { $ref: 'https://example.com/part.json' },
      },
      required: ['shipTo', 'weight'],
      $defs: {
        Address: {
          type: 'object',
          description: 'An address a courier can find.',
          properties: { city: { type: 'string' }, floor: { type: 'integer' } },
          required: ['city'],
        },
        Node: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            children: { type: 'array', items: { $ref: '#/$defs/Node' } },
          },
        },
      },
    },
  },
};

export const Shapes: Story = {
  args: {
    label: 'Find user',
    schema: {
      type: 'object',
      title: 'Either of two ways to name a user',
      properties: {
        id: { type: 'integer', description: 'Number of the user.' },
        email: { type: 'string', format: 'email', description: 'Address of the user.' },
        tags: { type: ['array', 'null'], items: { enum: ['staff', 'guest'] } },
      },
      oneOf: [{ required: ['id'] }, { required: ['email', 'proof'] }],
    },
  },
};

export const LongRules: Story = {
  args: {
    label: 'Share a document',
    schema: {
      type: 'object',
      properties: {
        to: {
          type: 'string',
          format: 'email',
          pattern:
            "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$",
          minLength: 3,
          maxLength: 254,
          description: 'Who may read it from now on.',
        },
        note: {
          type: 'string',
          default: 'I have shared a document with you. '.repeat(12).trim(),
          maxLength: 2000,
          description: 'Words that go with it. '.repeat(30).trim(),
        },
        days: { type: 'integer', minimum: 1, maximum: 365, default: 30, examples: [7, 90] },
        scope: { enum: ['read', 'comment', 'write', 'own'], default: 'read', readOnly: true },
      },
      required: ['to'],
    },
  },
};

export const Output: Story = {
  args: {
    root: 'output',
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, size: { type: 'integer' } },
        required: ['id'],
      },
    },
  },
};

export const NoParameters: Story = {
  args: { schema: { type: 'object', properties: {}, additionalProperties: false } },
};

export const AnyParameters: Story = { args: { schema: { type: 'object' } } };

export const ManyValues: Story = {
  args: {
    schema: {
      type: 'object',
      properties: {
        zone: {
          type: 'string',
          enum: Array.from({ length: 400 }, (_, zone) => `Zone/${zone}`),
          description: 'Time zone of the answer.',
        },
      },
    },
  },
};

export const ManyParameters: Story = {
  args: {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 87 }, (_, field) => [`field_${field}`, { type: 'string' }]),
      ),
    },
  },
};

export const Malformed: Story = {
  args: {
    schema: {
      type: 'object',
      required: 'name',
      properties: {
        text: 'string',
        nothing: null,
        kind: { type: 'strnig' },
        list: { type: 'array', items: 'string' },
        '': { type: 'string' },
        'two\nlines': { type: [], enum: 'x' },
        never: false,
        anything: true,
      },
    },
  },
};

export const NotASchema: Story = { args: { schema: 'a string in its place' } };

const nested = (depth: number): unknown => {
  let schema: unknown = { type: 'string', description: 'The end.' };
  for (let level = depth; level > 0; level -= 1) {
    schema = { type: 'object', properties: { [`level_${level}`]: schema } };
  }
  return schema;
};

export const Deep: Story = { args: { schema: nested(400) } };
