import type { ClientComponent } from '@recto/site';

/** Components that authors can use in markdown and that move in the browser. */
export const components: Record<string, ClientComponent> = {
  'code-group': { load: async () => (await import('@recto/ui/code-group')).CodeGroup, items: true },
  'content-facts': { load: async () => (await import('./components/content-facts.tsx')).ContentFacts },
  counter: { load: async () => (await import('./components/counter.tsx')).Counter },
  'open-book': { load: async () => (await import('./components/open-book/open-book.tsx')).OpenBook },
  icon: { load: async () => (await import('@recto/ui/prose-icon')).ProseIcon },
  'path-preview': { load: async () => (await import('./components/path-preview.tsx')).PathPreview },
  tabs: { load: async () => (await import('@recto/ui/prose-tabs')).Tabs, items: true },
};
