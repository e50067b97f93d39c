import { defineEndpoint } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { PREVIEW_SCRIPT, PREVIEW_STYLES } from '../feature/paths.ts';

const STYLES = `.recto-preview {
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 1000;
  padding: 0.625rem 1rem;
  border-block-start: 3px solid #f59e0b;
  background: #18181b;
  color: #fafafa;
  font: 0.875rem/1.4 system-ui, sans-serif;
  text-align: center;
}
.recto-preview p { margin: 0; }
.recto-preview strong { margin-inline-end: 0.5rem; color: #fcd34d; }
body:has(> .recto-preview) { padding-block-end: 4.5rem; }
.recto-refusal {
  display: grid;
  min-height: 100vh;
  margin: 0;
  place-items: center;
  color-scheme: light dark;
  background: Canvas;
  color: CanvasText;
  font: 1rem/1.6 system-ui, sans-serif;
}
.recto-refusal main { max-width: 34rem; padding: 1.5rem; }
.recto-refusal h1 { font-size: 1.5rem; line-height: 1.25; }
@media print { .recto-preview { position: static; } }
`;

/** Links on the page load other pages without a new document. These are not previews, and going back needs a reload. */
const SCRIPT = `const { pathname } = location;
let hasLeft = false;
globalThis.navigation?.addEventListener('currententrychange', () => {
  const isOther = location.pathname !== pathname;
  if (isOther) document.querySelector('.recto-preview')?.remove();
  else if (hasLeft) location.reload();
  hasLeft ||= isOther;
});
`;

/** Style sheet and script of the preview bar, which only previews load. */
export function createPreviewFiles(): SiteEndpoint[] {
  return [
    file(PREVIEW_STYLES, 'text/css; charset=utf-8', STYLES),
    file(PREVIEW_SCRIPT, 'text/javascript; charset=utf-8', SCRIPT),
  ];
}

function file(path: string, type: string, text: string): SiteEndpoint {
  return defineEndpoint({
    path,
    methods: ['GET'],
    cache: 'none',
    handle: () => new Response(text, { headers: { 'content-type': type } }),
  });
}
