import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Home } from './home.tsx';
import { NoteList } from './note-list.tsx';
import { Note } from './note.tsx';
import { useRoute } from './route.ts';
import { LOCALES, textsIn } from './texts.ts';

export function App(): ReactNode {
  const { locale, view, path, tag } = useRoute();
  const texts = textsIn(locale);
  useEffect(() => {
    Object.assign(document.documentElement, { lang: locale, dir: texts.direction });
    document.title = texts.title;
  }, [locale, texts]);
  return (
    <>
      <header>
        <a className="title" href={`#/${locale}`}>
          {texts.title}
        </a>
        <nav>
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <a key={other} lang={other} href={`#${path.replace(/^(?:\/\w+)?/u, `/${other}`)}`}>
              {textsIn(other).name}
            </a>
          ))}
        </nav>
      </header>
      {/* A new key for each route, so that the result of another query is not shown. */}
      <main key={`${path} ${tag}`}>
        {view === 'home' && <Home locale={locale} />}
        {view === 'list' && <NoteList locale={locale} tag={tag} />}
        {view === 'note' && <Note locale={locale} path={path} />}
      </main>
    </>
  );
}
