import type { PageDescription } from '../about/page-about.ts';
import type { HeadElement } from '../head/render-elements.ts';
import type { Payload, RedirectPayload } from './payload.ts';

/** A page as the server knows it: HTML, payload, markdown, lists and static files are made from it. */
export interface ResolvedPage<Data = unknown> extends Payload<Data> {
  /** What search engines and shared links say about the page. */
  about?: PageDescription;
  /** Elements in the head of its HTML, beside those of the site. */
  elements?: readonly HeadElement[];
  /**
   * Makes the markdown version from the page as it is now, with all changes. Missing where search engines do not list
   * the page.
   */
  markdown?: (page: Payload) => Promise<string>;
}

/** A page, or the place to go instead. */
export type PageAnswer = ResolvedPage | RedirectPayload;

/** The one way to get a page. */
export type ResolvePage = (path: string, request?: Request) => Promise<PageAnswer>;

/** Changes a page before anybody gets it. */
export type ChangePage = (page: ResolvedPage) => ResolvedPage | Promise<ResolvedPage>;

/** The part of a page that browsers get. */
export function payloadOf({
  about: _about,
  elements: _elements,
  markdown: _markdown,
  ...payload
}: ResolvedPage): Payload {
  return payload;
}

/**
 * A payload as a file. Its navigation is left out, because browsers build it from the lists of its folders, which many
 * pages share; see `completeNavigation`.
 */
export function filePayloadOf(page: ResolvedPage): Payload {
  const { navigation, ...payload } = payloadOf(page);
  return navigation && !payload.folders ? { ...payload, navigation } : payload;
}
