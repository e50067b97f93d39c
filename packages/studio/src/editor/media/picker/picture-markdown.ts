import type { PickedMedia } from './media-requests.ts';

/** Characters that have a meaning in the alternative text of an image. */
const SPECIAL = /[\\[\]*_`<{$~]|&(?=[a-z\d#])|:(?=[a-z:/])/giu;

/** Writes an image in markdown. */
export function pictureMarkdown({ url, alt }: Pick<PickedMedia, 'url' | 'alt'>): string {
  const text = alt
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(SPECIAL, String.raw`\$&`);
  return `![${text}](${url})`;
}

/** Replaces a selection with a text; without a selection, appends it as the last paragraph. */
export function insertMarkdown(
  text: string,
  added: string,
  selection: { anchor: number; head: number } | undefined,
): { text: string; caret: number } {
  if (selection) {
    const start = Math.min(selection.anchor, selection.head, text.length);
    const before = text.slice(0, start) + added;
    return { text: before + text.slice(Math.max(selection.anchor, selection.head)), caret: before.length };
  }
  const line = text.includes('\r\n') ? '\r\n' : '\n';
  const ended = text.replace(/[\r\n]+$/u, '');
  const before = `${ended}${ended === '' ? '' : line + line}${added}`;
  return { text: before + line, caret: before.length };
}
