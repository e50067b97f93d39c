import type { App } from '../../app/app.ts';
import { encodePattern, listRedirects } from '../../rules/list-redirects.ts';

/** A route of Vercel's Build Output API that answers by itself. */
export interface VercelRedirect {
  /** A regular expression over the whole path. */
  src: string;
  status: 301 | 302;
  headers: { Location: string };
}

/** The redirects as Vercel reads them, so that an old address wakes no function. Case does not matter there either. */
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
