import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { findClientOnly } from './client-only-exports.ts';
import type { ClientOnlyExport } from './client-only-exports.ts';
import { clientName } from './find-client-files.ts';
import { hasUseClient, isComponentName, listExports } from './use-client.ts';

const references = fileURLToPath(new URL('../../server/client-reference.tsx', import.meta.url));
const clientOnly = fileURLToPath(new URL('../../runtime/client-only.tsx', import.meta.url));

/** Query of an import that loads the module itself instead of its replacement. */
const ORIGINAL_QUERY = '?recto-actual';

/**
 * Replaces modules with `'use client'` on the server. Inside a static component, their components render a placeholder
 * that the browser replaces; elsewhere they render normally. Files with client-only components are not imported at all.
 */
export function clientReferencesPlugin(root: string): Plugin {
  const folder = normalizePath(root);
  return {
    name: 'recto:client-references',
    enforce: 'pre',
    sharedDuringBuild: true,
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    load: {
      order: 'pre',
      filter: { id: { include: /\.[jt]sx$/u, exclude: /\/node_modules\// } },
      handler(id) {
        if (!normalizePath(id).startsWith(`${folder}/`)) return undefined;
        const text = readFileSync(id, 'utf8');
        if (!hasUseClient(text)) return undefined;
        const file = normalizePath(id);
        const placeholders = findClientOnly(file, text);
        return placeholders.length > 0
          ? generatePlaceholders(folder, file, placeholders)
          : generateReferences(folder, file, text);
      },
    },
  };
}

/** Generates a module with the same exports, each of which renders an empty box or, in a static component, a mark. */
function generatePlaceholders(root: string, file: string, exported: readonly ClientOnlyExport[]): string {
  return [
    `import { createReference } from ${JSON.stringify(references)};`,
    `import { clientOnly } from ${JSON.stringify(clientOnly)};`,
    ...exported.map(({ name, size }, number) =>
      exportReference(root, file, name, number, `clientOnly(() => null, ${size})`),
    ),
  ].join('\n');
}

/** Generates a module with the same exports, whose components render marks inside static components. */
export function generateReferences(root: string, file: string, text: string): string {
  const actual = JSON.stringify(`${file}${ORIGINAL_QUERY}`);
  const components = listExports(file, text).filter(isComponentName);
  const exported = components.map((name, number) =>
    exportReference(root, file, name, number, `actual[${JSON.stringify(name)}]`),
  );
  return [
    `import { createReference } from ${JSON.stringify(references)};`,
    `import * as actual from ${actual};`,
    // Exports that are not components are not changed.
    `export * from ${actual};`,
    ...exported,
  ].join('\n');
}

function exportReference(root: string, file: string, name: string, number: number, component: string): string {
  const reference = `createReference(${component}, ${JSON.stringify(clientName(root, file, name))})`;
  return `const reference${number} = ${reference};\nexport { reference${number} as ${name} };`;
}
