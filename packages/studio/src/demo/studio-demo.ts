import { defineFeature } from '@recto/site';
import type { Feature } from '@recto/site';
import { noRequirePlugin } from '../feature/no-require-plugin.ts';
import { onlineOnlyPlugin } from '../feature/online-only-plugin.ts';

/**
 * Lets visitors try the editor on the pages of the site: `StudioDemoButton` opens it. Changes stay in their browser.
 * The source of every published page becomes public.
 */
export function studioDemo(): Feature {
  return defineFeature({
    name: 'studio-demo',
    vite: () => [onlineOnlyPlugin(), noRequirePlugin()],
    server: () => import('./demo.server.ts'),
  });
}
