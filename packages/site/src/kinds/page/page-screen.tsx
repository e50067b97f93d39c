import { useTextLanguage } from '../../shell/use-text-language.ts';
import type { ScreenPropsOf } from '../../app/app.ts';
import { Prose } from '@recto/ui';
import type { ReactNode } from 'react';
import { PageHeader } from '../../layouts/page-header.tsx';
import type { PageData } from './page.server.ts';

/** A plain page with a title, a description and prose. */
export default function PageScreen({ data, body }: ScreenPropsOf<PageData>): ReactNode {
  return (
    <article className="mx-auto max-w-[46rem]">
      <div {...useTextLanguage()}>
        <PageHeader title={data.title} description={data.description} />
      </div>
      <Prose className="mt-10">{body}</Prose>
    </article>
  );
}
