import type { ReactNode } from 'react';
import { listNotes } from './notes.ts';
import { QueryResultView } from './query-result-view.tsx';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';
import { useQueryResult } from './use-query-result.ts';

export function NoteList({ locale, tag }: { locale: Locale; tag: string | undefined }): ReactNode {
  const result = useQueryResult(listNotes, tag);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <QueryResultView result={result} locale={locale}>
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
    </QueryResultView>
  );
}
