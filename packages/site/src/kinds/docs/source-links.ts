import type { Repository } from '../../app/site.ts';

/** Links for editing a page and for reporting issues. */
export interface SourceLinks {
  editUrl?: string;
  issueUrl?: string;
}

/** Builds the links of a page to its repository. The front matter can hide the link for editing or replace it. */
export function sourceLinks(
  file: string,
  editLink: boolean | string,
  { editUrl, issueUrl }: Pick<Repository, 'editUrl' | 'issueUrl'>,
): SourceLinks {
  const edit =
    typeof editLink === 'string' ? editLink : editLink ? editUrl?.replace('{file}', () => encodeURI(file)) : undefined;
  return { ...(edit !== undefined && { editUrl: edit }), ...(issueUrl !== undefined && { issueUrl }) };
}
