import { diffIndices } from 'node-diff3';
import { alignBlocks, jaccardIndex } from '../../translations/blocks/align-blocks.ts';
import type { BlockScore } from '../../translations/blocks/align-blocks.ts';
import { readTextBlocks, startOfBody } from '../../translations/blocks/text-blocks.ts';
import type { TextBlock } from '../../translations/blocks/text-blocks.ts';
import { splitWords } from './split-words.ts';

/** A published block and its counterpart in the draft. One of them is missing if the block was added or removed. */
export interface BlockDiffRow {
  before?: TextBlock | undefined;
  after?: TextBlock | undefined;
}

/** A change of one block, or of consecutive blocks that only one side has. */
export interface BlockChange {
  kind: 'change';
  rows: BlockDiffRow[];
  /** Differing text outside of blocks, such as blank lines and link definitions. */
  otherText?: { before: string; after: string };
  /** Returns the draft without this change. */
  discard: () => string;
}

/** Part of a diff, in the order of the draft: a run of unchanged blocks, or a change. */
export type BlockPart = { kind: 'same'; rows: Required<BlockDiffRow>[] } | BlockChange;

/** Share of common words from which two blocks count as versions of the same block. */
const MIN_SHARED_WORDS = 0.3;

/** Computes the differences between two markdown texts by block, without their front matter. */
export function diffBlocks(path: string, before: string, after: string): BlockPart[] {
  const [oldBlocks, newBlocks] = [readTextBlocks(path, before), readTextBlocks(path, after)];
  const parts: BlockPart[] = [];
  let [oldEnd, newEnd] = [startOfBody(before), startOfBody(after)];
  let run: BlockDiffRow[] = [];

  /** Adds a change for the text between two blocks that both sides have. */
  const endRun = (oldStart: number, newStart: number): void => {
    const [from, to] = [
      { start: oldEnd, end: oldStart },
      { start: newEnd, end: newStart },
    ];
    const isSame = before.slice(from.start, from.end) === after.slice(to.start, to.end);
    const rows = run;
    run = [];
    if (isSame) return;
    const otherText = {
      before: textBetween(
        before,
        from,
        rows.flatMap(({ before: block }) => block ?? []),
      ),
      after: textBetween(
        after,
        to,
        rows.flatMap(({ after: block }) => block ?? []),
      ),
    };
    const hasOtherText = otherText.before.trim() !== otherText.after.trim() || rows.length === 0;
    const discard = (): string => after.slice(0, to.start) + before.slice(from.start, from.end) + after.slice(to.end);
    parts.push({ kind: 'change', rows, ...(hasOtherText && { otherText }), discard });
  };

  for (const row of pairBlocks(oldBlocks, newBlocks)) {
    const { before: old, after: current } = row;
    if (!old || !current) {
      run.push(row);
      continue;
    }
    endRun(old.start, current.start);
    const last = parts.at(-1);
    if (old.source !== current.source) {
      const discard = (): string => after.slice(0, current.start) + old.source + after.slice(current.end);
      parts.push({ kind: 'change', rows: [row], discard });
    } else if (last?.kind === 'same') last.rows.push({ before: old, after: current });
    else parts.push({ kind: 'same', rows: [{ before: old, after: current }] });
    [oldEnd, newEnd] = [old.end, current.end];
  }
  endRun(before.length, after.length);
  return parts;
}

/** Pairs blocks with the same text first, then the blocks between them by common words. Keeps the order of both. */
export function pairBlocks(oldBlocks: readonly TextBlock[], newBlocks: readonly TextBlock[]): BlockDiffRow[] {
  const sources = [oldBlocks, newBlocks].map((blocks) => blocks.map(({ kind, source }) => `${kind}\n${source}`));
  const score = scoreByWords();
  const rows: BlockDiffRow[] = [];
  let [row, column] = [0, 0];
  const same = (end: number): void => {
    while (row < end) {
      rows.push({ before: oldBlocks[row], after: newBlocks[column] });
      row += 1;
      column += 1;
    }
  };
  for (const { buffer1, buffer2 } of diffIndices(sources[0] ?? [], sources[1] ?? [])) {
    same(buffer1[0]);
    const between = [oldBlocks.slice(row, row + buffer1[1]), newBlocks.slice(column, column + buffer2[1])] as const;
    rows.push(
      ...alignBlocks(...between, score).map(({ original, translation }) => ({ before: original, after: translation })),
    );
    row += buffer1[1];
    column += buffer2[1];
  }
  same(oldBlocks.length);
  return rows;
}

function scoreByWords(): BlockScore {
  const words = new Map<TextBlock, ReadonlySet<string>>();
  const wordsOf = (block: TextBlock): ReadonlySet<string> => {
    const unique = words.get(block) ?? new Set(splitWords(block.source).filter((word) => /[\p{L}\p{N}]/u.test(word)));
    words.set(block, unique);
    return unique;
  };
  return (one, other) => {
    if (one.kind.split(' ')[0] !== other.kind.split(' ')[0]) return 0;
    const share = jaccardIndex(wordsOf(one), wordsOf(other));
    return share >= MIN_SHARED_WORDS ? share : 0;
  };
}

function textBetween(text: string, range: { start: number; end: number }, blocks: readonly TextBlock[]): string {
  let [rest, end] = ['', range.start];
  for (const block of blocks) {
    rest += text.slice(end, block.start);
    ({ end } = block);
  }
  return rest + text.slice(end, range.end);
}
