import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `FallbackNotice`. */
export interface FallbackNoticeProps {
  /** Name of the original language, in that language. */
  language: string;
  /** BCP 47 tag of the original language. */
  lang: string;
  /** URL of the original page. */
  to: string;
  /** Whether the translation is missing or older than its original. */
  reason?: 'missing' | 'outdated';
}

/** States that a page is not translated or that its translation is outdated, with a link to the original. */
export function FallbackNotice({ language, lang, to, reason = 'missing' }: FallbackNoticeProps): ReactNode {
  const message = useMessages();
  return (
    <p role="note" className="border-s-2 border-warning bg-leaf px-4 py-3 text-sm text-soft">
      {message(`translation.${reason}`)}{' '}
      <a href={safeHref(to)} lang={lang} hrefLang={lang} className="text-accent underline underline-offset-4">
        {language}
      </a>
    </p>
  );
}
