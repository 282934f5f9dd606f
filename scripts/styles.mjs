// Bundles src/styles.css into dist, with a declaration beside it: without one, TypeScript 6 refuses
// `import 'toolcard/styles.css'` in a project that has no types for stylesheets (TS2882).
import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/styles.css'],
  outfile: 'dist/styles.css',
  bundle: true,
  logLevel: 'warning',
});
await writeFile('dist/styles.css.d.ts', 'export {};\n');
