import type { App } from '../../app/app.ts';
import { encodePattern, listRedirects } from '../../rules/list-redirects.ts';

/** A redirect in Vercel's Build Output API. */
export interface VercelRedirect {
  /** A regular expression that matches the whole path. */
  src: string;
  /** Status of the redirect. */
  status: 301 | 302;
  /** Headers with the target. */
  headers: { Location: string };
}

/**
 * Lists the redirects for Vercel, so that an old path does not start a function. Vercel ignores case, as the server
 * does.
 */
export function vercelRedirects(app: Pick<App, 'rules' | 'site'>): VercelRedirect[] {
  return listRedirects(app).map(({ from, to, status }) => ({
    src: `^${encodePattern(from).split('/').map(sourceOf).join('/').replace('/(?:.*)', '(?:/.*)?')}/?$`,
    status,
    headers: { Location: to },
  }));
}

function sourceOf(segment: string): string {
  if (segment === '**') return '(?:.*)';
  return segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
