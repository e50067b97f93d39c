import type { Plugin } from 'vite';

const CODEMIRROR = [
  'autocomplete',
  'commands',
  'lang-json',
  'lang-yaml',
  'language',
  'lint',
  'search',
  'state',
  'view',
];
const LEZER = ['common', 'highlight', 'markdown'];
const PROSEMIRROR = [
  'commands',
  'dropcursor',
  'gapcursor',
  'inputrules',
  'keymap',
  'model',
  'schema-list',
  'state',
  'tables',
  'transform',
  'view',
];

/** Packages that the editor loads in browsers. */
const OWN = [
  ...CODEMIRROR.map((name) => `@codemirror/${name}`),
  ...LEZER.map((name) => `@lezer/${name}`),
  ...PROSEMIRROR.map((name) => `@tiptap/pm/${name}`),
  'idb',
  'node-diff3',
  'yaml',
];

/** Packages that the parser of the editor's preview loads in browsers. Grammars are loaded only for rare languages. */
const OF_PARSER = ['beautiful-mermaid', 'comark', 'comark/utils', 'entities', 'gemoji', 'htmlparser2', 'temml', 'zod'];

/** The packages in Vite's notation for nested dependencies. */
export const editorDependencies: readonly string[] = [
  ...OWN.map((name) => `@recto/studio > ${name}`),
  ...OF_PARSER.map((name) => `@recto/studio > @recto/content > ${name}`),
];

/**
 * Bundles the dependencies of the editor when a dev server starts. It would find them when the editor is opened, and
 * reload the page, which closes the editor.
 */
export function editorDependenciesPlugin(): Plugin {
  return {
    name: 'recto:studio-editor-dependencies',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: [...editorDependencies] } }),
  };
}
