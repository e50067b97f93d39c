import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { clientName } from './find-client-files.ts';
import { hasUseClient, isComponentName, listExports } from './use-client.ts';

const references = fileURLToPath(new URL('../../server/client-reference.tsx', import.meta.url));

/** Query of an import that gets the module itself instead of its replacement. */
const ACTUAL = '?recto-actual';

/**
 * Replaces modules with `'use client'` on the server. Inside of a static component their components render a placeholder
 * that the browser replaces; elsewhere they render as usual.
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
        return hasUseClient(text) ? generateReferences(folder, normalizePath(id), text) : undefined;
      },
    },
  };
}

/** A module with the same exports, whose components can leave marks. */
export function generateReferences(root: string, file: string, text: string): string {
  const actual = JSON.stringify(`${file}${ACTUAL}`);
  const components = listExports(file, text).filter(isComponentName);
  const exported = components.map((name, number) => {
    const reference = `createReference(actual[${JSON.stringify(name)}], ${JSON.stringify(clientName(root, file, name))})`;
    return `const reference${number} = ${reference};\nexport { reference${number} as ${name} };`;
  });
  return [
    `import { createReference } from ${JSON.stringify(references)};`,
    `import * as actual from ${actual};`,
    // What is no component stays what it is.
    `export * from ${actual};`,
    ...exported,
  ].join('\n');
}
