/** The plainest file server there is: files, `index.html` for folders, `404.html` for the rest. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const root = resolve(process.argv[2] ?? '.');

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(root, normalize(decodeURIComponent(pathname)));
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, 'index.html') : path;
  const found = file.startsWith(root) && existsSync(file);
  const sent = found ? file : join(root, '404.html');
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
  createReadStream(sent).pipe(response);
}).listen(Number(process.env['PORT']), process.env['HOST'] ?? 'localhost');
