import { diff3Merge } from 'node-diff3';
import { listKeys, mergeKey } from '../../merge/merge-keys.ts';
import { mergeLines, splitLines } from '../../merge/merge-lines.ts';
import { splitFrontMatter } from '../../merge/merge-text.ts';
import { fileFormatOf } from '../panel/file-format-of.ts';
import { readTextBlocks, startOfBody } from '../translations/blocks/text-blocks.ts';
import type { TextBlock } from '../translations/blocks/text-blocks.ts';
import type { MergeConflict, MergeRegion } from './merge-draft.ts';
import { pairBlocks } from './rendered/block-diff.ts';

/** The published version that both edits are based on, the own edit, and that of others. */
type Sides<Value> = Readonly<Record<'base' | 'ours' | 'theirs', Value>>;

function mapSides<Value, Result>({ base, ours, theirs }: Sides<Value>, map: (value: Value) => Result): Sides<Result> {
  return { base: map(base), ours: map(ours), theirs: map(theirs) };
}

/**
 * Merges two edits of a file by the blocks of the text and the fields of the front matter, so that every conflict is
 * one block or one field where possible. The regions together contain every part of both edits.
 */
export function mergeBlocks(path: string, base: string, ours: string, theirs: string): MergeRegion[] {
  return mergeTexts(path, { base, ours, theirs }).filter((region) => !('text' in region) || region.text !== '');
}

function mergeTexts(path: string, texts: Sides<string>): MergeRegion[] {
  const format = fileFormatOf(path);
  if (format === 'yaml') return mergeFields(texts);
  if (format !== 'markdown') return mergeByLines(texts, format === 'json' ? 'field' : 'line');
  const parts = mapSides(texts, splitFrontMatter);
  const { base: from, ours: our, theirs: their } = parts;
  if (from && our && their && from.start === our.start && from.start === their.start) {
    const heads = { base: from.keys, ours: our.keys, theirs: their.keys };
    const starts = mapSides(heads, ({ length }) => from.start.length + length);
    return [{ text: from.start }, ...mergeFields(heads), ...mergeBody(path, texts, starts)];
  }
  const starts = mapSides(texts, startOfBody);
  const heads = sliceSides(texts, { base: 0, ours: 0, theirs: 0 }, starts);
  return [...mergeOutside(heads, 'field'), ...mergeBody(path, texts, starts)];
}

/** Merges YAML by top-level keys; by lines if it is not a mapping. */
function mergeFields(texts: Sides<string>): MergeRegion[] {
  const keys = listKeys(texts.base, texts.ours, texts.theirs);
  if (!keys) return mergeOutside(texts, 'field');
  return keys.map((key): MergeRegion => {
    const merged = mergeKey(key);
    if (merged !== false) return { text: merged ?? '' };
    return { ...mapSides<string | undefined, string>(key, (lines = '') => lines), kind: 'field' };
  });
}

/** Merges each block that all sides have, and the text between these blocks, which includes added and deleted ones. */
function mergeBody(path: string, texts: Sides<string>, starts: Sides<number>): MergeRegion[] {
  const regions: MergeRegion[] = [];
  let from = starts;
  for (const block of findCommonBlocks(mapSides(texts, (text) => readTextBlocks(path, text)))) {
    const to = mapSides(block, ({ start }) => start);
    const sources = mapSides(block, ({ source }) => source);
    regions.push(...mergeOutside(sliceSides(texts, from, to), 'block'), ...mergeBlock(sources, block.base.kind));
    from = mapSides(block, ({ end }) => end);
  }
  const ends = mapSides(texts, ({ length }) => length);
  return [...regions, ...mergeOutside(sliceSides(texts, from, ends), 'block')];
}

function sliceSides(texts: Sides<string>, from: Sides<number>, to: Sides<number>): Sides<string> {
  return {
    base: texts.base.slice(from.base, to.base),
    ours: texts.ours.slice(from.ours, to.ours),
    theirs: texts.theirs.slice(from.theirs, to.theirs),
  };
}

