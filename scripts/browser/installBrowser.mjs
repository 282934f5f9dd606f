import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** How long a download may stay silent about its end before it counts as refused. */
const DOWNLOAD_LIMIT = 5 * 60_000;

/**
 * Installs a Chromium: Playwright's download, and where that is refused Debian's package, which
 * takes root. Says in one line a step what came of it.
 */
export async function installBrowser() {
  const debianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  console.log('No Chromium here yet: downloading the one that Playwright offers.');
  const download = await run(
    'npx',
    ['--no-install', 'playwright', 'install', '--no-shell', 'chromium'],
    {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      PLAYWRIGHT_DOWNLOAD_NO_PROGRESS: '1',
    },
  );
  if (download.ok) {
    if (debianRoot)
      await run('npx', ['--no-install', 'playwright', 'install-deps', 'chromium'], {});
    return;
  }
  console.log(`Playwright's download was refused: ${reasonIn(download.output)}`);
  if (!debianRoot) return;
  console.log("Installing Debian's chromium with apt-get.");
  const apt = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], apt);
  const packages = ['chromium', 'fonts-liberation'];
  const install = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    apt,
  );
  if (!install.ok) console.log(`apt-get gave up: ${reasonIn(install.output)}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: DOWNLOAD_LIMIT,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output = (output + text).slice(-20_000);
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * The one line of a tool's output that a person needs.
 *
 * @param {string} output
 */
function reasonIn(output) {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /^(Error|E): /.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
}
