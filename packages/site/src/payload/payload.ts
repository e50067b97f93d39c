import type { BodyNode } from '@recto/content';
import type { Head } from '../head/head.ts';

/** All that a page needs, made by one function for HTML, for client navigation and for static files. */
export interface Payload<Data = unknown> {
  path: string;
  locale: string;
  route: string;
  status: number;
  head: Head;
  data: Data;
  body: BodyNode[];
  /** Present when the page is an error. */
  error?: ErrorPayload;
}

export interface ErrorPayload {
  status: number;
  message: string;
}

/** An answer that sends the visitor elsewhere. */
export interface RedirectPayload {
  redirect: string;
}

export type PayloadAnswer = Payload | RedirectPayload;

export function isRedirect(answer: PayloadAnswer): answer is RedirectPayload {
  return 'redirect' in answer;
}

const PAYLOAD_FILE = '_payload.json';

/** Keyed by path, never by query. */
export function payloadAddress(path: string, buildId: string): string {
  return `${path.replace(/\/+$/u, '')}/${PAYLOAD_FILE}?${buildId}`;
}

/** The page whose payload is asked for, or `undefined` where a page itself is. */
export function payloadOwner(path: string): string | undefined {
  if (!path.endsWith(`/${PAYLOAD_FILE}`)) return undefined;
  const owner = path.slice(0, -PAYLOAD_FILE.length - 1);
  return owner === '' ? '/' : owner;
}
