import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { configName } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { loadGrammars } from '../parse/highlight/grammars.ts';
import type { LoadedGrammar } from '../parse/highlight/grammars.ts';

/** Loads and checks the grammars of a configuration. Returns a hash that changes with any of them. */
export async function loadCheckedGrammars(config: ContentConfig, cache: string | undefined): Promise<string> {
  const { grammars = {} } = config;
  if (Object.keys(grammars).length === 0) return '';
  const file = configName(config);
  const { all } = await loadGrammars(grammars, file);
  for (const loaded of all) await assertGrammar(loaded, { file, cache });
  return createHash('sha256')
    .update(JSON.stringify([Object.keys(grammars), all]))
    .digest('hex');
}

/** Options of `assertGrammar`. */
export interface AssertGrammarOptions {
  /** The configuration file, for error messages. */
  file?: string | undefined;
  /** Cache folder of builds: a grammar that was checked before is not checked again. */
  cache?: string | undefined;
}

/** Throws if an expression of a grammar does not compile. The check takes up to half a second for a large grammar. */
export async function assertGrammar(loaded: LoadedGrammar, { file, cache }: AssertGrammarOptions): Promise<void> {
  const name = createHash('sha256').update(JSON.stringify(loaded.grammar)).digest('hex').slice(0, 32);
  const mark = cache === undefined ? undefined : join(cache, 'grammars', name);
  if (mark !== undefined && existsSync(mark)) return;
  const { checkGrammar } = await import('../parse/highlight/check-grammar.ts');
  checkGrammar(loaded, file);
  if (mark === undefined) return;
  await mkdir(dirname(mark), { recursive: true });
  await writeFile(mark, '');
}
