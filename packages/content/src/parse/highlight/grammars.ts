import type { LanguageRegistration } from '@shikijs/core';
import { ContentError } from '../../errors.ts';

/** TextMate grammars by language, each an `import()`: `{ shop: () => import('./shop.tmLanguage.json') }`. */
export type Grammars = Readonly<Record<string, () => Promise<unknown>>>;

/** A loaded grammar, with the other grammars of its module. */
export interface LoadedGrammar {
  /** First name of the grammar in the configuration. */
  name: string;
  /** The grammar itself. */
  grammar: LanguageRegistration;
  /** Other grammars of the module, which the grammar uses. */
  others: readonly LanguageRegistration[];
}

/** The loaded grammars of a configuration. */
export interface LoadedGrammars {
  /** All grammars, without duplicates. */
  all: readonly LoadedGrammar[];
  /** Finds a grammar by a name of the configuration or by one of its aliases. */
  find(language: string): LoadedGrammar | undefined;
}

/** Loads all grammars of a configuration. `file` is the configuration file, for error messages. */
export async function loadGrammars(grammars: Grammars, file?: string): Promise<LoadedGrammars> {
  const byName = new Map<string, LoadedGrammar>();
  const byScope = new Map<string, LoadedGrammar>();
  for (const [name, load] of Object.entries(grammars)) {
    const loaded = readGrammar(name, await importGrammar(name, load, file), file);
    const sameScopeGrammar = byScope.get(loaded.grammar.scopeName);
    if (sameScopeGrammar && !isSame(sameScopeGrammar, loaded)) throw sameScope(sameScopeGrammar, loaded, file);
    byScope.set(loaded.grammar.scopeName, sameScopeGrammar ?? loaded);
    byName.set(name, sameScopeGrammar ?? loaded);
  }
  const all = [...byScope.values()];
  for (const loaded of all) {
    for (const alias of loaded.grammar.aliases ?? []) if (!byName.has(alias)) byName.set(alias, loaded);
  }
  return { all, find: (language) => byName.get(language) };
}

async function importGrammar(name: string, load: () => Promise<unknown>, file: string | undefined): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    const isJson = error instanceof Error && 'code' in error && error.code === 'ERR_IMPORT_ATTRIBUTE_MISSING';
    throw new ContentError(
      'grammar/import',
      `The grammar "${name}" cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      isJson
        ? "Import it as JSON: import('./name.tmLanguage.json', { with: { type: 'json' } })."
        : 'Correct the path or the file. A grammar is JSON, or a module whose default export is a grammar.',
      { file },
    );
  }
}

/** Returns the TextMate grammar of a module. If it has several, the last one is used, which may include the others. */
export function readGrammar(name: string, imported: unknown, file?: string): LoadedGrammar {
  const exported = isRecord(imported) && 'default' in imported ? imported['default'] : imported;
  const list: unknown[] = Array.isArray(exported) && exported.length > 0 ? exported : [exported];
  const grammars = list.map((one) => {
    const missing = findMissing(one);
    if (missing === undefined) return toRegistration(one as RawGrammar, name);
    throw new ContentError(
      'grammar/shape',
      `The grammar "${name}" is not a TextMate grammar: ${missing}.`,
      'A grammar is an object with "scopeName" and "patterns". Convert one in XML (.tmLanguage, .plist) to JSON first.',
      { file },
    );
  });
  const grammar = grammars.pop();
  if (!grammar) throw new TypeError('The list of grammars is empty.');
  return { name, grammar, others: grammars };
}

type RawGrammar = Omit<LanguageRegistration, 'name' | 'repository'> & Partial<LanguageRegistration>;

function toRegistration(grammar: RawGrammar, name: string): LanguageRegistration {
  return { ...grammar, name: grammar.name ?? name, repository: grammar.repository ?? {} };
}

function findMissing(grammar: unknown): string | undefined {
  if (!isRecord(grammar)) return 'it is not an object';
  const { scopeName, patterns, repository = {}, aliases = [] } = grammar;
  if (typeof scopeName !== 'string' || scopeName === '') return 'it has no "scopeName"';
  if (!Array.isArray(patterns)) return 'it has no list of "patterns"';
  if (!isRecord(repository)) return 'its "repository" is not an object';
  const areNames = Array.isArray(aliases) && aliases.every((alias) => typeof alias === 'string');
  return areNames ? undefined : 'its "aliases" are not a list of names';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns whether two grammars are equal. Their names are not compared: a grammar without a name gets the key of the
 * configuration as its name.
 */
function isSame(one: LoadedGrammar, other: LoadedGrammar): boolean {
  const textOf = ({ grammar }: LoadedGrammar): string => JSON.stringify({ ...grammar, name: '' });
  return textOf(one) === textOf(other);
}

function sameScope(one: LoadedGrammar, other: LoadedGrammar, file: string | undefined): ContentError {
  return new ContentError(
    'grammar/scope',
    `The grammars "${one.name}" and "${other.name}" are different, but have the same scopeName "${one.grammar.scopeName}".`,
    'Give one of them another "scopeName".',
    { file },
  );
}
