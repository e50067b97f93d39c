import { escapeHtml } from '@recto/content';
import type { ComponentNode } from '@recto/content';
import { renderToString } from 'react-dom/server';
import type { App } from '../app/app.ts';
import { rawPath } from '../app/raw-path.ts';
import { routeMeta } from '../app/route-meta.ts';
import type { Locale } from '../app/site.ts';
import { ProseShownContext } from '../body/body.tsx';
import { FailuresContext } from '../body/failed-component.tsx';
import type { Failure } from '../body/failed-component.tsx';
import { OpenComponentsContext } from '../body/render-tracking.tsx';
import { headScript } from '../boot/head-script.ts';
import { FORCED_ATTRIBUTE, forcedColorMode } from '../color-mode/color-mode.ts';
import { renderHead } from '../head/head.ts';
import { renderBrand, renderThemeColors } from '../head/render-brand.ts';
import { renderElements } from '../head/render-elements.ts';
import { InlineIslandsContext } from '../islands/inline-context.ts';
import type { InlineLookup } from '../islands/inline-context.ts';
import { defaultLocale, findLocale } from '../languages/locale.ts';
import { OFFLINE_ATTRIBUTE } from '../offline/offline-config.ts';
import { buildGraph, renderGraph } from '../linked-data/build-graph.ts';
import { PAYLOAD_ID, numberProse, renderInlinePayload } from '../payload/inline.ts';
import type { Payload } from '../payload/payload.ts';
import { payloadOf } from '../payload/resolved-page.ts';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import { preparePage } from '../runtime/prepare-page.ts';
import { Root } from '../runtime/root.tsx';
import { SearchContext } from '../runtime/use-search.ts';
import { LLMS_PATH } from '../llms/list-llms-files.ts';
import { renderWithoutFailing, throwFailure } from './render-without-failing.ts';
import type { OnFailure } from './render-without-failing.ts';
import { collectFiles } from './page-files.ts';
import { renderSharing } from '../sharing/render-sharing.ts';
import type { InlineIslands } from '../islands/server/inline-islands.ts';

/** URLs of the client's files, as pages contain them. */
export interface ClientFiles {
  /** The script that every page runs. */
  boot: string;
  /** Style sheets. */
  styles: readonly string[];
  /** Fonts to preload. */
  fonts?: ((locale: Locale) => readonly string[]) | undefined;
  /** Renders the `link` elements of the site's feeds. */
  feeds?: ((locale: Locale) => Promise<string>) | undefined;
  /** Files that are loaded on intent on every page; files of a single page are collected when it is rendered. */
  runtime: readonly string[];
  /** Files that are loaded when a visitor is about to open another page. */
  navigation?: readonly string[] | undefined;
  /** Files of the search palette, if the site has one. */
  search?: readonly string[] | undefined;
  /** The analytics script, if the site has analytics. */
  analytics?: string | undefined;
  /** The script that registers the service worker, if the site has one. */
  offline?: string | undefined;
  /** Script elements that only a dev server needs. */
  dev: string;
}

/** Options of `renderPage`. */
export interface RenderPageOptions {
  /** Id of the build. */
  buildId: string;
  /** A further script that runs in the head, before the first paint. */
  script?: string | undefined;
  /** Query string of the request. */
  search?: string | undefined;
  /** Whether the page has `noindex`. */
  isHidden?: boolean | undefined;
  /** Renders the islands that the page contains. */
  islands?: Pick<InlineIslands, 'render'> | undefined;
  /** HTML before the page. It is not part of the React tree. */
  banner?: string | undefined;
  /** Called when a markdown component throws. The returned failure is shown instead of the component. */
  onFailure?: OnFailure | undefined;
}

