import type { Plugin } from 'vite';

/** Style sheets that are imported for their side effect, and not for a value, as CSS modules and `?inline` are. */
export const SIDE_EFFECT_STYLES = /(?<!\.module)\.(?:css|less|sass|scss|styl|stylus|pcss|postcss)$/u;

/**
 * Development only: replaces style sheets with empty modules on the server, which only needs their URLs. Otherwise
 * Tailwind would collect the classes of the whole site before the first page is sent.
 */
export function serverStylesPlugin(): Plugin {
  return {
    name: 'recto:server-styles',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    load: {
      order: 'pre',
      filter: { id: SIDE_EFFECT_STYLES },
      handler: () => '',
    },
  };
}
