import type { BodyNode } from '@recto/content';
import type { TreeItem } from '@recto/ui';
import type { Head } from '../head/head.ts';
import type { IconData } from '../icons/icon-data.ts';
import type { KnownImages } from '../images/image-facts.ts';

/** A page as browsers get it: plain data. */
export interface Payload<Data = unknown> {
  path: string;
  locale: string;
  route: string;
  status: number;
  head: Head;
  data: Data;
  /** Version of the content that the page was made from. In a page, an attribute names it instead. */
  contentVersion?: string | undefined;
  body: BodyNode[];
  /** The part of the section's navigation that is around the page, where its route has a navigation. */
  navigation?: TreeItem[];
  /** The folders of the navigation that are open on the page, the root first. A payload as a file has them in its place. */
  folders?: string[];
  /** Present when the page is not translated and its text is another language's. */
  fallback?: Fallback;
  /** Present when the page is a translation of a text that has changed since. */
  outdated?: Fallback;
  /** What the query of this very visit asked for. A page has it; a payload, which is keyed by path, never has. */
  asked?: Asked;
  /** Icons that the data names. */
  icons?: Record<string, IconData>;
  /** What is known of the pictures that the data names, by their address. */
  images?: KnownImages;
  /** Values by key that the page's components share; what the visitor changed since goes before them. */
  state?: Record<string, unknown>;
  /** Present when the page is an error. */
  error?: ErrorPayload;
  /** What went wrong without costing the page its life, by the part that failed. */
  errors?: Record<string, ErrorPayload>;
  /** The page was made from the request of one visitor. */
  perVisitor?: true;
  /** When the page was made, where it is a file; in milliseconds since 1970. */
  prerenderedAt?: number;
}

export interface Asked {
  /** The query, with its question mark. */
  search: string;
  data: unknown;
}

/** The original of a page: it stands in for a translation, or has changed since one was made. */
export interface Fallback {
  /** Code of its language. */
  locale: string;
  /** Tag and direction of its text, for the elements that hold it. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Where the original is. */
  path: string;
}

export interface ErrorPayload {
  status: number;
  /** What the status means in a few words. */
  statusMessage: string;
  /** What happened; the same as `statusMessage` where nothing more is to be said. */
  message: string;
  /** Something that should be there is not; otherwise there is merely no such page. */
  fatal: boolean;
}

/** An answer that sends the visitor elsewhere. */
export interface RedirectPayload {
  redirect: string;
  /** 301 for good; 302 otherwise. */
  status?: 301 | 302;
}

export type PayloadAnswer = Payload | RedirectPayload;

export function isRedirect(answer: object): answer is RedirectPayload {
  return 'redirect' in answer;
}

/** What an answer is made of: the app and the content, as attributes of `#app` name them. */
export interface Versions {
  build?: string | undefined;
  content?: string | undefined;
}

/** The query of an address whose answer may be cached for good: another app or other content is another address. */
export function versionQuery({ build = '', content = '' }: Versions): string {
  return `?${build}.${content}`;
}

/** Names the build that answers, where another one was asked for. */
export const BUILD_HEADER = 'x-recto-build';

const PAYLOAD_FILE = '_payload.json';

/** Keyed by path, never by query. */
export function payloadAddress(path: string, versions: Versions): string {
  return payloadFile(path) + versionQuery(versions);
}

/** The same as a file. */
export function payloadFile(path: string): string {
  return `${path.replace(/\/+$/u, '')}/${PAYLOAD_FILE}`;
}

/** The page whose payload is asked for, or `undefined` where a page itself is. */
export function payloadOwner(path: string): string | undefined {
  if (!path.endsWith(`/${PAYLOAD_FILE}`)) return undefined;
  const owner = path.slice(0, -PAYLOAD_FILE.length - 1);
  return owner === '' ? '/' : owner;
}
