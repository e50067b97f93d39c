import { findCode } from './mask.ts';
import type { Edit } from './edits.ts';

const OPENING =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})([ \t]*)([a-z][\w-]*)(?:\[((?:[^\]\\]|\\.)*)\])?(\{[^}]*\})?([^\n]*)$/iu;

/** Containers that have the same name in Recto. */
const KNOWN = new Set(['note', 'tip', 'important', 'warning', 'caution', 'details', 'code-group']);

/** VitePress hides the default title of a container that has this attribute; Recto has no default titles. */
const NO_TITLE = /\s*\{no-title\}/u;

/** Options of `convertContainers`. */
export interface ContainerOptions {
  /** Recto's names by the tool's names; an empty name keeps only the content. */
  names: Readonly<Record<string, string>>;
  /** Reports a change at an offset. */
  changed: (offset: number, message: string) => void;
  /** Handles an unknown container and returns its new name. */
  unknown: (offset: number, name: string) => string;
}

/** Converts `:::danger[Title]` to `:::caution{title="Title"}`, except in code. */
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
      const index = open.findLastIndex(({ colons }) => colons === closing[2]);
      const [closed] = index === -1 ? [] : open.splice(index);
      if (closed?.isUnwrapped) edits.push({ start, end: start + line.length, text: closing[1] ?? '' });
      continue;
    }
    const opening = OPENING.exec(line);
    if (!opening) continue;
    const [, before = '', colons = '', , name = '', label, attributeText = '', rest = ''] = opening;
    const attributes = attributeText.replace(NO_TITLE, '');
    const component = nameOf(name, names) ?? (KNOWN.has(name) ? name : unknown(start, name));
    open.push({ colons, isUnwrapped: component === '' });
    const title = label ?? '';
    const words = rest.replace(NO_TITLE, '').trim();
    const hasNoTitle = attributes !== attributeText || words !== rest.trim();
    if (component === '') {
      edits.push({ start, end: start + line.length, text: `${before}${words}` });
    } else if (component !== name || label !== undefined || hasNoTitle) {
      const withTitles = title === '' ? attributes : withTitle(attributes, title);
      edits.push({
        start,
        end: start + line.length,
        text: `${before}${colons}${component}${withTitles}${words === '' ? '' : ` ${words}`}`,
      });
      if (hasNoTitle) changed(start, '{no-title} was removed: Recto adds no default titles.');
      if (component !== name || label !== undefined) changed(start, `:::${name} is :::${component}.`);
    }
  }
  return edits;
}

function nameOf(name: string, names: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Adds a title as plain text, without markdown syntax. */
function withTitle(attributes: string, title: string): string {
  const words = title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\\(?=\W)|[*`]/gu, '')
    .replaceAll('"', '”')
    .replaceAll(/[{}]/gu, '');
  return `{title="${words}"${attributes === '' ? '' : ` ${attributes.slice(1, -1)}`}}`;
}
