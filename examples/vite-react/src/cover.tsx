import type { ReactNode } from 'react';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';

/** Asks nothing: whoever only passes by downloads no database. */
export function Cover({ locale }: { locale: Locale }): ReactNode {
  const texts = textsIn(locale);
  return (
    <section className="cover">
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <a className="button" href={`#/${locale}/notes`}>
        {texts.open}
      </a>
    </section>
  );
}
