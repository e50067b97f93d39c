/**
 * A minimal file server: it serves files, `index.html` for folders, and `404.html` for everything else. With
 * `--clean-urls` the path `/page` also serves `page.html`.
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const root = resolve(process.argv[2] ?? '.');
const endings = process.argv.includes('--clean-urls') ? ['', '.html', '/index.html'] : ['', '/index.html'];

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(root, normalize(decodeURIComponent(pathname)));
  const file = endings.map((ending) => path + ending).find((one) => one.startsWith(root) && isFile(one));
  const sent = file ?? join(root, '404.html');
  const status = file === undefined ? 404 : 200;
  if (!isFile(sent)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(status, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
  createReadStream(sent).pipe(response);
}).listen(Number(process.env['PORT']), process.env['HOST'] ?? 'localhost');

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
