// Writes the character tables of src/model/text from Unicode's own data, as the development
// dependencies bring it. Run it after one of those is updated; a test holds it against the files.
import { writeFile } from 'node:fs/promises';
import { unicodeTables } from './unicode/unicodeTables.mjs';

for (const [path, source] of unicodeTables()) await writeFile(path, source);
