import type { Page } from '../../config/page.ts';
import { postPages } from '../blog/blog.ts';
import type { BlogOptions } from '../blog/blog.ts';

/** A changelog: a timeline of entries, newest first, and a page for each. */
export function changelog(path = '/changelog', options: BlogOptions = {}): Page[] {
  return postPages('changelog', path, { listScreen: () => import('./changelog-screen.tsx'), ...options });
}
