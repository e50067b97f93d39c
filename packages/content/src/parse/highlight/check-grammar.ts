import { defaultJavaScriptRegexConstructor } from '@shikijs/engine-javascript';
import { ContentError } from '../../errors.ts';
import type { LoadedGrammar } from './grammars.ts';

const EXPRESSIONS = new Set(['match', 'begin', 'end', 'while']);

/**
 * Throws for the first regular expression of a grammar that does not compile, instead of failing at some block later.
 */
export function checkGrammar({ name, grammar }: Pick<LoadedGrammar, 'name' | 'grammar'>, file?: string): void {
  const { patterns, repository, injections = {} } = grammar;
  // Many rules may share the same expressions.
  const seen = new Set<string>();
  walk({ patterns, repository, injections }, '', (expression, path) => {
    if (seen.has(expression)) return;
    seen.add(expression);
    try {
      // Otherwise long expressions would be compiled only on first use.
      defaultJavaScriptRegexConstructor(expression, { lazyCompileLength: Infinity });
    } catch (error) {
      throw new ContentError(
        'grammar/expression',
        `The regular expression at "${path}" of the grammar "${name}" does not compile: ${error instanceof Error ? error.message : String(error)}`,
        'Correct it. It has the syntax of Oniguruma, as in any TextMate grammar.',
        { file },
      );
    }
  });
}

type Visit = (expression: string, path: string) => void;

function walk(node: unknown, path: string, visit: Visit): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const keyPath = Array.isArray(node) ? `${path}[${key}]` : `${path === '' ? '' : `${path}.`}${key}`;
    if (typeof value === 'string' && EXPRESSIONS.has(key)) visit(value, keyPath);
    else walk(value, keyPath, visit);
  }
}
