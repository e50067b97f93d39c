import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BundledConfig } from './bundle-config.ts';

/**
 * If the site depends on Mermaid, writes a module next to the bundled configuration that turns on Mermaid diagrams.
 */
export function addMermaid(root: string, bundled: BundledConfig): BundledConfig {
  if (!dependsOnMermaid(root)) return bundled;
  const code = [
    `import { site as written } from ${JSON.stringify(`./${basename(bundled.file)}`)};`,
    'const markdown = { ...written.content.markdown, mermaid: true };',
    'export const site = { ...written, content: { ...written.content, markdown } };',
    'export default site.content;',
    '',
  ].join('\n');
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(dirname(bundled.file), `${name}.mjs`);
  if (!existsSync(file)) writeFileSync(file, code);
  return { file, files: [...bundled.files, join(root, 'package.json')] };
}

function dependsOnMermaid(root: string): boolean {
  const manifest = join(root, 'package.json');
  if (!existsSync(manifest)) return false;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return 'mermaid' in dependencies || 'mermaid' in devDependencies;
}
