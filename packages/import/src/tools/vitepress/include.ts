import { posix } from 'node:path';
import type { IncludeContext } from '../../model/dialect.ts';
import { applyEdits } from '../../convert/edits.ts';
import type { Edit } from '../../convert/edits.ts';
import { findCode } from '../../convert/mask.ts';
import { fence } from '../../rules/code.ts';

const INCLUDE = /<!--\s*@include:\s*(.*?)\s*-->/gu;
const SNIPPET = /^([ \t]*)<<<[ \t]*(\S+?)(?:#([\w-]+))?(?:\{([^}\n]*)\})?[ \t]*(?:\[([^\]\n]*)\])?[ \t]*$/gmu;
const CONTENTS = /^\[\[toc\]\][ \t]*$/gimu;

/** Inserts `<!--@include: ./part.md{1,9}-->` and `<<< @/snippet.js#region{2} [Label]`, and removes `[[toc]]`. */
export function includeFiles(text: string, root: string, context: IncludeContext): Edit[] {
  const code = findCode(text);
  const find = (pattern: RegExp): RegExpExecArray[] =>
    [...text.matchAll(pattern)].filter(({ index }) => !code.some(([start, end]) => index >= start && index < end));
  const edit = ({ index, 0: whole }: RegExpExecArray, text: string): Edit => ({
    start: index,
    end: index + whole.length,
    text,
  });
  return [
    ...find(INCLUDE).map((match) => {
      const { 1: target = '', index } = match;
      const part = includePart(target, root, context);
      if (part === undefined) context.missing(index, `The included file ${target} does not exist.`);
      else context.changed(index, `The include was replaced by the text of ${target}.`);
      return edit(match, part ?? '');
    }),
    ...find(SNIPPET).map((match) => {
      const [whole, indent = '', path = '', region, info, label] = match;
      return edit(match, snippet({ whole, indent, path, region, info, label }, root, context, match.index));
    }),
    ...find(CONTENTS).map((match) => {
      context.changed(match.index, '[[toc]] was removed: the table of contents is shown next to the text.');
      return edit(match, '');
    }),
  ];
}

function resolvePath(path: string, root: string, file: string): string {
  return path.startsWith('@/') ? posix.join(root, path.slice(2)) : posix.join(posix.dirname(file), path);
}

function includePart(target: string, root: string, context: IncludeContext): string | undefined {
  const [, path = '', region, first, last] = /^([^#{]+)(?:#([\w-]+))?(?:\{(\d*),?(\d*)\})?$/u.exec(target) ?? [];
  const file = resolvePath(path.trim(), root, context.file);
  const text = context.read(file);
  if (text === undefined) return undefined;
  const body = text.replace(/^---\n[\s\S]*?\n---\n/u, '');
  const part = region === undefined ? body : (regionOf(body, region) ?? sectionOf(body, region));
  const lines = part.split('\n');
  const cut = lines.slice(first ? Number(first) - 1 : 0, last ? Number(last) : undefined).join('\n');
  const within = { ...context, file, changed: () => undefined };
  return applyEdits(cut, includeFiles(cut, root, within)).trim();
}

interface Snippet {
  whole: string;
  indent: string;
  path: string;
  region: string | undefined;
  info: string | undefined;
  label: string | undefined;
}

function snippet(
  { whole, indent, path, region, info = '', label }: Snippet,
  root: string,
  context: IncludeContext,
  offset: number,
): string {
  const text = context.read(resolvePath(path, root, context.file));
  if (text === undefined) {
    context.missing(offset, `The code file ${path} does not exist.`);
    return whole;
  }
  const code = region === undefined ? text : (regionOf(text, region) ?? text);
  const lines = /^[\d,-]+/u.exec(info.trim())?.[0];
  const language = /([a-z][\w-]*)/iu.exec(info.replace(/^[\d,-]+/u, ''))?.[1] ?? posix.extname(path).slice(1);
  context.changed(offset, `<<< was replaced by the code of ${path}.`);
  const block = fence(code.trimEnd(), {
    language,
    ...(label !== undefined && { file: label }),
    ...(lines !== undefined && { meta: `{${lines}}` }),
  });
  return block
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}

/** Returns the text between `#region name` and `#endregion name`. */
function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line) => new RegExp(`#?region\\b[^\\w]*\\b${name}\\b`, 'u').test(line) && !/end-?region/iu.test(line),
  );
  if (start === -1) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => /#?end-?region\b/iu.test(line));
  const content = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  const indent = Math.min(
    ...content.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  return content.map((line) => line.slice(Number.isFinite(indent) ? indent : 0)).join('\n');
}

/** Returns the section of a text below a heading. */
function sectionOf(text: string, name: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line) =>
      /^#+ /u.test(line) &&
      line
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/gu, '-')
        .includes(name),
  );
  if (start === -1) return text;
  const depth = /^#+/u.exec(lines[start] ?? '')?.[0].length ?? 1;
  const length = lines.slice(start + 1).findIndex((line) => new RegExp(`^#{1,${depth}} `, 'u').test(line));
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n');
}
