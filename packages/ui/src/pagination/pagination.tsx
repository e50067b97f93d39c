import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { pageWindow } from './page-window.ts';

/** Properties of `Pagination`. */
export interface PaginationProps {
  /** Number of the current page, starting at 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Returns the URL of a page. */
  to: (page: number) => string;
  /** Number of pages shown on each side of the current one. */
  siblings?: number;
}

/** Links to the pages of a long list, which work without script and can be shared. */
export function Pagination({ page, pages, to, siblings = 1 }: PaginationProps): ReactNode {
  const message = useMessages();
  return (
    <nav aria-label={message('pagination.label')}>
      <ul className="pagination">
        <li>
          <Step label={message('pagination.prev')} to={page > 1 ? to(page - 1) : undefined} rel="prev" />
        </li>
        {pageWindow(page, pages, siblings).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={to(number)}
                aria-label={message('pagination.page', { page: String(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step label={message('pagination.next')} to={page < pages ? to(page + 1) : undefined} rel="next" />
        </li>
      </ul>
    </nav>
  );
}

function Step({ label, to, rel }: { label: string; to: string | undefined; rel: 'prev' | 'next' }): ReactNode {
  return (
    <a
      href={to}
      rel={rel}
      role={to === undefined ? 'link' : undefined}
      aria-disabled={to === undefined || undefined}
      aria-label={label}
    >
      <svg viewBox="0 0 8 12" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
        <path d={rel === 'next' ? 'm1.5 1 5 5-5 5' : 'm6.5 1-5 5 5 5'} />
      </svg>
    </a>
  );
}
