import { describe, expect, test } from 'vitest';
import { chooseBrowser } from '../../scripts/browser/chooseBrowser.mjs';

const playwrightPath = '/home/ann/.cache/ms-playwright/chromium-1/chrome';

/** A machine on which programs stand at these paths and nowhere else. */
const machine = (...paths: string[]) => ({
  env: {} as Record<string, string>,
  platform: 'linux' as NodeJS.Platform,
  playwrightPath,
  canRun: (path: string) => paths.includes(path),
});

describe('chooseBrowser', () => {
  test('takes CHROMIUM_PATH before everything else', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PLAYWRIGHT_CHANNEL: 'chrome' };
    expect(chooseBrowser({ ...machine('/opt/mine', playwrightPath), env })).toEqual({
      kind: 'found',
      name: '/opt/mine (CHROMIUM_PATH)',
      options: { executablePath: '/opt/mine' },
    });
  });

  test('names a CHROMIUM_PATH where no program stands, and takes no other for it', () => {
    const env = { CHROMIUM_PATH: '/opt/mine' };
    expect(chooseBrowser({ ...machine('/usr/bin/chromium'), env })).toEqual({
      kind: 'wrong',
      message: 'CHROMIUM_PATH names /opt/mine, and no program stands there.',
    });
  });

  test('takes PLAYWRIGHT_CHANNEL before what is installed', () => {
    const env = { PLAYWRIGHT_CHANNEL: 'msedge' };
    expect(chooseBrowser({ ...machine(playwrightPath), env })).toMatchObject({
      options: { channel: 'msedge' },
    });
  });

  test("takes Playwright's own before an installed one", () => {
    expect(chooseBrowser(machine('/usr/bin/chromium', playwrightPath))).toMatchObject({
      name: playwrightPath,
      options: { executablePath: playwrightPath },
    });
  });

  test.for([
    ['linux', {}, '/usr/bin/chromium'],
    ['linux', {}, '/usr/bin/google-chrome'],
    ['linux', { PATH: '/snap/bin:/usr/bin' }, '/snap/bin/chromium'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'darwin',
      { HOME: '/Users/ann' },
      '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'win32',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    [
      'win32',
      { LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local' },
      'C:\\Users\\ann\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ],
  ] as const)('on %s with %o finds %s', ([platform, env, path]) => {
    expect(chooseBrowser({ ...machine(path), platform, env })).toEqual({
      kind: 'found',
      name: path,
      options: { executablePath: path },
    });
  });

  test('finds nothing where there is nothing', () => {
    expect(chooseBrowser(machine())).toEqual({ kind: 'none' });
    expect(chooseBrowser({ ...machine(), platform: 'win32' })).toEqual({ kind: 'none' });
    expect(chooseBrowser({ ...machine(), platform: 'darwin' })).toEqual({ kind: 'none' });
  });
});
