import type { Page } from '../../config/page.ts';
import { postPages } from '../blog/blog.ts';
import type { BlogOptions } from '../blog/blog.ts';

/** What changed, along a time line, and a page for each change. */
export function changelog(path = '/changelog', options: BlogOptions = {}): Page[] {
  return postPages('changelog', path, { listScreen: () => import('./changelog-screen.tsx'), ...options });
}
