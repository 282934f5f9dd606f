// Bundles what a host would import from the built package, dependencies included and peers left
// out, and prints how large that is. Fails over a limit, or where an import brings along what it
// should not. Run `npm run build` first.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * @typedef {object} Import
 * @property {string} what
 * @property {string} code
 * @property {number} limit in kB (1,000 bytes) of gzip
 * @property {RegExp} without what must not come along: a file of ours, a dependency or a peer
 */

/** @type {Import[]} */
const imports = [
  {
    what: 'toolcard/core',
    code: "export * from 'toolcard/core'",
    limit: 31,
    without: /^dist\/(components|hooks|query)\/|^react|^@tanstack|^node_modules\/react/,
  },
  {
    what: 'toolcard, all of it',
    code: "export * from 'toolcard'",
    limit: 74,
    without: /@modelcontextprotocol|^node_modules\/zod/,
  },
  {
    what: 'useTools alone',
    code: "export { useTools } from 'toolcard'",
    limit: 36,
    without: /^dist\/(components|messages)\/|^node_modules\/react-json-view-lite/,
  },
  {
    what: 'ToolCard alone',
    code: "export { ToolCard } from 'toolcard'",
    limit: 37,
    without: /^dist\/(hooks|query)\/|^@tanstack/,
  },
];

const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const peers = Object.keys(peerDependencies).flatMap((peer) => [peer, `${peer}/*`]);

/** @param {Import} wanted */
async function measure({ what, code, limit, without }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: peers,
    // Without the project's own paths, the name leads where package.json says: to the build.
    tsconfigRaw: {},
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const [output] = Object.values(metafile.outputs);
  const brought = [
    ...Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path] : [],
    ),
    ...(output?.imports ?? []).map(({ path }) => path),
  ];
  const kB = gzipSync(outputFiles[0]?.contents ?? '').byteLength / 1000;
  const unwanted = [...new Set(brought.filter((path) => without.test(path)))];
  return { what, kB, limit, unwanted, fits: kB <= limit };
}

const measured = await Promise.all(imports.map(measure));
console.log('import                  gzip      limit');
for (const { what, kB, limit, unwanted, fits } of measured) {
  const columns = [what.padEnd(20), `${kB.toFixed(2)} kB`.padStart(9), `${limit} kB`.padStart(8)];
  console.log(columns.join('  ') + (fits ? '' : '  over the limit'));
  for (const path of unwanted) console.log(`  brings ${path}, which it should not`);
}
if (measured.some(({ fits, unwanted }) => !fits || unwanted.length > 0)) process.exitCode = 1;
