import type { ReactNode } from 'react';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';

/** Runs no query, so that a visitor who only opens this view downloads no database. */
export function Home({ locale }: { locale: Locale }): ReactNode {
  const texts = textsIn(locale);
  return (
    <section className="home">
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <a className="button" href={`#/${locale}/notes`}>
        {texts.open}
      </a>
    </section>
  );
}
