import { compileBody, componentsIn, isElement } from '@recto/content';
import type { DocumentBody, TreeNode } from '@recto/content';
import { components as staticComponents } from 'virtual:recto/static-components';
import type { App } from '../app/app.ts';
import { dropBase } from '../app/base.ts';
import type { Repository, Site } from '../app/site.ts';
import { allowListOf } from '../body/allow-list.ts';
import { renderCopyButton, plainComponents } from '../body/plain-components.ts';
import { pageTitle } from '../head/head.ts';
import { defaultLocale, findLocale } from '../languages/locale.ts';
import { localiseLinks } from '../languages/localise-links.ts';
import { loadComponents } from '../runtime/load-components.ts';
import type { DraftBody, PreparedPage } from '../runtime/prepared-page.ts';
import { waitForPage } from './open-page.ts';

/** A parsed document that is not published yet. */
export interface Draft {
  /** Content tree, table of contents and line numbers. */
  body: Pick<DocumentBody, 'nodes' | 'toc' | 'lines'>;
  /** Front matter of the draft. */
  data: Record<string, unknown>;
  /** Front matter of the published document. Values of the page that equal it are replaced by those of the draft. */
  published: Record<string, unknown>;
  /** URLs of images that are not published yet, by their URL in the document. */
  images?: Readonly<Record<string, string>>;
}

/** Shows drafts in the open page. */
export interface PageDraft {
  /** Languages of the site. */
  locales: Site['locales'];
  /** Locale, locale of the text, and path of the open page. The path is without the base path of the site. */
  current: () => { path: string; locale: string; textLocale: string };
  /** URL of a commit at the Git host; `undefined` if the site has no repository. */
  commitUrl: (revision: string) => string | undefined;
  /** Calls the listener after navigation to another page. Returns a function that removes it. */
  onNavigate: (listener: () => void) => () => void;
  /**
   * Shows the page with the draft. Each top-level block is in an element with `data-line`, the first line of its source.
   */
  show: (draft: Draft) => Promise<void>;
  /** Shows the published page again. */
  reset: () => void;
  /** Loads the published page again. */
  reload: () => Promise<void>;
}

/** Name of the element around a component of a draft. */
export const BLOCK_TAG = 'recto-block';

/** Waits until the page is interactive, and returns functions to show drafts in it. */
export async function openPageDraft(): Promise<PageDraft> {
  const { app: pageApp, store, loadNavigation } = await waitForPage();
  const app: App = { ...pageApp, components: { ...pageApp.components, ...staticComponents } };
  let published = store.get();
  let visible: PreparedPage | undefined;
  let latest = 0;
  const listeners = new Set<() => void>();
  store.subscribe(() => {
    const page = store.get();
    if (page === visible || page === published) return;
    const isOther = page.payload.path !== published.payload.path;
    published = page;
    visible = undefined;
    latest += 1;
    if (isOther) for (const listener of listeners) listener();
  });
  return {
    locales: app.site.locales,
    async reload() {
      const { signal } = new AbortController();
      const loaded = await (await loadNavigation()).load(new URL(location.href), signal);
      if (loaded && 'page' in loaded) store.set(loaded.page);
    },
    commitUrl: (revision) => commitUrl(app.site.repository, revision),
    current() {
      const { path, locale, fallback } = published.payload;
      return { path: dropBase(path) ?? path, locale, textLocale: fallback?.locale ?? locale };
    },
    onNavigate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async show(draft) {
      latest += 1;
      const request = latest;
      const page = published;
      const body = compileDraft(draft, page, app);
      const missing = componentsIn(body).filter((name) => !page.components.has(name) && !visible?.components.has(name));
      const loaded = missing.length > 0 ? await loadComponents(app, missing) : new Map();
      // A newer draft or another page is already shown.
      if (request !== latest) return;
      visible = {
        ...page,
        draft: body,
        components: new Map([...page.components, ...(visible?.components ?? []), ...loaded]),
        payload: {
          ...page.payload,
          data: replaceFields(page.payload.data, draft),
          head: { ...page.payload.head, ...headOf(draft, app) },
        },
      };
      store.set(visible);
    },
    reset() {
      latest += 1;
      visible = undefined;
      if (store.get() !== published) store.set(published);
    },
  };
}

function commitUrl(repository: Partial<Repository> | undefined, revision: string): string | undefined {
  if (!repository) return undefined;
  const { owner = '', name = '', label, url = `https://github.com/${owner}/${name}` } = repository;
  return `${url.replace(/\/$/u, '')}/${label === 'GitLab' ? '-/' : ''}commit/${revision}`;
}

function compileDraft({ body, images = {} }: Draft, { payload, messages }: PreparedPage, app: App): DraftBody {
  const { site } = app;
  const locale = findLocale(payload.locale, site) ?? defaultLocale(site);
  const textLocale = payload.fallback ? (findLocale(payload.fallback.locale, site) ?? locale) : locale;
  const map = {
    interactive: app.components,
    trees: plainComponents(messages),
    afterCode: renderCopyButton(messages),
    allow: allowListOf(site),
  };
  const nodes = replaceImages(localiseLinks(body.nodes, { site, locale, text: textLocale }), images);
  return nodes.flatMap((node, index) => {
    const line = body.lines?.[index]?.[0] ?? 0;
    return compileBody([node], map).map((part): DraftBody[number] => {
      if (typeof part === 'string') return { line, html: part };
      return { element: BLOCK_TAG, attributes: { 'data-line': String(line) }, children: [part] };
    });
  });
}

/** Replaces the URLs of images that are not published yet. */
function replaceImages(nodes: readonly TreeNode[], pictures: NonNullable<Draft['images']>): readonly TreeNode[] {
  if (Object.keys(pictures).length === 0) return nodes;
  return nodes.map((node): TreeNode => {
    if (!isElement(node)) return node;
    const [tag, props, ...children] = node;
    const { src } = props;
    const address = typeof src === 'string' && Object.hasOwn(pictures, src) ? pictures[src] : undefined;
    return [tag, address === undefined ? props : { ...props, src: address }, ...replaceImages(children, pictures)];
  });
}

/** Replaces the published values in the data of a page with those of the draft. */
function replaceFields(data: unknown, { data: fields, published, body }: Draft): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => {
      if (key === 'toc') return [key, body.toc];
      const isPublished = Object.hasOwn(published, key) && isSame(published[key], value);
      return [key, isPublished && Object.hasOwn(fields, key) ? fields[key] : value];
    }),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function headOf({ data: { title, description } }: Draft, { site }: App): { title?: string; description?: string } {
  return {
    ...(typeof title === 'string' && { title: pageTitle(title, site.title, site.titleTemplate) }),
    ...(typeof description === 'string' && { description }),
  };
}
