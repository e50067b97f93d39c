import { escapeHtml } from '@recto/content';
import { renderToString } from 'react-dom/server';
import type { App } from '../app/app.ts';
import { ProseShownContext } from '../body/body.tsx';
import { colorModeScript } from '../boot/color-mode.ts';
import { renderHead } from '../head/head.ts';
import { PAYLOAD_ID, numberProse, renderInlinePayload } from '../payload/inline.ts';
import type { Payload } from '../payload/payload.ts';
import { preparePage } from '../runtime/prepare-page.ts';
import { Root } from '../runtime/root.tsx';

/** Files of the built client, as the page names them. */
export interface ClientFiles {
  boot: string;
  styles: readonly string[];
  /** What intent will ask for. */
  runtime: readonly string[];
  /** Script elements that only a dev server needs. */
  dev: string;
}

/** A whole HTML document. The prose in it is not repeated in the payload beside it. */
export async function renderPage(app: App, payload: Payload, files: ClientFiles, buildId: string): Promise<string> {
  const page = await preparePage(app, payload);
  const body = numberProse(payload.body);
  const shown = new Set<number>();
  const html = renderToString(
    <ProseShownContext value={(number) => shown.add(number)}>
      <Root app={app} page={page} body={body} />
    </ProseShownContext>,
  );
  const { lang, dir } = payload.head;
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${colorModeScript}</script>`,
    renderHead(payload.head),
    app.site.icon === undefined ? '' : `<link rel="icon" href="${escapeHtml(app.site.icon)}">`,
    styles,
    files.dev,
    `<script type="module" src="${files.boot}" data-files="${files.runtime.join(' ')}"></script>`,
    `</head><body><div id="app" data-build="${buildId}">${html}</div>`,
    `<script type="application/json" id="${PAYLOAD_ID}">${renderInlinePayload(payload, body, shown)}</script>`,
    '</body></html>',
  ].join('');
}
