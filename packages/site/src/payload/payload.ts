import type { BodyNode } from '@recto/content';
import type { TreeItem } from '@recto/ui';
import type { Head } from '../head/head.ts';
import type { IconData } from '../icons/icon-data.ts';
import type { KnownImages } from '../images/image-metadata.ts';

/** A page as browsers receive it: plain data. */
export interface Payload<Data = unknown> {
  /** Path of the page, with the base path and the language. */
  path: string;
  /** Locale code of the page. */
  locale: string;
  /** Path pattern of the route. */
  route: string;
  /** HTTP status. */
  status: number;
  /** Title, description and links of the document head. */
  head: Head;
  /** Data that `load` returned. */
  data: Data;
  /** Content version of the page. In HTML it is an attribute of `#app` instead. */
  contentVersion?: string | undefined;
  /** Compiled text of the page. */
  body: BodyNode[];
  /** The part of the section's navigation near the page, if its route has a navigation. */
  navigation?: TreeItem[];
  /**
   * The folders of the navigation that are open on the page, the root first. A payload file has them instead of the
   * navigation.
   */
  folders?: string[];
  /** Present if the page is not translated and its text is in another language. */
  fallback?: Fallback;
  /** Present if the page is a translation of a text that has changed since. */
  outdated?: Fallback;
  /** Data for the query string of this request. Only pages have it: a payload file is identified by its path alone. */
  queryResult?: QueryResult;
  /** Icons that the data references. */
  icons?: Record<string, IconData>;
  /** Metadata of the images that the data references, by their URL. */
  images?: KnownImages;
  /** Initial values of the state that components share, by key. Values that the visitor has changed take precedence. */
  state?: Record<string, unknown>;
  /** Present if the page is an error. */
  error?: ErrorPayload;
  /** Errors that did not prevent the page from being rendered, by the part that failed. */
  errors?: Record<string, ErrorPayload>;
  /** Whether the page was rendered for the request of one visitor. */
  perVisitor?: true;
  /** Time at which a static page was rendered, in milliseconds since 1970. */
  prerenderedAt?: number;
}

/** Data for the query string of a request. */
export interface QueryResult {
  /** The query string, with its question mark. */
  search: string;
  /** The result of `answerQuery` for the query string. */
  data: unknown;
}

/** The original of a page, if the translation is missing or outdated. */
export interface Fallback {
  /** Locale code of the original. */
  locale: string;
  /** Language tag of its text, for the elements that contain it. */
  lang: string;
  /** Direction of its text. */
  dir: 'ltr' | 'rtl';
  /** Path of the original. */
  path: string;
}

/** An error that is shown instead of a page. */
export interface ErrorPayload {
  /** HTTP status. */
  status: number;
  /** Short text for the status. */
  statusMessage: string;
  /** What happened; the same as `statusMessage` if there are no details. */
  message: string;
  /** Whether something that should work is broken or missing; `false` if no page has the requested path. */
  fatal: boolean;
}

/** A redirect. */
export interface RedirectPayload {
  redirect: string;
  /** 301 for a permanent redirect, 302 for a temporary one. */
  status?: 301 | 302;
}

/** Response to a request for a payload. */
export type PayloadResponse = Payload | RedirectPayload;

/** Whether a response is a redirect. */
export function isRedirect(result: object): result is RedirectPayload {
  return 'redirect' in result;
}

/** Build and content version of a response, as the attributes of `#app` state them. */
export interface Versions {
  build?: string | undefined;
  content?: string | undefined;
}

/** Builds the query of a URL whose response may be cached forever: another build or content version has another URL. */
export function versionQuery({ build = '', content = '' }: Versions): string {
  return `?${build}.${content}`;
}

/** Response header with the build id, if another build was requested. */
export const BUILD_HEADER = 'x-recto-build';

const PAYLOAD_FILE = '_payload.json';

/** Returns the path and query of a page's payload. It depends on the path of the page, never on its query. */
export function payloadUrl(path: string, versions: Versions): string {
  return payloadFile(path) + versionQuery(versions);
}

/** Returns the path of a page's payload file, without query. */
export function payloadFile(path: string): string {
  return `${path.replace(/\/+$/u, '')}/${PAYLOAD_FILE}`;
}

/** Returns the page whose payload a path requests, or `undefined` for any other path. */
export function pageOfPayloadPath(path: string): string | undefined {
  if (!path.endsWith(`/${PAYLOAD_FILE}`)) return undefined;
  const page = path.slice(0, -PAYLOAD_FILE.length - 1);
  return page === '' ? '/' : page;
}
