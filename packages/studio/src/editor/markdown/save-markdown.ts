import type { Node } from '@tiptap/pm/model';
import { canonicalBlocks } from './canonical.ts';
import type { CanonicalBlock } from './canonical.ts';
import type { MarkdownSource } from './open-markdown.ts';
import { patchChildren } from './patch-block.ts';
import { parseRawBlocks } from './parse-raw-blocks.ts';
import { isNodeChanged, LEVEL } from './save-context.ts';
import type { Level } from './save-context.ts';
import { schema } from './schema.ts';
import { firstDifference } from './verify-markdown.ts';
import { isEmptyBlock } from './write-block.ts';

/** Result of saving a document. */
export interface SavedMarkdown {
  text: string;
  /** Indexes of blocks that markdown cannot represent; the text contains them as they were in the file. */
  rejected: number[];
}

/** Options of `saveMarkdown`. */
export interface SaveOptions {
  /**
   * Whether to parse the text again, which detects what markdown cannot represent. If not, the first attempt is
   * returned.
   */
  verify?: boolean;
}

/** Level at which a block is left as it was. */
const REJECTED_LEVEL = LEVEL.block + 1;

/**
 * Writes a document that was opened from a file. Unchanged parts keep their bytes. The result is parsed again: if it
 * does not match the document, the affected block is rewritten at the next `LEVEL`, and finally left as it was.
 */
export function saveMarkdown(source: MarkdownSource, doc: Node, { verify = true }: SaveOptions = {}): SavedMarkdown {
  const levels = new Map<number, number>();
  if (doc.eq(source.doc)) return { text: source.tree.text, rejected: [] };
  if (!verify) return writeDocument(source, doc, levels);
  const touched = touchedBlocks(source, doc);
  const expanded = parseRawBlocks(doc, (node) => isNodeChanged(source, node));
  const blocks = canonicalBlocks(expanded.doc).map(({ json, index }) => ({
    json,
    index: expanded.indexes[index] ?? index,
  }));
  const attempts = touched.length * REJECTED_LEVEL + 10;
  const attempt = (): SavedMarkdown & { difference: number | undefined; expected: CanonicalBlock[] } => {
    const saved = writeDocument(source, doc, levels);
    const expected = saved.rejected.length === 0 ? blocks : expectedBlocks(source, blocks, doc, saved.rejected);
    return { ...saved, expected, difference: firstDifference(saved.text, expected) };
  };
  for (let count = 0; count < attempts; count += 1) {
    const { text, rejected, expected, difference } = attempt();
    if (difference === undefined) return lowerLevels({ text, rejected }, levels, attempt);
    const index = likelyCause(touched, levels, expected[difference]?.index ?? doc.childCount);
    if (index === undefined) break;
    levels.set(index, (levels.get(index) ?? LEVEL.minimal) + 1);
  }
  return { text: source.tree.text, rejected: touched };
}

/** Of several blocks that were written at a higher level, some may not have needed it. */
function lowerLevels(
  saved: SavedMarkdown,
  levels: Map<number, number>,
  attempt: () => SavedMarkdown & { difference: number | undefined },
): SavedMarkdown {
  let best = saved;
  if (levels.size < 2) return best;
  // A copy, since entries are removed and added again.
  const raised = new Map(levels);
  for (const [index, level] of raised) {
    levels.delete(index);
    const { text, rejected, difference } = attempt();
    if (difference === undefined) best = { text, rejected };
    else levels.set(index, level);
  }
  return best;
}

/** Indexes of blocks that are new, changed, or next to a removed one. */
function touchedBlocks(source: MarkdownSource, doc: Node): number[] {
  const oldIndexes = new Map(
    source.doc.content.content.map(({ attrs }, oldIndex) => [attrs['origin'] as number, oldIndex]),
  );
  let expected = 0;
  return doc.content.content.flatMap((node, index) => {
    const oldIndex = oldIndexes.get(node.attrs['origin'] as number);
    const isMoved = oldIndex !== expected;
    expected = (oldIndex ?? expected - 1) + 1;
    return isMoved || isNodeChanged(source, node) || index === doc.childCount - 1 ? [index] : [];
  });
}

/**
 * The changed block that most likely causes a difference: the nearest before it, if there is one. No block is rejected
 * while the level of others can be raised.
 */
function likelyCause(
  touched: readonly number[],
  levels: ReadonlyMap<number, number>,
  index: number,
): number | undefined {
  for (const limit of [REJECTED_LEVEL - 1, REJECTED_LEVEL]) {
    const open = touched.filter((block) => (levels.get(block) ?? LEVEL.minimal) < limit);
    const blockIndex = open.findLast((block) => block <= index) ?? open[0];
    if (blockIndex !== undefined) return blockIndex;
  }
  return undefined;
}

/** The original of a rejected block; `undefined` for a new block, which is left out. */
function originalOfRejected(source: MarkdownSource, node: Node): Node | undefined {
  return source.origins.get(Number(node.attrs['origin'] ?? -1))?.node;
}

function expectedBlocks(
  source: MarkdownSource,
  blocks: readonly CanonicalBlock[],
  doc: Node,
  refused: readonly number[],
): CanonicalBlock[] {
  const all = new Map<number, string[]>();
  for (const { json, index } of blocks) all.set(index, [...(all.get(index) ?? []), json]);
  for (const index of refused) {
    const before = originalOfRejected(source, doc.child(index));
    all.set(index, before ? canonicalBlocks(schema.node('doc', null, [before])).map(({ json }) => json) : []);
  }
  return [...all]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([index, jsons]) => jsons.map((json) => ({ json, index })));
}

function writeDocument(source: MarkdownSource, doc: Node, levels: ReadonlyMap<number, number>): SavedMarkdown {
  const { tree } = source;
  const rejected: number[] = [];
  const byNode = new Map<Node, Level>();
  const children = doc.content.content.flatMap((node, index) => {
    const level = levels.get(index) ?? LEVEL.minimal;
    if (level >= REJECTED_LEVEL) rejected.push(index);
    const savedNode = level >= REJECTED_LEVEL ? originalOfRejected(source, node) : node;
    if (savedNode && level < REJECTED_LEVEL) byNode.set(savedNode, level as Level);
    return savedNode ? [savedNode] : [];
  });
  const level = Math.min(LEVEL.block, Math.max(LEVEL.minimal, ...levels.values())) as Level;
  const parent = schema.nodes.doc.create(null, children);
  const saving = { source, level, prefix: '', isNested: false };
  const range = { start: 0, end: tree.text.length };
  if (tree.blocks.length === 0) return { text: firstBlocks(parent, source), rejected };
  return {
    text: patchChildren(parent, range, tree.blocks, saving, { levelOf: (node) => byNode.get(node) ?? LEVEL.minimal }),
    rejected,
  };
}

/** Writes the blocks of a file that had none. */
function firstBlocks(doc: Node, source: MarkdownSource): string {
  const { text, lineEnding } = source.tree;
  if (doc.content.content.every(isEmptyBlock)) return text;
  const end =
    text === '' || text === '\uFEFF' || /\n\s*\n$/u.test(text)
      ? ''
      : text.endsWith('\n')
        ? lineEnding
        : lineEnding + lineEnding;
  const range = { start: text.length, end: text.length };
  return (
    text +
    end +
    patchChildren(doc, range, [], { source, level: LEVEL.minimal, prefix: '', isNested: false }) +
    lineEnding
  );
}
