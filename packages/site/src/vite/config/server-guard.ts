import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { isThirdParty } from '../recto-packages.ts';

const SERVER_FILE = /(?:\.server\.[cm]?[jt]sx?|\/recto\.config\.ts)$/u;

interface Importers {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** Reports server-only code that would be sent to browsers, with the chain of imports. */
export function serverGuard(root: string): Plugin {
  return {
    name: 'recto:server-guard',
    enforce: 'pre',
    sharedDuringBuild: true,
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      order: 'pre',
      filter: { id: SERVER_FILE },
      handler(_, id) {
        const { environment } = this;
        // In a build, the importers are known only at the end.
        if (environment.mode !== 'dev' || isThirdParty(id)) return;
        const importersOf = (file: string): Importers => {
          const node = environment.moduleGraph.getModuleById(file);
          return { ...NONE, importers: [...(node?.importers ?? [])].flatMap(({ id: name }) => name ?? []) };
        };
        this.error(describeLeak(id, importersOf, root));
      },
    },
    buildEnd(error) {
      if (error || this.environment.mode !== 'build') return;
      const leaked = [...this.getModuleIds()].find((id) => SERVER_FILE.test(id) && !isThirdParty(id));
      if (leaked !== undefined) this.error(describeLeak(leaked, (id) => this.getModuleInfo(id) ?? NONE, root));
    },
  };
}

function describeLeak(id: string, importersOf: (id: string) => Importers, root: string): string {
  return (
    `Server-only code would be sent to browsers:\n${describeChain(id, importersOf, root)}\n` +
    'Import it in a server module, or use "import type" if only its types are needed.'
  );
}

const NONE: Importers = { importers: [], dynamicImporters: [] };

/** Lists the imports from the first module that a browser loads to the server-only one, one per line. */
function describeChain(id: string, importersOf: (id: string) => Importers, root: string): string {
  const chain = [id];
  for (;;) {
    const { importers, dynamicImporters } = importersOf(chain[0] ?? '');
    const nextImporter = [...importers, ...dynamicImporters].find((importer) => !chain.includes(importer));
    if (nextImporter === undefined) break;
    chain.unshift(nextImporter);
  }
  const names = chain.map((file) => (file.startsWith('\0') ? file.slice(1) : relative(root, file)));
  return names.map((file, index) => `${'  '.repeat(index + 1)}${file}`).join('\n');
}
