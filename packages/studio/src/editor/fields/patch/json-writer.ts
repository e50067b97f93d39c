import type { FormatWriter } from './format-writer.ts';
import { isObject } from './field-edit.ts';
import { eachNode, newlineOf } from './source-tree.ts';
import type { FieldValue, SourceNode } from './source-tree.ts';

interface JsonStyle {
  newline: string;
  /** White space of one indentation level; `undefined` if the file is on one line. */
  step: string | undefined;
  /** Whether there is no white space at all. */
  isMinified: boolean;
  /** Whether lists of scalars are on one line. */
  inlineLists: boolean;
}

/** Creates the writer for a JSON file. */
export function createJsonWriter(text: string, root: SourceNode | null): FormatWriter {
  const style = readStyle(text, root);
  return {
    newline: style.newline,
    replaceNode({ range }, value) {
      return { ...range, insert: writeValue(value, style, indentAt(text, range.start)) };
    },
    writeEntry({ range, entries }, key, value) {
      // In a collection on one line, new entries are also on one line.
      const isInline = entries.length > 0 && !text.slice(range.start, range.end).includes('\n');
      const innerStyle = isInline ? { ...style, step: undefined } : style;
      const indent = entries[0] ? indentAt(text, entries[0].range.start) : indentAt(text, range.start);
      const name = key === undefined ? '' : JSON.stringify(key) + colonOf(style);
      return name + writeValue(value, innerStyle, indent);
    },
  };
}

/** Indentation of the line that contains an offset. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/u.exec(text.slice(start, offset))?.[0] ?? '';
}

function writeValue(value: FieldValue, style: JsonStyle, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const values = isList ? value : Object.values(value);
  if (values.length === 0) return open + close;
  const isInline = isList && style.inlineLists && values.every((item) => typeof item !== 'object' || item === null);
  const innerStyle = isInline ? { ...style, step: undefined } : style;
  const deeper = indent + (innerStyle.step ?? '');
  const entries = isObject(value)
    ? Object.entries(value).map(
        ([key, item]) => JSON.stringify(key) + colonOf(style) + writeValue(item, innerStyle, deeper),
      )
    : values.map((item) => writeValue(item, innerStyle, deeper));
  if (innerStyle.step !== undefined) {
    const line = style.newline + deeper;
    return open + line + entries.join(`,${line}`) + style.newline + indent + close;
  }
  const space = isList || style.isMinified ? '' : ' ';
  return open + space + entries.join(style.isMinified ? ',' : ', ') + space + close;
}

function colonOf({ isMinified }: JsonStyle): string {
  return isMinified ? ':' : ': ';
}

function readStyle(text: string, root: SourceNode | null): JsonStyle {
  const inner = /\n([ \t]+)\S/u.exec(text)?.[1];
  const isMinified = inner === undefined && /[:,]/u.test(text) && !/[:,]\s/u.test(text);
  const nodes = root ? [...eachNode(root)] : [];
  const lists = nodes.filter((node) => node.kind === 'list' && node.entries.length > 0);
  const inline = lists.filter(({ range }) => !text.slice(range.start, range.end).includes('\n'));
  return {
    newline: newlineOf(text),
    step: text.trim().includes('\n') || text.trim() === '{}' ? (inner ?? '  ') : undefined,
    isMinified,
    inlineLists: inline.length > lists.length / 2,
  };
}
