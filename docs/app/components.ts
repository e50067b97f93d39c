import { markdownComponents } from '@recto/screens';
import type { ClientComponent } from '@recto/site';

/** Components that authors can use in markdown and that move in the browser. */
export const components: Record<string, ClientComponent> = {
  ...markdownComponents,
  'content-facts': { load: async () => (await import('./components/content-facts.tsx')).ContentFacts },
  counter: { load: async () => (await import('./components/counter.tsx')).Counter },
  'open-book': { load: async () => (await import('./components/open-book/open-book.tsx')).OpenBook },
  'path-preview': { load: async () => (await import('./components/path-preview.tsx')).PathPreview },
};
