import type { Repository } from '../../app/site.ts';

/** Where a page is edited, and where people write about it. */
export interface SourceLinks {
  editUrl?: string;
  issueUrl?: string;
}

/** Links of a page to its source. Its front matter can turn the link for editing off, or name another address. */
export function sourceLinks(
  file: string,
  editLink: boolean | string,
  { editUrl, issueUrl }: Pick<Repository, 'editUrl' | 'issueUrl'>,
): SourceLinks {
  const edit =
    typeof editLink === 'string' ? editLink : editLink ? editUrl?.replace('{file}', () => encodeURI(file)) : undefined;
  return { ...(edit !== undefined && { editUrl: edit }), ...(issueUrl !== undefined && { issueUrl }) };
}
