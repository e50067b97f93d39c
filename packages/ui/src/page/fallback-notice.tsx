import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';

export interface FallbackNoticeProps {
  /** Name of the language the text is in, as its speakers write it. */
  language: string;
  /** BCP 47 tag of it. */
  lang: string;
  /** The page in that language. */
  to: string;
  /** There is no translation, or it is behind its original. */
  reason?: 'missing' | 'outdated';
}

/** Says why the original of a page is to be read, or is read already. */
export function FallbackNotice({ language, lang, to, reason = 'missing' }: FallbackNoticeProps): ReactNode {
  const word = useWords();
  return (
    <p role="note" className="border-s-2 border-warning bg-leaf px-4 py-3 text-sm text-soft">
      {word(`translation.${reason}`)}{' '}
      <a href={safeHref(to)} lang={lang} hrefLang={lang} className="text-accent underline underline-offset-4">
        {language}
      </a>
    </p>
  );
}