/** Finds the blocks of the base that both sides still have, changed or not. */
function findCommonBlocks(blocks: Sides<readonly TextBlock[]>): Sides<TextBlock>[] {
  const [ours, theirs] = [blocks.ours, blocks.theirs].map(
    (side) =>
      new Map(pairBlocks(blocks.base, side).flatMap(({ before, after }) => (before && after ? [[before, after]] : []))),
  );
  const common: Sides<TextBlock>[] = [];
  let next: Sides<number> = { base: 0, ours: 0, theirs: 0 };
  /** If all sides have the same kinds of blocks up to the next common one, these are versions of each other. */
  const addRun = (to: Sides<number>): void => {
    const runs = {
      base: blocks.base.slice(next.base, to.base),
      ours: blocks.ours.slice(next.ours, to.ours),
      theirs: blocks.theirs.slice(next.theirs, to.theirs),
    };
    const kinds = mapSides(runs, (run) => run.map(({ kind }) => kind.split(' ')[0]).join(' '));
    if (kinds.base !== kinds.ours || kinds.base !== kinds.theirs) return;
    for (const [index, base] of runs.base.entries()) {
      const [our, their] = [runs.ours[index], runs.theirs[index]];
      if (our && their) common.push({ base, ours: our, theirs: their });
    }
  };
  for (const [index, base] of blocks.base.entries()) {
    const [our, their] = [ours?.get(base), theirs?.get(base)];
    if (!our || !their) continue;
    const at = { base: index, ours: blocks.ours.indexOf(our), theirs: blocks.theirs.indexOf(their) };
    addRun(at);
    common.push({ base, ours: our, theirs: their });
    next = mapSides(at, (position) => position + 1);
  }
  addRun(mapSides(blocks, ({ length }) => length));
  return common;
}

/** Merges a part by lines; `undefined` if it has a conflict. */
function mergePart(part: Sides<string>): MergeRegion[] | undefined {
  const { base, ours, theirs } = part;
  if (ours === theirs || theirs === base) return [{ text: ours }];
  if (ours === base) return [{ text: theirs }];
  const lines = mapSides(part, splitLines);
  const merged = mergeLines(lines.base, lines.ours, lines.theirs);
  return merged && [{ text: merged.join('') }];
}

/** Merges the versions of a block. A paragraph or heading is one conflict, other blocks have conflicts in lines. */
function mergeBlock(sources: Sides<string>, kind: string): MergeRegion[] {
  const isText = /^(?:paragraph|heading)/u.test(kind);
  return mergePart(sources) ?? (isText ? [{ ...sources, kind: 'block' }] : mergeByLines(sources, 'line'));
}

/**
 * Merges the text outside of common blocks. A conflict does not include the first and last lines that all sides have,
 * such as the blank lines around blocks.
 */
function mergeOutside(part: Sides<string>, kind: MergeConflict['kind']): MergeRegion[] {
  const merged = mergePart(part);
  if (merged) return merged;
  const lines = mapSides(part, splitLines);
  const { base, ours, theirs } = lines;
  const shortest = Math.min(base.length, ours.length, theirs.length);
  const isCommon = (index: number): boolean => base.at(index) === ours.at(index) && base.at(index) === theirs.at(index);
  let start = 0;
  while (start < shortest && isCommon(start)) start += 1;
  let end = 0;
  while (end < shortest - start && isCommon(-1 - end)) end += 1;
  const conflict = mapSides(lines, (all) => all.slice(start, all.length - end).join(''));
  return [
    { text: base.slice(0, start).join('') },
    { ...conflict, kind },
    { text: base.slice(base.length - end).join('') },
  ];
}

/** Merges a part, with one conflict for each run of lines, or for each line if none was added or deleted. */
function mergeByLines(part: Sides<string>, kind: MergeConflict['kind']): MergeRegion[] {
  const { base, ours, theirs } = mapSides(part, splitLines);
  return diff3Merge(ours, base, theirs, { excludeFalseConflicts: true }).flatMap(({ ok, conflict }): MergeRegion[] => {
    if (!conflict) return ok ? [{ text: ok.join('') }] : [];
    const { o: from, a: our, b: their } = conflict;
    if (from.length !== our.length || from.length !== their.length) {
      return [{ base: from.join(''), ours: our.join(''), theirs: their.join(''), kind }];
    }
    return from.flatMap((line, index) => {
      const versions = { base: line, ours: our[index] ?? line, theirs: their[index] ?? line };
      return mergePart(versions) ?? [{ ...versions, kind }];
    });
  });
}
