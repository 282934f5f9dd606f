// Takes pictures of every story of the static Storybook into screenshots/, for people to look at,
// and fails where a story throws, logs an error, asks another host for something or scrolls
// sideways. Run `npm run build:storybook` first. `npm run screenshots -- screens` takes only the
// stories whose id begins with that.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';
import { photograph } from './screenshots/photograph.mjs';
import { serveFolder } from './screenshots/serveFolder.mjs';

const root = 'storybook-static';
const out = 'screenshots';
const [only = ''] = process.argv.slice(2);

const views = [
  { name: 'light', width: 1024, globals: 'scheme:light' },
  { name: 'dark', width: 1024, globals: 'scheme:dark' },
  { name: 'narrow', width: 360, globals: 'scheme:light' },
  { name: 'rtl', width: 1024, globals: 'scheme:light;direction:rtl' },
];

/** @type {{ entries: Record<string, { id: string, type: string, tags?: string[] }> }} */
const { entries } = JSON.parse(await readFile(join(root, 'index.json'), 'utf8'));
const ids = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && !tags?.includes('dev-server'))
  .map(({ id }) => id)
  .filter((id) => id.startsWith(only));

if (only === '') await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const { origin, close } = await serveFolder(root);
const browser = await chromium.launch(launchOptions());
let flawed = 0;
for (const { name, width, globals } of views) {
  const context = await browser.newContext({
    viewport: { width, height: 720 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const waiting = [...ids];
  const photographRest = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const path = join(out, `${id}--${name}.png`);
      const faults = await photograph(context, { origin, id, globals, path });
      for (const fault of faults) console.log(`${id}, ${name}: ${fault}`);
      if (faults.length > 0) flawed += 1;
    }
  };
  await Promise.all([photographRest(), photographRest()]);
  await context.close();
}
await browser.close();
close();
console.log(`${views.length * ids.length} pictures in ${out}/, ${flawed} of them with a fault.`);
if (flawed > 0 || ids.length === 0) process.exitCode = 1;
