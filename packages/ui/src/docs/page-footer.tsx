import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `PageFooter`. */
export interface PageFooterProps {
  /** URL for editing the page. */
  editUrl?: string;
  /** URL for reporting an issue about the page. */
  issueUrl?: string;
  /** Date of the last change, if known. */
  updated?: { date: string; text: string } | undefined;
}

/** Date of the last change, and links to edit the page or report an issue. */
export function PageFooter({ editUrl, issueUrl, updated }: PageFooterProps): ReactNode {
  const message = useMessages();
  const [before = '', after = ''] = message('docs.updated').split('{date}');
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
          <a href={safeHref(editUrl)}>{message('docs.edit')}</a>
        </p>
      )}
      {issueUrl !== undefined && (
        <p>
          <a href={safeHref(issueUrl)}>{message('docs.report')}</a>
        </p>
      )}
    </div>
  );
}
