import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { bench, describe } from 'vitest';
import { SchemaView, ToolCard } from '../../src/index.js';
import { entryOf } from '../support/entryOf.js';
import '../../src/styles.css';
import { makeTools } from '../support/makeTools.js';

const [definition] = makeTools(1);
const entry = entryOf({ id: 'srv' }, definition);
const { inputSchema } = entry.tool as NonNullable<typeof entry.tool>;
const text = JSON.stringify(inputSchema, null, 2);
const options = { time: 3000, warmupIterations: 20 };

function add(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(node));
  return {
    host,
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
}

/** Settles after the next frame is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** From a click on the section's button to its contents on the screen, and away again. */
function opening(node: ReactNode, name: RegExp) {
  let remove = () => {};
  let button: HTMLElement | undefined;
  return {
    run: async () => {
      button?.click();
      await painted();
      button?.click();
    },
    hooks: {
      ...options,
      setup: () => {
        remove();
        const added = add(node);
        remove = added.remove;
        const buttons = Array.from(added.host.querySelectorAll('button'));
        button = buttons.find(({ textContent }) => name.test(textContent));
        if (!button) throw new Error(`There is no button for ${name}.`);
      },
      teardown: () => remove(),
    },
  };
}

function Plain() {
  const [open, setOpen] = useState(false);
  return (
    <article>
      <button type="button" onClick={() => setOpen(!open)}>
        Parameters
      </button>
      {open && <pre>{text}</pre>}
    </article>
  );
}

describe('a schema of 4 kB, from click to screen', () => {
  const plain = opening(<Plain />, /Parameters/);
  const card = opening(<ToolCard entry={entry} />, /parameters/i);
  bench('the same text in a <pre>', plain.run, plain.hooks);
  bench('the parameters of a ToolCard', card.run, card.hooks);
});

describe('a schema of 4 kB, scripting and layout alone', () => {
  const mount = (node: ReactNode) => {
    const { host, remove } = add(node);
    host.getBoundingClientRect();
    remove();
  };
  bench('the same text in a <pre>', () => mount(<pre>{text}</pre>), options);
  bench('SchemaView', () => mount(<SchemaView schema={inputSchema} label="tool" />), options);
});

describe('a closed card', () => {
  const mount = (given: typeof entry) => add(<ToolCard entry={given} />).remove();
  const small = entryOf({ id: 'srv' }, { ...definition, inputSchema: {} });
  bench('with an empty schema', () => mount(small), options);
  bench('with a schema of 4 kB', () => mount(entry), options);
});
