import { fileURLToPath } from 'node:url';
import { BASE } from '../../app/base-path.ts';
import { DEV_NONCE } from '../security-policy.ts';

/** Elements that a dev server adds to every page: Vite's client, and the error overlay as a separate script. */
export function renderDevScripts(): string {
  // Publishing rewrites file extensions only inside of `new URL`.
  const overlay = fileURLToPath(new URL('../../dev/overlay/overlay.ts', import.meta.url))
    .replaceAll('\\', '/')
    .replace(/^\/?/u, '/');
  return [
    `<meta property="csp-nonce" nonce="${DEV_NONCE}">`,
    `<script type="module" src="${BASE}/@vite/client"></script>`,
    `<script type="module" src="${BASE}/@fs${overlay}"></script>`,
  ].join('');
}

/** The page to show when the site cannot render one. The error overlay is shown on top of it. */
export function createFallbackResponse(): Response {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>This page cannot be shown</title>${renderDevScripts()}</head>`,
    '<body><h1>This page cannot be shown</h1>',
    '<p>The code of the site has an error. The terminal shows it, too.</p></body></html>',
  ].join('');
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
