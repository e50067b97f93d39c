import type { ReactNode } from 'react';
import { Answered } from './answered.tsx';
import { readNote } from './notes.ts';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';
import { useAnswer } from './use-answer.ts';

export function Note({ locale, path }: { locale: Locale; path: string }): ReactNode {
  const answer = useAnswer(readNote, path);
  const texts = textsIn(locale);
  return (
    <Answered answer={answer} locale={locale}>
      {(note) => (
        <article>
          <a className="small" href={`#/${locale}/notes`}>
            {texts.all}
          </a>
          <h1>{note?.title ?? texts.missing}</h1>
          {note && <p className="lead">{note.description}</p>}
          {note && <div className="prose" dangerouslySetInnerHTML={{ __html: note.html }} />}
        </article>
      )}
    </Answered>
  );
}
