import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';

export interface PageFootProps {
  /** Where the page can be changed, and where one can speak of it. */
  editUrl?: string;
  issueUrl?: string;
  /** When the page last changed, where that is known. */
  updated?: { date: string; text: string } | undefined;
}

/** Below the words: how old they are, and what to do about them. */
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
