import { hashSource } from '@recto/content';
import { findLinks } from '../links/find-links.ts';
import type { PageLink } from '../links/find-links.ts';
import { findReferences } from '../media/find-references.ts';
import type { MediaReference } from '../media/find-references.ts';

/** What a list of files has to know of a content file. It depends on the bytes alone. */
export interface FileFacts {
  title: string;
  /** The front matter says that it is a draft. */
  draft: boolean;
  /** Name of its text, as translations of it may carry it. */
  hash: string;
  /** What it says of the text that it is a translation of. */
  sourceHash: unknown;
  /** Its fields cannot be read. */
  isBroken: boolean;
  references: readonly MediaReference[];
  /** Places that may lead to pages. */
  links: readonly PageLink[];
}

/** Longest title in a list, in characters. */
const LONGEST_TITLE = 300;

/** What is known of a file whose fields were read elsewhere; `undefined` if they cannot be read. */
export async function describeText(
  file: string,
  text: string,
  fields: Record<string, unknown> | undefined,
): Promise<FileFacts> {
  const { title, draft, sourceHash } = fields ?? {};
  return {
    title:
      typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, LONGEST_TITLE) : headingIn(file, text),
    draft: draft === true,
    hash: await hashSource(text),
    sourceHash,
    isBroken: fields === undefined,
    references: findReferences(text),
    links: findLinks(text),
  };
}

function headingIn(file: string, text: string): string {
  const [, heading = ''] = /\.md$/iu.test(file) ? (/^#[ \t](.*)$/mu.exec(text) ?? []) : [];
  return heading
    .slice(0, LONGEST_TITLE)
    .replace(/#+\s*$/u, '')
    .trim();
}
