import type { ScreenProps } from '@recto/site';
import { ModeImage, useTextLanguage } from '@recto/site/client';
import { Badge, Prose, safeHref } from '@recto/site/ui';
import { StudioDemoButton } from '@recto/studio/demo';
import type { ReactNode } from 'react';
import type { load } from './studio.server.ts';

export default function StudioScreen({ data, body }: ScreenProps<typeof load>): ReactNode {
  const language = useTextLanguage();
  return (
    <article className="mx-auto max-w-[46rem] pt-14 sm:pt-20">
      <header {...language}>
        <Badge color="primary">{data.badge}</Badge>
        <h1 className="display mt-4 text-4xl sm:text-5xl">{data.title}</h1>
        <p className="mt-5 text-lg text-pretty text-soft">{data.description}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <StudioDemoButton parameter="try" docs={data.docs} className="needs-script button">
            {data.demo.label}
          </StudioDemoButton>
          {data.links.map(({ label, to }) => (
            <a key={to} href={safeHref(to)} className="button-quiet">
              {label}
            </a>
          ))}
        </p>
        <p className="needs-script mt-4 text-sm text-soft">{data.demo.note}</p>
      </header>
      <p className="mt-12">
        <ModeImage {...data.picture} sizes="100vw md:46rem" className="overflow-hidden rounded-lg border border-rule" />
      </p>
      <Prose className="mt-12">{body}</Prose>
    </article>
  );
}
