import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

export interface FallbackNoticeProps {
  /** Name of the language the text is in, as its speakers write it. */
  language: string;
  /** BCP 47 tag of it. */
  lang: string;
  /** The page in that language. */
  to: string;
}

/** Says that a page is shown in another language because it has no translation. */
export function FallbackNotice({ language, lang, to }: FallbackNoticeProps): ReactNode {
  const word = useWords();
  return (
    <p role="note" className="border-s-2 border-warning bg-leaf px-4 py-3 text-sm text-soft">
      {word('translation.missing')}{' '}
      <a href={to} lang={lang} hrefLang={lang} className="text-accent underline underline-offset-4">
        {language}
      </a>
    </p>
  );
}
