import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CONFIG_FILE } from '../../config/config-error.ts';
import type { ResolvedConfig } from '../../config/config.ts';
import type { BundledConfig } from './bundle-config.ts';
import { fileOfPart, readDataPart } from './read-data-part.ts';

/**
 * Writes a module next to the bundled configuration that adds the grammars of the site to it. Threads of a content
 * build, and the content builder of a server, load only this module.
 */
export async function addGrammars(
  root: string,
  { content: { grammars } }: Pick<ResolvedConfig, 'content'>,
  bundled: BundledConfig,
): Promise<BundledConfig> {
  const names = Object.entries(grammars).map(([name, part]) => ({ name, file: fileOfPart(part) }));
  if (names.length === 0) return bundled;
  // Loaded on demand, since few sites add grammars.
  const { assertGrammar, loadGrammars, readGrammar } = await import('@recto/content/node');
  const files = [...new Set(names.map(({ file }) => file))];
  const data = new Map<string, unknown>();
  for (const file of files) {
    const { name = '' } = names.find((one) => one.file === file) ?? {};
    const grammar = await readDataPart(file, { root, what: `The grammar "${name}"` });
    const path = relative(root, file);
    await assertGrammar(readGrammar(name, grammar, path), { file: path, cache: join(root, '.recto', 'cache') });
    data.set(file, grammar);
  }
  // Checks all grammars together.
  await loadGrammars(
    Object.fromEntries(names.map(({ name, file }) => [name, () => Promise.resolve(data.get(file))])),
    CONFIG_FILE,
  );
  const code = [
    `import { site as written } from ${JSON.stringify(`./${basename(bundled.file)}`)};`,
    // Each grammar is parsed when it is first needed.
    ...[...data.values()].map(
      (grammar, index) =>
        `const load${index} = async () => ({ default: JSON.parse(${JSON.stringify(JSON.stringify(grammar))}) });`,
    ),
    'const grammars = {',
    ...names.map(({ name, file }) => `  [${JSON.stringify(name)}]: load${files.indexOf(file)},`),
    '};',
    'export const site = { ...written, content: { ...written.content, grammars } };',
    'export default site.content;',
    '',
  ].join('\n');
  const target = join(dirname(bundled.file), `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (!existsSync(target)) writeFileSync(target, code);
  return { file: target, files: [...bundled.files, ...files] };
}
