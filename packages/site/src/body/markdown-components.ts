import type { ClientComponent } from '../app/app.ts';

/** Components that authors can use in markdown on any site, and that move in the browser. */
export const markdownComponents: Record<string, ClientComponent> = {
  'code-group': { load: async () => (await import('@recto/ui/code-group')).CodeGroup, items: true },
  icon: { load: async () => (await import('@recto/ui/prose-icon')).ProseIcon },
  tabs: { load: async () => (await import('@recto/ui/prose-tabs')).Tabs, items: true },
};
