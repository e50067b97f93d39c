import { assetType } from '@recto/content/node';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { readPageHeaders } from './demo-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Seconds after which the page of a demo that is not built yet reloads itself. */
const WAIT = 5;

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${WAIT}">
<title>The demo is being built</title>
<h1>The demo is being built</h1>
<p>The terminal in which you ran "npm start" shows the progress. This page reloads automatically.</p>
</html>
`;

/** Responds with a file of a demo, which may not be built yet. `path` is the part after the name of the demo. */
export function serveLocalDemo(folder: string, path: string): Response {
  const robots = { 'x-robots-tag': 'noindex' };
  if (!isFile(join(folder, '_headers'))) {
    const headers = { ...robots, 'content-type': 'text/html; charset=utf-8', 'retry-after': String(WAIT) };
    return new Response(NOT_BUILT, { status: 503, headers });
  }
  const match = findFile(folder, path);
  const file = match ?? join(folder, '404.html');
  return new Response(readFileSync(file), {
    status: match === undefined ? 404 : 200,
    headers: {
      ...readPageHeaders(readFileSync(join(folder, '_headers'), 'utf8')),
      ...robots,
      'cache-control': 'no-cache',
      'content-type': TYPES[extname(file)] ?? assetType(file) ?? 'application/octet-stream',
    },
  });
}

function findFile(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(`/${decode(path)}`));
  const candidates = [file, `${file}.html`, join(file, 'index.html')];
  return candidates.find((candidate) => candidate.startsWith(folder + sep) && isFile(candidate));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
