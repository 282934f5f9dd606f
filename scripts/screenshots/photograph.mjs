/**
 * Opens a story, waits until its play function is through, and takes a picture of the whole page.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {{ origin: string, id: string, globals: string, path: string }} story
 * @returns {Promise<string[]>} what went wrong: thrown, logged as an error, asked of another host
 */
export async function photograph(context, { origin, id, globals, path }) {
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', ({ message }) => faults.push(`throws ${firstLine(message)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`logs ${firstLine(message.text())}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(origin)) faults.push(`asks for ${url}`);
  });
  const url = `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  const phase = await finalPhase(page, url);
  if (phase !== 'finished') faults.push(`ends ${phase}`);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);
  await page
    .screenshot({ path, fullPage: true })
    .catch((error) => faults.push(`has no picture: ${firstLine(String(error))}`));
  await page.close();
  return faults;
}

/**
 * Storybook's own word that a story, its play function and its afterEach are done.
 *
 * @param {import('playwright').Page} page
 * @param {string} url
 * @returns {Promise<string>}
 */
async function finalPhase(page, url) {
  try {
    await page.goto(url);
    const handle = await page.waitForFunction(
      () => {
        const { phase } = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender ?? {};
        return ['finished', 'errored', 'aborted'].includes(phase) ? String(phase) : undefined;
      },
      undefined,
      { timeout: 20_000 },
    );
    return (await handle.jsonValue()) ?? 'nowhere';
  } catch (error) {
    return firstLine(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} text */
function firstLine(text) {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
