import { diffIndices } from 'node-diff3';
import { alignBlocks, shared } from '../../translations/blocks/align-blocks.ts';
import type { BlockScore } from '../../translations/blocks/align-blocks.ts';
import { readTextBlocks, startOfBody } from '../../translations/blocks/text-blocks.ts';
import type { TextBlock } from '../../translations/blocks/text-blocks.ts';
import { splitWords } from './split-words.ts';

/** A block as it is published and as it is in the draft. One of them may be missing. */
export interface BlockRow {
  before?: TextBlock | undefined;
  after?: TextBlock | undefined;
}

export interface BlockChange {
  kind: 'change';
  rows: BlockRow[];
  /** Text of both sides that is in no block, where it differs: blank lines, definitions of links. */
  rest?: { before: string; after: string };
  /** The draft without this change. */
  revert: () => string;
}

/** Blocks in the order of the draft: a stretch that is the same on both sides, or a change. */
export type BlockPart = { kind: 'same'; rows: Required<BlockRow>[] } | BlockChange;

/** Share of common words from which on two blocks are one that was changed. */
const ALIKE = 0.3;

/** The differences of two texts of markdown behind their front matter, by blocks. */
export function diffBlocks(path: string, before: string, after: string): BlockPart[] {
  const [olds, news] = [readTextBlocks(path, before), readTextBlocks(path, after)];
  const parts: BlockPart[] = [];
  let [oldEnd, newEnd] = [startOfBody(before), startOfBody(after)];
  let run: BlockRow[] = [];

  /** What is between two blocks that both sides have. */
  const endRun = (oldStart: number, newStart: number): void => {
    const [from, to] = [
      { start: oldEnd, end: oldStart },
      { start: newEnd, end: newStart },
    ];
    const isSame = before.slice(from.start, from.end) === after.slice(to.start, to.end);
    const rows = run;
    run = [];
    if (isSame) return;
    const rest = {
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
    const isRest = rest.before.trim() !== rest.after.trim() || rows.length === 0;
    const revert = (): string => after.slice(0, to.start) + before.slice(from.start, from.end) + after.slice(to.end);
    parts.push({ kind: 'change', rows, ...(isRest && { rest }), revert });
  };

  for (const row of pairBlocks(olds, news)) {
    const { before: old, after: current } = row;
    if (!old || !current) {
      run.push(row);
      continue;
    }
    endRun(old.start, current.start);
    const last = parts.at(-1);
    if (old.source !== current.source) {
      const revert = (): string => after.slice(0, current.start) + old.source + after.slice(current.end);
      parts.push({ kind: 'change', rows: [row], revert });
    } else if (last?.kind === 'same') last.rows.push({ before: old, after: current });
    else parts.push({ kind: 'same', rows: [{ before: old, after: current }] });
    [oldEnd, newEnd] = [old.end, current.end];
  }
  endRun(before.length, after.length);
  return parts;
}

/** Blocks with the same text first; what is between them is paired by common words. */
function pairBlocks(olds: readonly TextBlock[], news: readonly TextBlock[]): BlockRow[] {
  const sources = [olds, news].map((blocks) => blocks.map(({ kind, source }) => `${kind}\n${source}`));
  const score = scoreByWords();
  const rows: BlockRow[] = [];
  let [row, column] = [0, 0];
  const same = (end: number): void => {
    while (row < end) {
      rows.push({ before: olds[row], after: news[column] });
      row += 1;
      column += 1;
    }
  };
  for (const { buffer1, buffer2 } of diffIndices(sources[0] ?? [], sources[1] ?? [])) {
    same(buffer1[0]);
    const between = [olds.slice(row, row + buffer1[1]), news.slice(column, column + buffer2[1])] as const;
    rows.push(
      ...alignBlocks(...between, score).map(({ original, translation }) => ({ before: original, after: translation })),
    );
    row += buffer1[1];
    column += buffer2[1];
  }
  same(olds.length);
  return rows;
}

function scoreByWords(): BlockScore {
  const words = new Map<TextBlock, ReadonlySet<string>>();
  const wordsOf = (block: TextBlock): ReadonlySet<string> => {
    const found = words.get(block) ?? new Set(splitWords(block.source).filter((word) => /[\p{L}\p{N}]/u.test(word)));
    words.set(block, found);
    return found;
  };
  return (one, other) => {
    if (one.kind.split(' ')[0] !== other.kind.split(' ')[0]) return 0;
    const share = shared(wordsOf(one), wordsOf(other));
    return share >= ALIKE ? share : 0;
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
