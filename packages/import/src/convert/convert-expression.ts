import { UNKNOWN, evaluate } from '../read/evaluate.ts';
import type { Converter } from './converter.ts';
import { expressionOf, startOf } from './parse-text.ts';
import type { Node } from './parse-text.ts';

type Expression = Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

const COMMENT = /^\s*\/\*([\s\S]*)\*\/\s*$/u;
const FIELD = /^\s*(?:frontMatter|frontmatter)\.([\w.]+)\s*$/u;

/**
 * Converts an expression in braces: a comment, a front matter field, or a value that is known without executing code.
 * Other code becomes a comment.
 */
export function convertExpression(node: Expression, converter: Converter): string {
  const { value } = node;
  const comment = COMMENT.exec(value);
  if (comment) return renderComment(comment[1] ?? '');
  if (value.trim() === '') return '';
  const field = FIELD.exec(value);
  if (field) return `{{ $doc.${field[1]} }}`;
  const result = evaluate(expressionOf(node), converter.scope);
  if (typeof result === 'string' || typeof result === 'number') return escapeText(String(result));
  if (result !== UNKNOWN && (result === null || result === undefined || typeof result === 'boolean')) return '';
  converter.note(
    'dropped',
    'expression',
    `The expression {${shorten(value)}} was replaced by a comment, because code is not executed.`,
    startOf(node),
  );
  return renderComment(` {${value}} `);
}

function renderComment(text: string): string {
  if (text.trim() === 'truncate') return '<!--more-->';
  return `<!--${text.replaceAll('--', '- -')}-->`;
}

/** Escapes characters that have a meaning in markdown. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>{}$]/gu, (character) => `\\${character}`);
}

function shorten(text: string, length = 60): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
