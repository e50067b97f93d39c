import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

/** Replaces `import.meta.url`, `dirname` and `filename` in bundled modules with those of the source file. */
export function importMetaPlugin(): Plugin {
  return {
    name: 'recto:import-meta',
    transform: {
      filter: { code: /\bimport\.meta\.(?:dirname|filename|url)\b/u },
      handler(code, id) {
        const places: Record<string, string> = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href };
        const newCode = code.replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/gu, (_, name: string) =>
          JSON.stringify(places[name]),
        );
        // Line numbers do not change.
        return { code: newCode, map: null };
      },
    },
  };
}
