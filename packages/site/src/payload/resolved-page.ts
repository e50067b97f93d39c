import type { PageDescription } from '../about/page-about.ts';
import type { HeadElement } from '../head/render-elements.ts';
import type { Payload, RedirectPayload } from './payload.ts';

/** A page on the server: HTML, payload, markdown, lists and static files are generated from it. */
export interface ResolvedPage<Data = unknown> extends Payload<Data> {
  /** Metadata of the page for search engines and shared links. */
  about?: PageDescription;
  /** Additional elements in the head of its HTML. */
  elements?: readonly HeadElement[];
  /**
   * Renders the markdown version of the page in its current state, with all changes. Missing for pages that are not
   * indexed by search engines.
   */
  markdown?: (page: Payload) => Promise<string>;
}

/** A page, or a redirect. */
export type ResolveResult = ResolvedPage | RedirectPayload;

/** Resolves a path to a page. All access to pages goes through it. */
export type ResolvePage = (path: string, request?: Request) => Promise<ResolveResult>;

/** Changes a page before it is sent. */
export type ChangePage = (page: ResolvedPage) => ResolvedPage | Promise<ResolvedPage>;

/** Returns the part of a page that browsers receive. */
export function payloadOf({
  about: _about,
  elements: _elements,
  markdown: _markdown,
  ...payload
}: ResolvedPage): Payload {
  return payload;
}

/**
 * Returns the payload file of a page. The navigation is omitted, because browsers build it from the lists of its
 * folders, which many pages share; see `completeNavigation`.
 */
export function filePayloadOf(page: ResolvedPage): Payload {
  const { navigation, ...payload } = payloadOf(page);
  return navigation && !payload.folders ? { ...payload, navigation } : payload;
}
