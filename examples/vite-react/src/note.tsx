import type { ReactNode } from 'react';
import { readNote } from './notes.ts';
import { QueryResultView } from './query-result-view.tsx';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';
import { useQueryResult } from './use-query-result.ts';

export function Note({ locale, path }: { locale: Locale; path: string }): ReactNode {
  const result = useQueryResult(readNote, path);
  const texts = textsIn(locale);
  return (
    <QueryResultView result={result} locale={locale}>
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
    </QueryResultView>
  );
}
