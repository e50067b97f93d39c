import type { MarkdownConfig } from '../collections/markdown-config.ts';
import { folderTitle } from '../navigation/folder-title.ts';
import { isElement } from '../parse/document.ts';
import type { ParsedDocument, TreeElement } from '../parse/document.ts';
import { headingText } from '../parse/set-heading-ids.ts';
import type { FilePathInfo } from '../parse/paths.ts';

/** Derives the title of a page without a title in its front matter. */
export function findTitle(
  { body }: ParsedDocument,
  { path, stem }: Pick<FilePathInfo, 'path' | 'stem'>,
  { titleFrom = 'heading' }: MarkdownConfig = {},
): string {
  const heading = body.nodes.find((node): node is TreeElement => isElement(node) && node[0] === 'h1');
  const words = heading ? headingText(heading).trim() : '';
  return words === '' && titleFrom === 'file-name' && path !== '/' ? folderTitle(path, stem) : words;
}

/** Derives the description of a page without a description in its front matter. */
export function findDescription({ body }: ParsedDocument, { descriptionFrom }: MarkdownConfig = {}): string {
  if (descriptionFrom !== 'paragraph') return '';
  const paragraphs = body.nodes.filter((node): node is TreeElement => isElement(node) && node[0] === 'p');
  const texts = paragraphs.map((paragraph) => headingText(paragraph).replaceAll(/\s+/gu, ' ').trim());
  return texts.find((text) => text !== '') ?? '';
}
