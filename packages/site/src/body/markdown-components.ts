import type { ClientComponent } from '../app/app.ts';

/**
 * The built-in interactive components. The rest of their definition is in `builtInComponents`, which is not imported
 * here, because every visitor loads this module. A test compares the two.
 */
export const markdownComponents: Record<string, ClientComponent> = {
  'code-group': { load: async () => (await import('@recto/ui/code-group')).CodeGroup, items: true },
  icon: { load: async () => (await import('@recto/ui/prose-icon')).ProseIcon },
  tabs: { load: async () => (await import('@recto/ui/prose-tabs')).ProseTabs, items: true },
};
