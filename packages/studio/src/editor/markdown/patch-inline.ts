import type { SourceInline } from '@recto/content/source';
import type { Fragment, Node } from '@tiptap/pm/model';
import { cleanInline, sameMarks } from './clean-inline.ts';
import type { InlineLocation } from './clean-inline.ts';
import { escapeText } from './escape-text.ts';
import { inlineContent } from './inline-content.ts';
import type { InlineContent } from './inline-content.ts';
import { writeInline } from './write-inline.ts';

/** Change of the inline content of a block. */
export interface InlinePatch {
  /** Text of the file. */
  text: string;
  inlines: readonly SourceInline[];
  /** Range of the content in the file. */
  start: number;
  end: number;
  /** The block as it is in the file. */
  before: Node;
  /** The block with its changes. */
  after: Node;
  location: InlineLocation;
  /** Whether to escape every character that may have a meaning. */
  isStrict: boolean;
  /** Whether to rewrite all of the content. */
  isWhole: boolean;
  /** Line break and the prefix of the block's lines. */
  lineBreak: string;
}

/** A changed range in the old and in the new content. */
interface Difference {
  from: number;
  oldEnd: number;
  newEnd: number;
}

/** Writes the content of a block with as few changed characters as possible. */
export function patchInline(patch: InlinePatch): string {
  const { text, start, end, before, after, isWhole } = patch;
  const difference = findDifference(before.content, after.content);
  if (!difference) return text.slice(start, end);
  if (isWhole) return writeAll(patch);
  const old = inlineContent(patch.inlines, text);
  if (old.units.length !== before.content.size) return writeAll(patch);
  return patchText(patch, old, difference) ?? patchPart(patch, old, difference);
}

function findDifference(old: Fragment, next: Fragment): Difference | undefined {
  const from = old.findDiffStart(next);
  const end = old.findDiffEnd(next);
  if (from === null || !end) return undefined;
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  return { from, oldEnd: end.a + overlap, newEnd: end.b + overlap };
}

function encode(markdown: string, location: InlineLocation): string {
  return location === 'cell' ? markdown.replaceAll('|', '\\|') : markdown;
}

function lineBefore(text: string, start: number, at: number): string {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  return line > start ? text.slice(line, at).replace(/^[>\s]+/u, '') : text.slice(start, at);
}

/** Handles typing and deleting within a single text. */
function patchText(
  patch: InlinePatch,
  { units }: InlineContent,
  { from, oldEnd, newEnd }: Difference,
): string | undefined {
  const { text, start, end, before, after, location, isStrict } = patch;
  const inserted = after.content.cut(from, newEnd);
  const [added] = inserted.content;
  if (inserted.childCount > 1 || (added && !added.isText)) return undefined;
  const words = added?.text ?? '';
  if (/[\r\n\0]/u.test(words)) return undefined;
  const removed = units.slice(from, oldEnd);
  const left = units[from - 1];
  const right = units[from];
  const marksAt = (offset: number): Node['marks'] => before.nodeAt(offset)?.marks ?? [];
  const fits = (offset: number): boolean => !added || sameMarks(marksAt(offset), added.marks);
  const isLeft = removed.length === 0 && left !== undefined && left.run !== -1 && fits(from - 1);
  const unit = isLeft ? left : right;
  if (!unit || unit.run === -1 || !fits(isLeft ? from - 1 : from)) return undefined;
  if (removed.some(({ run }) => run !== unit.run)) return undefined;
  const following = units[oldEnd];
  if ((right && !right.isCut) || (following && !following.isCut)) return undefined;
  const isGone = words === '' && units.filter(({ run }) => run === unit.run).length === removed.length;
  if (isGone || (unit.isCode && /`|^\s|\s$/u.test(words))) return undefined;
  const at = isLeft ? unit.end : unit.start;
  const last = removed.at(-1)?.end ?? at;
  const escaped = unit.isCode
    ? words
    : escapeText(words, { before: lineBefore(text, start, at), after: text.slice(last, end), isStrict });
  return text.slice(start, at) + encode(escaped, location) + text.slice(last, end);
}

/** Rewrites the smallest part that starts and ends outside of all elements. */
function patchPart(patch: InlinePatch, { units, tops }: InlineContent, { from, oldEnd, newEnd }: Difference): string {
  const { text, start, end, before, after, location, isStrict } = patch;
  const isOutside = (offset: number): boolean => {
    const [left, right] = [units[offset - 1], units[offset]];
    if (!left || !right) return true;
    return left.top !== right.top || (right.isFree && right.isCut);
  };
  let first = from;
  let last = oldEnd;
  const shift = newEnd - oldEnd;
  const sharesMarks = (one: Node | null | undefined, other: Node | null | undefined): boolean =>
    one?.marks.some((mark) => other?.marks.some((entry) => entry.type === mark.type)) ?? false;
  while (!isOutside(first) || (first > 0 && sharesMarks(topNode(before, first - 1), topNode(after, first)))) first -= 1;
  while (
    !isOutside(last) ||
    (last < units.length && sharesMarks(topNode(before, last), topNode(after, last + shift - 1)))
  )
    last += 1;
  const leftUnit = units[first - 1];
  const rightUnit = units[last];
  const at = leftUnit ? (leftUnit.isFree ? leftUnit.end : (tops[leftUnit.top]?.end ?? start)) : start;
  const to = rightUnit ? (rightUnit.isFree ? rightUnit.start : (tops[rightUnit.top]?.start ?? end)) : end;
  const content = after.content.cut(first, last + shift);
  // Spaces at the edges of a part in the middle are not at the edge of the block.
  const pieces = cleanInline(
    content,
    location === 'paragraph' && (first > 0 || last < units.length) ? 'label' : location,
  );
  const isBroken = content.content.some(({ type }) => type.name === 'hardBreak');
  if (isBroken || at > to) return writeAll(patch);
  const markdown = writeInline(pieces, {
    location,
    isStrict,
    before: lineBefore(text, start, at),
    after: text.slice(to, end),
    lineBreak: patch.lineBreak,
  });
  return text.slice(start, at) + encode(markdown, location) + text.slice(to, end);
}

function topNode(block: Node, offset: number): Node | null {
  return offset < 0 || offset >= block.content.size ? null : block.childAfter(offset).node;
}

function writeAll({ after, location, isStrict, lineBreak }: InlinePatch): string {
  const before = { heading: '# ', cell: '| ', paragraph: '', label: '[' }[location];
  const markdown = writeInline(cleanInline(after.content, location), {
    location,
    isStrict,
    before,
    after: '',
    lineBreak,
  });
  return encode(markdown, location);
}
