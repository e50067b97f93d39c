import { defineFeature } from '@recto/site';
import type { Feature } from '@recto/site';
import { onlineOnlyPlugin } from '../feature/online-only-plugin.ts';

/**
 * Visitors can try the editor on the pages of the site: `StudioDemoButton` opens it. What they write stays in their
 * browser. The source of every published page can be read by everybody then.
 */
export function studioDemo(): Feature {
  return defineFeature({ name: 'studio-demo', vite: onlineOnlyPlugin, server: () => import('./demo.server.ts') });
}
