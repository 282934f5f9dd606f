import { type ComponentType, createRef, type Ref } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { ToolCardDescription } from '../../../src/components/tool-card/ToolCardDescription.js';
import { ToolCardFindings } from '../../../src/components/tool-card/ToolCardFindings.js';
import { ToolCardHeader } from '../../../src/components/tool-card/ToolCardHeader.js';
import { ToolCardHints } from '../../../src/components/tool-card/ToolCardHints.js';
import { ToolCardOutput } from '../../../src/components/tool-card/ToolCardOutput.js';
import { ToolCardRaw } from '../../../src/components/tool-card/ToolCardRaw.js';
import { ToolCardSchema } from '../../../src/components/tool-card/ToolCardSchema.js';
import { ToolCardTaskSupport } from '../../../src/components/tool-card/ToolCardTaskSupport.js';
import { toolOf } from '../../support/toolOf.js';

const tool = toolOf({ outputSchema: {}, execution: { taskSupport: 'optional' } });
const finding = { code: 'intake.name-type', severity: 'warning', path: '', params: {} } as const;

type Part = ComponentType<{
  ref: Ref<never>;
  className: string;
  style: { marginTop: string };
  id: string;
  lang: string;
}>;

test.each<[string, Part, string]>([
  ['tool-card-header', ToolCardHeader, 'HEADER'],
  ['tool-card-hints', ToolCardHints, 'DIV'],
  ['tool-card-findings', ToolCardFindings, 'DIV'],
  ['tool-card-description', ToolCardDescription, 'DIV'],
  ['tool-card-task-support', ToolCardTaskSupport, 'P'],
  ['tool-card-schema', ToolCardSchema, 'SECTION'],
  ['tool-card-output', ToolCardOutput, 'SECTION'],
  ['tool-card-raw', ToolCardRaw, 'SECTION'],
])(
  '%s passes class, style, ref and other attributes on to its element',
  async (name, Part, tag) => {
    const ref = createRef<HTMLElement>();
    const { container } = await render(
      <ToolCard tool={tool} findings={[finding]}>
        <Part
          ref={ref as Ref<never>}
          className="mine"
          style={{ marginTop: '7px' }}
          id="part"
          lang="en"
        />
      </ToolCard>,
    );
    const element = container.querySelector<HTMLElement>(`[data-toolcard="${name}"]`);
    expect(element).toBe(ref.current);
    expect(element?.tagName).toBe(tag);
    expect(element?.className).toBe('mine');
    expect(element?.style.marginTop).toBe('7px');
    expect(element?.id).toBe('part');
    expect(element?.lang).toBe('en');
  },
);

test('the card passes them on too', async () => {
  const ref = createRef<HTMLElement>();
  await render(
    <ToolCard tool={tool} ref={ref} className="mine" style={{ marginTop: '7px' }} id="card" />,
  );
  expect(ref.current?.tagName).toBe('ARTICLE');
  expect(ref.current?.className).toBe('mine');
  expect(ref.current?.style.marginTop).toBe('7px');
  expect(ref.current?.id).toBe('card');
});
