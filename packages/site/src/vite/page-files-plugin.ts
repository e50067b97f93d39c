import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { findImports } from './find-imports.ts';

const pageFiles = fileURLToPath(new URL('../server/page-files.ts', import.meta.url));

type Bundle = Rolldown.OutputBundle;

/**
 * Lets the server list the client files of a page in its HTML, so that a browser loads them in parallel: every
 * `import()` in the server code records which files the same `import()` loads in a browser. The client is built first.
 */
export function pageFilesPlugin(): Plugin {
  const filesOf = new Map<string, readonly string[]>();
  let base = '/';
  return {
    name: 'recto:page-files',
    apply: 'build',
    enforce: 'post',
    sharedDuringBuild: true,
    configResolved(config) {
      ({ base } = config);
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const files = [...listFiles(chunk, bundle)].map((file) => base + file);
        // A chunk of several modules has no single entry module: each of them may be imported.
        for (const id of chunk.moduleIds) if (isImported(this.getModuleInfo(id))) filesOf.set(id, files);
      }
    },
    transform: {
      filter: { code: 'import(' },
      async handler(code, id) {
        if (this.environment.name === 'client') return undefined;
        let newCode = code;
        // From the end, so that earlier positions stay valid.
        for (const { start, end, source } of findImports(this.parse(code)).toSorted((a, b) => b.start - a.start)) {
          const resolved = await this.resolve(source, id);
          const files = resolved ? filesOf.get(resolved.id) : undefined;
          if (!files) continue;
          const noted = `(__rectoNoteFiles(${JSON.stringify(files)}),${newCode.slice(start, end)})`;
          newCode = newCode.slice(0, start) + noted + newCode.slice(end);
        }
        if (newCode === code) return undefined;
        return {
          code: `import { noteFiles as __rectoNoteFiles } from ${JSON.stringify(pageFiles)};${newCode}`,
          map: null,
        };
      },
    },
  };
}

function isImported(module: Rolldown.ModuleInfo | null): boolean {
  return module !== null && module.dynamicImporters.length > 0;
}

/** Lists the file of a chunk, the files that it imports, and their styles. */
function listFiles(chunk: Rolldown.OutputChunk, bundle: Bundle, files = new Set<string>()): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    // Entries are left out: the boot script is in every page.
    if (imported?.type === 'chunk' && !imported.isEntry) listFiles(imported, bundle, files);
  }
  return files;
}