/** Renders the HTML document of a page. Prose in the HTML is not repeated in the inline payload. */
export async function renderPage(
  app: App,
  resolved: ResolvedPage,
  files: ClientFiles,
  {
    buildId,
    script,
    search: query = '',
    isHidden = false,
    islands,
    banner = '',
    onFailure = throwFailure,
  }: RenderPageOptions,
): Promise<string> {
  const payload = payloadOf(resolved);
  const { result: page, files: pageFiles } = await collectFiles(async () => await preparePage(app, payload));
  const { files: messageFiles } = await collectFiles(async () => await app.messages[payload.locale]?.());
  const searchFiles = files.search && files.search.length > 0 ? [...files.search, ...messageFiles] : [];
  const body = numberProse(payload.body);
  const proseIds = new Set<number>();
  const failures = new Map<object, Failure>();
  const renderOnce = (lookup: InlineLookup | null, open: ComponentNode<unknown>[] | null): string => {
    proseIds.clear();
    return renderToString(
      <OpenComponentsContext value={open}>
        <FailuresContext value={failures}>
          <InlineIslandsContext value={lookup}>
            <ProseShownContext value={(number) => proseIds.add(number)}>
              <SearchContext value={query}>
                {/* The same number of children as in the browser, since ids of React's `useId` depend on it. */}
                <Root app={app} page={page} body={body} />
                {null}
              </SearchContext>
            </ProseShownContext>
          </InlineIslandsContext>
        </FailuresContext>
      </OpenComponentsContext>,
    );
  };
  const renderTolerant = (lookup: InlineLookup | null): string =>
    renderWithoutFailing(
      (open) => renderOnce(lookup, open),
      (node, error) => {
        const failure = onFailure(error, node.component);
        if (failure) failures.set(node, failure);
      },
    );
  const { contentVersion: content = '' } = payload;
  const html = islands ? await islands.render(renderTolerant, content) : renderTolerant(null);
  const { lang, dir } = payload.head;
  const meta = routeMeta(app, payload);
  const isUnlisted = isHidden || meta.noindex === true;
  const colorMode = forcedColorMode(meta.colorMode);
  const forced = colorMode ? ` ${FORCED_ATTRIBUTE}="${colorMode}"` : '';
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const locale = findLocale(payload.locale, app.site) ?? defaultLocale(app.site);
  const fonts = (files.fonts?.(locale) ?? []).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
  );
  const hasRaw = resolved.markdown !== undefined && app.site.raw !== false;
  const llms = app.site.llms === false ? undefined : (app.site.base ?? '') + LLMS_PATH;
  const hrefs = [...new Set([...files.runtime, ...pageFiles])].filter((href) => href !== files.boot);
  const search = searchFiles.length > 0 ? ` data-search="${searchFiles.join(' ')}"` : '';
  const navigationFiles = files.navigation ?? [];
  const navigation = navigationFiles.length > 0 ? ` data-navigation-files="${navigationFiles.join(' ')}"` : '';
  const offline = files.offline === undefined ? '' : ` ${OFFLINE_ATTRIBUTE}="${files.offline}"`;
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${dir}"${forced}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    script === undefined ? '' : `<script>${script}</script>`,
    renderThemeColors(app.site, colorMode),
    isUnlisted ? '<meta name="robots" content="noindex">' : '',
    renderHead(payload.head),
    renderElements([
      ['link', { rel: 'alternate', type: 'text/markdown', href: hasRaw ? rawHref(payload, app) : undefined }],
      // Also sent as a `link` header, which some static hosts do not support.
      ['link', { rel: 'describedby', type: 'text/markdown', href: llms }],
      ...(resolved.elements ?? []),
    ]),
    renderSharing(app.site, resolved),
    isUnlisted ? '' : renderGraph(buildGraph(app, resolved)),
    renderBrand(app.site),
    (await files.feeds?.(locale)) ?? '',
    ...fonts,
    styles,
    // After the style sheets, because the parser waits for them here. The body is then laid out in several shorter tasks
    // while it is parsed, not in one when the style sheets arrive after the whole page.
    `<script>${headScript}</script>`,
    files.dev,
    `<script type="module" src="${files.boot}" data-files="${hrefs.join(' ')}"${search}${navigation}${offline}></script>`,
    renderAnalytics(app.site, files.analytics),
    `</head><body>${banner}<div id="app" data-build="${buildId}" data-content="${content}">${html}</div>`,
    `<script type="application/json" id="${PAYLOAD_ID}">${renderInlinePayload(payload, body, proseIds, html)}</script>`,
    '</body></html>',
  ].join('');
}

function renderAnalytics({ analytics }: App['site'], src: string | undefined): string {
  if (!analytics || src === undefined) return '';
  return `<script type="module" src="${src}" data-analytics="${escapeHtml(JSON.stringify(analytics))}"></script>`;
}

function rawHref({ path }: Payload, { site }: App): string {
  return encodeURI(rawPath(path, site.base));
}
