// An MCP server over stdio, written by hand, that says what no SDK would let it say. Its version is
// its process id. With `stubborn` it does not leave when its input ends.
import process from 'node:process';
import { createInterface } from 'node:readline';

const tools = [
  { name: 'good', inputSchema: { type: 'object' }, 'x-vendor': { kept: true } },
  { name: 'no-schema', description: 'line\u2028separator' },
  null,
  { inputSchema: { type: 'object', properties: { a: true } }, name: 7 },
];

/** @type {Record<string, (params: { protocolVersion: string }) => object>} */
const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'odd', version: String(process.pid) },
  }),
  'tools/list': () => ({ tools }),
};

if (process.argv.includes('stubborn')) {
  process.stdin.on('end', () => setInterval(() => {}, 1000));
}
console.log('This line is not JSON.');
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const result = answers[method]?.(params);
  if (result) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
