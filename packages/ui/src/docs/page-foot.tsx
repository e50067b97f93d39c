import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `PageFoot`. */
export interface PageFootProps {
  /** URL for editing the page. */
  editUrl?: string;
  /** URL for reporting an issue about the page. */
  issueUrl?: string;
  /** Date of the last change, if known. */
  updated?: { date: string; text: string } | undefined;
}

/** Date of the last change, and links to edit the page or report an issue. */
export function PageFoot({ editUrl, issueUrl, updated }: PageFootProps): ReactNode {
  const word = useWords();
  const [before = '', after = ''] = word('docs.updated').split('{date}');
  return (
    <div className="page-foot" data-markdown="skip">
      {updated && (
        <p>
          {before}
          <time dateTime={updated.date}>{updated.text}</time>
          {after}
        </p>
      )}
      {editUrl !== undefined && (
        <p>
          <a href={safeHref(editUrl)}>{word('docs.edit')}</a>
        </p>
      )}
      {issueUrl !== undefined && (
        <p>
          <a href={safeHref(issueUrl)}>{word('docs.report')}</a>
        </p>
      )}
    </div>
  );
}
