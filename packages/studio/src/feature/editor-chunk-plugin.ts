import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Modules that the editor shows first, without file name extension. */
const FIRST = ['../editor/panel/mount-panel.', '../editor/visual/visual-view.'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** React has a file of its own. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u;

/**
 * Bundles most modules that the editor shows first as one file. By default, each module that several parts of the editor
 * share would be a file, and a browser with HTTP/1.1 requests six files at a time.
 */
export function editorChunkPlugin(): Plugin {
  let modules: ReadonlySet<string> = new Set();
  const group: Rolldown.CodeSplittingGroup = {
    name: 'editor',
    test: (id) => modules.has(id),
    // `modules` contains all dependencies. A module that visitors may load is not in it, nor is what imports one: two
    // files that import each other would run in the wrong order.
    includeDependenciesRecursively: false,
  };
  return {
    name: 'recto:studio-editor-chunk',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } },
      },
    }),
    buildEnd() {
      const infoOf = (id: string): Rolldown.ModuleInfo | null => this.getModuleInfo(id);
      const ids = [...this.getModuleIds()];
      const isFirst = (id: string): boolean => FIRST.some((path) => id.startsWith(path));
      const ofVisitors = reach(
        ids.filter((id) => infoOf(id)?.isEntry === true),
        (id) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
          return [...importedIds, ...dynamicallyImportedIds].filter((imported) => !isFirst(imported));
        },
      );
      const ofEditor = reach(ids.filter(isFirst), (id) => infoOf(id)?.importedIds ?? []);
      const ofEditorOnly = ofEditor.difference(ofVisitors);
      const isInside = (id: string): boolean => ofEditorOnly.has(id) || REACT.test(id);
      modules = new Set(
        [...ofEditorOnly].filter((id) => {
          const needed = reach([id], (one) => (REACT.test(one) ? [] : (infoOf(one)?.importedIds ?? [])));
          return [...needed].every(isInside);
        }),
      );
    },
  };
}

/** The modules, and all that `next` returns for one of them. */
function reach(start: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(start);
  // A set that grows while it is iterated also returns the added values.
  for (const id of found) for (const imported of next(id)) found.add(imported);
  return found;
}
