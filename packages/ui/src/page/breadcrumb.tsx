import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { safeHref } from '../link/safe-href.ts';

/** An entry of a breadcrumb. */
export interface Crumb {
  /** Text of the entry. */
  label: string;
  /** URL of the entry; missing for the current page. */
  to?: string;
  /** Language of the label, if it differs from that of the page. */
  lang?: string;
}

/** Links to the parent pages of the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  const message = useMessages();
  return (
    <nav aria-label={message('breadcrumb.label')} className="text-sm text-soft">
      <ol className="flex min-w-0 items-center gap-2">
        {crumbs.map(({ label, to, lang }, index) => (
          <li key={index} className="flex min-w-0 items-center gap-2">
            {index > 0 && <Divider />}
            {to === undefined ? (
              <span aria-current="page" lang={lang} className="truncate">
                {label}
              </span>
            ) : (
              <a href={safeHref(to)} lang={lang} className="truncate text-ink underline-offset-4 hover:underline">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Divider(): ReactNode {
  return (
    <svg viewBox="0 0 8 12" aria-hidden="true" className="h-2.5 shrink-0 rtl:[scale:-1_1]" fill="none">
      <path d="m1.5 1 5 5-5 5" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
