import { posix, win32 } from 'node:path';

/**
 * What the machine answers when it is asked for a browser.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {NodeJS.Platform} platform
 * @property {string} playwrightPath where Playwright keeps its own Chromium once it is downloaded
 * @property {(path: string) => boolean} canRun whether an executable file stands at the path
 */

/**
 * The browser to take, the operator's mistake to name, or nothing.
 *
 * @typedef {{ kind: 'found', name: string, options: import('playwright').LaunchOptions }
 *   | { kind: 'wrong', message: string }
 *   | { kind: 'none' }} BrowserChoice
 */

/**
 * Chooses the Chromium for the browser tests: CHROMIUM_PATH, then PLAYWRIGHT_CHANNEL, then
 * Playwright's own download, then a Chromium, Chrome or Edge in its usual place.
 *
 * An explicit choice is never replaced by a guess: a CHROMIUM_PATH that cannot be run is `wrong`.
 *
 * @param {Machine} machine
 * @returns {BrowserChoice}
 */
export function chooseBrowser({ env, platform, playwrightPath, canRun }) {
  const { CHROMIUM_PATH: path, PLAYWRIGHT_CHANNEL: channel } = env;
  if (path) {
    return canRun(path)
      ? { kind: 'found', name: `${path} (CHROMIUM_PATH)`, options: { executablePath: path } }
      : { kind: 'wrong', message: `CHROMIUM_PATH names ${path}, and no program stands there.` };
  }
  if (channel) {
    return { kind: 'found', name: `${channel} (PLAYWRIGHT_CHANNEL)`, options: { channel } };
  }
  const installed = [playwrightPath, ...usualPlaces(env, platform)].find(canRun);
  if (installed === undefined) return { kind: 'none' };
  return { kind: 'found', name: installed, options: { executablePath: installed } };
}

/**
 * @param {Machine['env']} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]}
 */
function usualPlaces(env, platform) {
  if (platform === 'darwin') {
    return ['', ...given(env.HOME)].flatMap((root) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `${root}/Applications/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (platform === 'win32') {
    return given(env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA).flatMap((root) =>
      [
        ['Google', 'Chrome', 'Application', 'chrome.exe'],
        ['Chromium', 'Application', 'chrome.exe'],
        ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
      ].map((parts) => win32.join(root, ...parts)),
    );
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(posix.delimiter).filter(Boolean)];
  return [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ].flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/**
 * @param {(string | undefined)[]} roots
 * @returns {string[]}
 */
function given(...roots) {
  return roots.filter((root) => root !== undefined && root !== '').map(String);
}
