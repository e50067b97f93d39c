import type { FilePosition } from '../errors.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { DocumentBody, TreeNode } from '../parse/document.ts';
import { positionInRange } from './find-urls.ts';

/** An image without an alternative text. */
export interface ImageWithoutAlt extends Omit<FilePosition, 'file'> {
  url: string;
}

/** Finds the images in a body that have no alternative text and are not marked as decorative. */
export function findImagesWithoutAlt(
  { nodes, lines: ranges = [] }: DocumentBody,
  lines: readonly string[],
): ImageWithoutAlt[] {
  return nodes.flatMap((node, index) =>
    imagesWithoutAltIn(node).map((url) => ({ url, ...positionInRange(url, lines, ranges[index] ?? undefined) })),
  );
}

const PICTURES = new Set(['img', 'image']);

function imagesWithoutAltIn(node: TreeNode): string[] {
  if (!isElement(node)) return [];
  const [tag, { src, alt, role }] = node;
  const isSilent = PICTURES.has(tag) && typeof src === 'string' && !hasText(alt) && role !== 'presentation';
  return [...(isSilent ? [src] : []), ...childrenOf(node).flatMap(imagesWithoutAltIn)];
}

function hasText(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
