import { useTextLanguage } from '@recto/site';
import type { ScreenProps } from '@recto/site';
import { SurroundLinks, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { DocsData } from '../../server/loaders/docs.ts';

export function DocsScreen({ data, body }: ScreenProps<DocsData>): ReactNode {
  const word = useWords();
  const language = useTextLanguage();
  return (
    <article>
      {data.section !== '' && <p className="text-sm font-medium text-accent">{data.section}</p>}
      <div {...language}>
        <h1 className="display mt-2 text-4xl sm:text-[2.75rem]">{data.title}</h1>
        <p className="mt-4 text-lg text-pretty text-soft">{data.description}</p>
      </div>
      <div className="prose mt-10">{body}</div>
      <p className="mt-12 text-sm">
        <a href={data.editUrl} className="text-soft underline underline-offset-4 hover:text-ink">
          {word('docs.edit')}
        </a>
      </p>
      <SurroundLinks previous={data.previous} next={data.next} />
    </article>
  );
}
