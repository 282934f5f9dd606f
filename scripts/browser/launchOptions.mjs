import { accessSync, constants, statSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';
import { chooseBrowser } from './chooseBrowser.mjs';

/** The choice on this machine, asked anew each time: an installation may have changed it. */
export function browserHere() {
  return chooseBrowser({
    env: process.env,
    platform: process.platform,
    playwrightPath: chromium.executablePath(),
    canRun,
  });
}

/**
 * What Playwright's `chromium.launch()` takes. Where there is no browser it still answers, and the
 * launch fails: the step that installs one, or says how, has run before.
 *
 * @returns {import('playwright').LaunchOptions}
 */
export function launchOptions() {
  const choice = browserHere();
  return {
    ...(choice.kind === 'found' ? choice.options : {}),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--no-first-run',
    ],
  };
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
