import { hashSource } from '@recto/content';
import { findLinks } from '../links/find-links.ts';
import type { PageLink } from '../links/find-links.ts';
import { findMediaReferences } from '../media/find-media-references.ts';
import type { MediaReference } from '../media/find-media-references.ts';

/** Metadata of a content file for lists. It depends only on the bytes of the file. */
export interface FileMetadata {
  /** Title from the front matter or the first heading. */
  title: string;
  /** Whether the front matter marks it as a draft. */
  draft: boolean;
  /** Hash of its text, which translations of it may contain. */
  hash: string;
  /** Hash of the original in a translation, as written in its front matter. */
  sourceHash: unknown;
  /** Whether its fields cannot be parsed. */
  isBroken: boolean;
  /** Media files used in the text. */
  references: readonly MediaReference[];
  /** Links that may point to pages. */
  links: readonly PageLink[];
}

/** Maximum length of a title in a list, in characters. */
const MAX_TITLE_LENGTH = 300;

/** Collects the metadata of a file whose fields are already parsed; `fields` is `undefined` if they are invalid. */
export async function describeText(
  file: string,
  text: string,
  fields: Record<string, unknown> | undefined,
): Promise<FileMetadata> {
  const { title, draft, sourceHash } = fields ?? {};
  return {
    title:
      typeof title === 'string' && title.trim() !== ''
        ? title.trim().slice(0, MAX_TITLE_LENGTH)
        : headingIn(file, text),
    draft: draft === true,
    hash: await hashSource(text),
    sourceHash,
    isBroken: fields === undefined,
    references: findMediaReferences(text),
    links: findLinks(text),
  };
}

function headingIn(file: string, text: string): string {
  const [, heading = ''] = /\.md$/iu.test(file) ? (/^#[ \t](.*)$/mu.exec(text) ?? []) : [];
  return heading
    .slice(0, MAX_TITLE_LENGTH)
    .replace(/#+\s*$/u, '')
    .trim();
}
