import type { PluginOption } from 'vite';

/** How the bundled code of ELK, which lays out diagrams, looks for the `require` of Node. */
const LOOKUP = 'typeof require&&require';

/**
 * Removes the lookup of `require` from the code of ELK in browsers. With it, a shim for `require` would become part of
 * a file that every page loads with React.
 */
export function noRequirePlugin(): PluginOption {
  return {
    name: 'recto:studio-no-require',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]elkjs[\\/]/u, code: LOOKUP },
      // Line numbers do not change.
      handler: (code) => ({ code: code.replaceAll(LOOKUP, '""'), map: null }),
    },
  };
}
