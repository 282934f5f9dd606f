import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder on a free port of this machine.
 *
 * @param {string} root
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveFolder(root) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://folder');
    // Normalized as an absolute path, it cannot climb out of the folder.
    const path = normalize(decodeURIComponent(pathname));
    const file = join(root, path.endsWith(sep) ? `${path}index.html` : path);
    readFile(file).then(
      (body) => {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        response.end(body);
      },
      () => {
        response.statusCode = path === `${sep}favicon.ico` ? 204 : 404;
        response.end();
      },
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
