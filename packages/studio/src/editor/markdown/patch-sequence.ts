import type { Node } from '@tiptap/pm/model';

/** A child of a container in the file. */
export interface OldChild {
  /** Id of its origin. */
  id: number;
  start: number;
  end: number;
}

/** Change of the children of a container. */
export interface Sequence {
  text: string;
  /** Range of the container in the file. */
  start: number;
  end: number;
  /** Children that the container has in the file. */
  oldChildren: readonly OldChild[];
  /** Children that the container shall have. */
  newChildren: readonly Node[];
  /** Whether the first child starts on a new line, and not directly at `start`, such as after the marker of a list. */
  startsOnNewLine: boolean;
  /** Text between two children that were not adjacent; `before` is `undefined` for the first child. */
  separator: (before: Node | undefined, after: Node) => string;
  /** Minimum number of line breaks between two blocks of which one is new or changed. */
  lineEnds: number;
  /** Writes a child that was there before, with its changes. */
  keep: (node: Node, old: OldChild, before: Node | undefined) => string;
  /** Writes a new child. */
  add: (node: Node, before: Node | undefined) => string;
  isChanged: (node: Node) => boolean;
}

/** Writes a container with its children: kept children stay where they are, with the text between them. */
export function patchSequence(sequence: Sequence): string {
  const { text, oldChildren, newChildren } = sequence;
  const oldIndexes = keptChildren(sequence);
  let result = '';
  let last = -1;
  let before: Node | undefined;
  let added: { node: Node; before: Node | undefined }[] = [];
  const gap = (index: number): string =>
    text.slice(oldChildren[index - 1]?.end ?? sequence.start, oldChildren[index]?.start ?? sequence.end);

  /** Text between the kept child `last` and the next one. */
  function between(next: number, node: Node | undefined): string {
    const gaps = Array.from({ length: next - last }, (_, step) => gap(last + 1 + step));
    const isHead = last === -1;
    const isTail = next === oldChildren.length;
    const [first = ''] = gaps;
    const final = gaps.at(-1) ?? '';
    const withContent = gaps.slice(isHead ? 1 : 0, isTail ? -1 : undefined).filter((part) => /[^\s>]/u.test(part));
    if (added.length === 0) {
      if (gaps.length === 1) return isTail || isHead ? first : widenGap(first, node);
      const definitions = withContent.map((part) => part.trimEnd()).join('');
      if (isHead) return first + (isTail ? final : withContent.map((part) => part.trimStart()).join(''));
      if (isTail) return definitions + final;
      return definitions === ''
        ? widenGap(longestGap(gaps), node)
        : definitions + longestGap(gaps.map((part) => (withContent.includes(part) ? lineTail(part) : part)));
    }
    let inserted = '';
    const needsLine = sequence.startsOnNewLine && (oldChildren.length === 0 || !first.includes('\n'));
    for (const [index, entry] of added.entries()) {
      const isFirst = index === 0 && isHead;
      if (!isFirst || needsLine)
        inserted += sequence.separator(isFirst ? undefined : (entry.before ?? before), entry.node);
      inserted += sequence.add(entry.node, entry.before);
    }
    const definitions = withContent.map((part) => part.trimEnd()).join('');
    // An empty container ends directly after its head, or consists only of the head.
    const isEmpty = oldChildren.length === 0;
    const head = isEmpty && sequence.startsOnNewLine ? '' : first;
    const opening = isHead
      ? head !== '' && !/\s$/u.test(head) && !sequence.startsOnNewLine
        ? `${head} `
        : head
      : definitions;
    if (isTail) return opening + inserted + (isEmpty && !sequence.startsOnNewLine ? '' : final);
    const behind = isHead ? definitions : '';
    return opening + inserted + behind + (node ? sequence.separator(added.at(-1)?.node, node) : '');
  }

  /** Adjacent blocks of which one has changed may need more line breaks than before. */
  function widenGap(gap: string, node: Node | undefined): string {
    const isEnough = gap.split('\n').length > sequence.lineEnds || /[^\s>]/u.test(gap);
    if (isEnough || !before || !node || !(sequence.isChanged(node) || sequence.isChanged(before))) return gap;
    return sequence.separator(before, node);
  }

  for (const [index, node] of newChildren.entries()) {
    const oldIndex = oldIndexes.get(index);
    const old = oldIndex === undefined ? undefined : oldChildren[oldIndex];
    if (oldIndex === undefined || !old) {
      added.push({ node, before: added.at(-1)?.node ?? before });
      continue;
    }
    result += between(oldIndex, node);
    const previous = added.at(-1)?.node ?? before;
    added = [];
    result += sequence.keep(node, old, previous);
    before = node;
    last = oldIndex;
  }
  return result + between(oldChildren.length, undefined);
}

function longestGap(gaps: readonly string[]): string {
  return gaps.reduce((one, other) => (other.split('\n').length > one.split('\n').length ? other : one));
}

/** White space at the end of a gap that contains definitions. */
function lineTail(gap: string): string {
  return gap.slice(gap.trimEnd().length);
}

/**
 * Children that keep their order, as a map from new to old index; all others have moved. If two have the same origin,
 * one of them is new.
 */
function keptChildren({ oldChildren, newChildren, isChanged }: Sequence): Map<number, number> {
  const oldIndexes = new Map(oldChildren.map(({ id }, oldIndex) => [id, oldIndex]));
  const chosen = new Map<number, number>();
  for (const [index, node] of newChildren.entries()) {
    const oldIndex = oldIndexes.get(Number(node.attrs['origin'] ?? -1));
    if (oldIndex === undefined) continue;
    const other = chosen.get(oldIndex);
    if (other === undefined || (isChanged(newChildren[other] as Node) && !isChanged(node))) chosen.set(oldIndex, index);
  }
  const pairs = [...chosen]
    .map(([oldIndex, index]) => ({ oldIndex, index }))
    .toSorted((one, other) => one.index - other.index);
  return new Map(longestIncreasingSubsequence(pairs).map(({ oldIndex, index }) => [index, oldIndex]));
}

interface Found {
  oldIndex: number;
  index: number;
}

/** Longest subsequence whose old indexes increase. */
function longestIncreasingSubsequence(pairs: readonly Found[]): Found[] {
  const isRising = pairs.every(({ oldIndex }, at) => at === 0 || oldIndex > (pairs[at - 1]?.oldIndex ?? 0));
  if (isRising) return [...pairs];
  const best: { length: number; previous: number }[] = [];
  for (const [at, { oldIndex }] of pairs.entries()) {
    let current = { length: 1, previous: -1 };
    for (let before = 0; before < at; before += 1) {
      const length = (best[before]?.length ?? 0) + 1;
      if ((pairs[before]?.oldIndex ?? 0) < oldIndex && length > current.length) current = { length, previous: before };
    }
    best.push(current);
  }
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  const result: Found[] = [];
  for (let entry = pairs[at]; entry; entry = pairs[at]) {
    result.unshift(entry);
    at = best[at]?.previous ?? -1;
  }
  return result;
}
