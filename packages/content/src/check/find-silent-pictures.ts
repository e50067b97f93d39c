import type { Place } from '../errors.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { DocumentBody, TreeNode } from '../parse/document.ts';
import { placeInRange } from './find-addresses.ts';

/** An image without an alternative text. */
export interface SilentPicture extends Omit<Place, 'file'> {
  address: string;
}

/** Finds the images in a body that have no alternative text and are not marked as decorative. */
export function silentPicturesIn(
  { nodes, lines: ranges = [] }: DocumentBody,
  lines: readonly string[],
): SilentPicture[] {
  return nodes.flatMap((node, index) =>
    silentIn(node).map((address) => ({ address, ...placeInRange(address, lines, ranges[index] ?? undefined) })),
  );
}

const PICTURES = new Set(['img', 'image']);

function silentIn(node: TreeNode): string[] {
  if (!isElement(node)) return [];
  const [tag, { src, alt, role }] = node;
  const isSilent = PICTURES.has(tag) && typeof src === 'string' && !hasWords(alt) && role !== 'presentation';
  return [...(isSilent ? [src] : []), ...childrenOf(node).flatMap(silentIn)];
}

function hasWords(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
