import { useTextLanguage } from '@recto/site';
import type { ScreenProps } from '@recto/site';
import { PageHeader, Prose } from '@recto/ui';
import type { ReactNode } from 'react';
import type { PageData } from '../loaders/page-loader.ts';

/** A page of nothing but words. */
export function PageScreen({ data, body }: ScreenProps<PageData>): ReactNode {
  return (
    <article className="mx-auto max-w-[46rem]">
      <div {...useTextLanguage()}>
        <PageHeader title={data.title} description={data.description} />
      </div>
      <Prose className="mt-10">{body}</Prose>
    </article>
  );
}
