import type { Plugin } from 'vite';

/** A style sheet that a module imports for its effect: a module of classes and a query such as `?inline` have a value. */
export const PLAIN_SHEET = /(?<!\.module)\.(?:css|less|sass|scss|styl|stylus|pcss|postcss)$/u;

/**
 * While developing: style sheets are empty on the server. It names their files in the page and needs none of their rules,
 * and Tailwind would gather the classes of the whole site before the first page is answered.
 */
export function serverStylesPlugin(): Plugin {
  return {
    name: 'recto:server-styles',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    load: {
      order: 'pre',
      filter: { id: PLAIN_SHEET },
      handler: () => '',
    },
  };
}
