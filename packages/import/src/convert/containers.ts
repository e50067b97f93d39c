import { findCode } from './mask.ts';
import type { Edit } from './edits.ts';

const OPENING =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]*)([a-z][\w-]*)(?:\[((?:[^\]\\]|\\.)*)\])?(\{[^}]*\})?([^\n]*)$/iu;

/** Containers that Recto knows by these names. */
const KNOWN = new Set(['note', 'tip', 'important', 'warning', 'caution', 'details', 'code-group']);

/** VitePress hides the default title of a container that has this attribute; Recto has no default titles. */
const NO_TITLE = /\s*\{no-title\}/u;

export interface ContainerOptions {
  /** Other names, by the name of the tool; an empty one keeps only what is inside. */
  names: Readonly<Record<string, string>>;
  changed: (offset: number, message: string) => void;
  /** Is told of containers that nobody knows. */
  unknown: (offset: number, name: string) => string;
}

/** `:::danger[Title]` becomes `:::caution{title="Title"}`. Code is left alone. */
export function convertContainers(text: string, { names, changed, unknown }: ContainerOptions): Edit[] {
  const code = findCode(text);
  const edits: Edit[] = [];
  const open: { colons: string; isUnwrapped: boolean }[] = [];
  let position = 0;
  for (const line of text.split('\n')) {
    const start = position;
    position += line.length + 1;
    if (!line.includes(':::') || code.some(([from, to]) => start >= from && start < to)) continue;
    const closing = /^([ \t>]*)(:{3,})[ \t]*$/u.exec(line);
    if (closing) {
      const own = open.findLastIndex(({ colons }) => colons === closing[2]);
      const [closed] = own === -1 ? [] : open.splice(own);
      if (closed?.isUnwrapped) edits.push({ start, end: start + line.length, text: closing[1] ?? '' });
      continue;
    }
    const found = OPENING.exec(line);
    if (!found) continue;
    const [, before = '', colons = '', , name = '', label, written = '', rest = ''] = found;
    const attributes = written.replace(NO_TITLE, '');
    const known = nameOf(name, names) ?? (KNOWN.has(name) ? name : unknown(start, name));
    open.push({ colons, isUnwrapped: known === '' });
    const title = label ?? '';
    const words = rest.replace(NO_TITLE, '').trim();
    const hasNoTitle = attributes !== written || words !== rest.trim();
    if (known === '') {
      edits.push({ start, end: start + line.length, text: `${before}${words}` });
    } else if (known !== name || label !== undefined || hasNoTitle) {
      const shown = title === '' ? attributes : withTitle(attributes, title);
      edits.push({
        start,
        end: start + line.length,
        text: `${before}${colons}${known}${shown}${words === '' ? '' : ` ${words}`}`,
      });
      if (hasNoTitle) changed(start, '{no-title} is removed: Recto adds no title by itself.');
      if (known !== name || label !== undefined) changed(start, `:::${name} is :::${known}.`);
    }
  }
  return edits;
}

function nameOf(name: string, names: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** A title is a text: the signs of markdown in it are left out. */
function withTitle(attributes: string, title: string): string {
  const words = title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\\(?=\W)|[*`]/gu, '')
    .replaceAll('"', '”')
    .replaceAll(/[{}]/gu, '');
  return `{title="${words}"${attributes === '' ? '' : ` ${attributes.slice(1, -1)}`}}`;
}
