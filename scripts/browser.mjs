// Makes sure that there is a Chromium for the browser tests and the pictures, and says which one.
// `npm test` and `npm run screenshots` run it first; `launchOptions` is for their configuration.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { installBrowser } from './browser/installBrowser.mjs';
import { browserHere, launchOptions } from './browser/launchOptions.mjs';

export { launchOptions };

const help = `The browser tests need a Chromium. Do one of these, then run the command again:

  npx playwright install --with-deps chromium   download Playwright's own, once
  sudo apt-get install chromium                 install Debian's or Ubuntu's
  CHROMIUM_PATH=/path/to/chrome npm test        name one that you have
  PLAYWRIGHT_CHANNEL=chrome npm test            use the installed Google Chrome (or msedge)

The tests without a browser: npm run test:unit`;

/** @returns {Promise<string | undefined>} what is wrong, or nothing */
async function prepareBrowser() {
  if (browserHere().kind === 'none') await installBrowser();
  const choice = browserHere();
  if (choice.kind === 'wrong') return choice.message;
  if (choice.kind === 'none') return 'No Chromium was found, and none could be installed.';
  try {
    const browser = await chromium.launch(launchOptions());
    console.log(`Browser tests run in ${choice.name}, version ${browser.version()}.`);
    await browser.close();
    return undefined;
  } catch (error) {
    return `${choice.name} does not start: ${firstLines(error)}`;
  }
}

/** @param {unknown} error */
function firstLines(error) {
  const text = error instanceof Error ? error.message : String(error);
  const said = text.split('\n').find((line) => /error while loading|not found|cannot/i.test(line));
  return (said ?? text.split('\n')[0] ?? '').trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fault = await prepareBrowser();
  if (fault !== undefined) {
    console.error(`${fault}\n\n${help}`);
    process.exitCode = 1;
  }
}
