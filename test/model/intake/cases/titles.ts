import { alone, revisions, speaking, tool } from './IntakeCase.js';

const titled = (title: unknown, annotations?: unknown) =>
  tool({ title, ...(annotations === undefined ? {} : { annotations }) });

export const titles = [
  alone('the title comes first', titled('Stock', { title: 'Old' }), [], { display: 'Stock' }),
  alone('then the one among the annotations', tool({ annotations: { title: 'Old' } }), [], {
    display: 'Old',
  }),
  alone('then the name', tool(), [], { display: 'count_stock' }),
  ...[null, 5, ['Stock'], { en: 'Stock' }, false].map((title) =>
    alone(`${JSON.stringify(title)} is no title`, titled(title), ['intake.field-type'], {
      display: 'count_stock',
      ignored: ['title'],
    }),
  ),
  alone(
    'a title of the wrong type gives way to the other',
    titled(null, { title: 'Old' }),
    ['intake.field-type'],
    { display: 'Old' },
  ),
  ...['', ' ', '\u00a0 '].map((title) =>
    alone(`${JSON.stringify(title)} shows nothing`, titled(title), ['identity.empty-title'], {
      display: 'count_stock',
    }),
  ),
  alone(
    'an empty title gives way to the other',
    titled('', { title: 'Old' }),
    ['identity.empty-title'],
    { display: 'Old' },
  ),
  alone(
    'an empty title among the annotations',
    tool({ annotations: { title: '  ' } }),
    ['identity.empty-title'],
    { display: 'count_stock' },
  ),
  alone(
    'a title of fillers',
    titled('\u3164\u3164\u3164'),
    ['identity.empty-title', 'text.blank'],
    {
      display: 'count_stock',
    },
  ),
  alone(
    'a title of Braille blanks',
    titled('\u2800\u2800'),
    ['identity.empty-title', 'text.blank'],
    { display: 'count_stock' },
  ),
  alone(
    'a title without width',
    titled('\u200b\u2060'),
    ['identity.empty-title', 'text.zero-width'],
    { display: 'count_stock' },
  ),
  alone(
    'a title of tag characters',
    titled('\u{e0041}\u{e0042}'),
    ['identity.empty-title', 'text.tags'],
    { display: 'count_stock' },
  ),
  ...revisions.map((revision) =>
    alone(`a title is taken in ${revision}`, titled('Stock'), [], speaking(revision)),
  ),
  ...revisions.slice(0, 2).map((revision) =>
    alone(`a title was not yet known in ${revision}`, titled(5), [], {
      ...speaking(revision),
      display: 'count_stock',
    }),
  ),
  ...revisions.slice(2).map((revision) =>
    alone(`a title is a text in ${revision}`, titled(5), ['intake.field-type'], {
      ...speaking(revision),
      display: 'count_stock',
    }),
  ),
  alone('without a description', tool(), [], { ignored: ['description'] }),
  ...[{ en: 'Counts.' }, ['Counts', 'stock.'], 7, null].map((description) =>
    alone(
      `${JSON.stringify(description)} is no description`,
      tool({ description }),
      ['intake.field-type'],
      { ignored: ['description'] },
    ),
  ),
  alone(
    'a description made to look like an element',
    tool({ description: { $$typeof: 'react.element', type: 'script', props: {} } }),
    ['intake.field-type'],
    { ignored: ['description'] },
  ),
  ...revisions.map((revision) =>
    alone(
      `a description is a text in ${revision}`,
      tool({ description: [] }),
      ['intake.field-type'],
      speaking(revision),
    ),
  ),
  alone('members that nobody knows', tool({ securitySchemes: [{ type: 'noauth' }], x: 1 }), []),
];
