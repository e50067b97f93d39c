import type { ReactNode } from 'react';
import { Answered } from './answered.tsx';
import { listNotes } from './notes.ts';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';
import { useAnswer } from './use-answer.ts';

export function NoteList({ locale, tag }: { locale: Locale; tag: string | undefined }): ReactNode {
  const answer = useAnswer(listNotes, tag);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Answered answer={answer} locale={locale}>
      {(notes) => (
        <>
          <h1>{tag === undefined ? textsIn(locale).all : `#${tag}`}</h1>
          <ul className="notes">
            {notes.map((note) => (
              <li key={note.path}>
                <h2>
                  <a href={`#${note.path}`}>{note.title}</a>
                </h2>
                <p>{note.description}</p>
                <p className="small">
                  <span>{note.author}</span>
                  <time dateTime={note.date}>{dates.format(new Date(note.date))}</time>
                  {note.tags.map((name) => (
                    <a key={name} href={`#/${locale}/notes?tag=${encodeURIComponent(name)}`}>
                      #{name}
                    </a>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Answered>
  );
}
