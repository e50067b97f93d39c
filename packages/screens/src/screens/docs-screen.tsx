import { rawAddress, useApp, useTextLanguage } from '@recto/site';
import type { ScreenProps } from '@recto/site';
import { Breadcrumb, CopyPage, PageFoot, Prose, SurroundLinks, TocDisclosure, safeHref, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { DocsData } from '../loaders/docs-loader.ts';

export function DocsScreen({ data, payload, body }: ScreenProps<DocsData>): ReactNode {
  const word = useWords();
  const { site } = useApp();
  const language = useTextLanguage();
  const { place, links, updated } = data;
  const [section] = place.trail;
  const raw = rawAddress(payload.path);
  return (
    <article>
      <div className="running-head">
        <Breadcrumb
          crumbs={[
            { label: word('docs.sections'), to: place.start },
            ...place.trail,
            { label: data.title, ...(language.lang !== undefined && { lang: language.lang }) },
          ]}
        />
        <CopyPage raw={raw} address={site.url === undefined ? raw : new URL(encodeURI(raw), site.url).href} />
      </div>
      <p className="folio">
        <span>{place.folio}</span> <bdi lang={section?.lang}>{section?.label}</bdi>
      </p>
      <div {...language}>
        <h1 className="display mt-3 text-4xl sm:text-[2.75rem]">{data.title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-pretty text-soft">{data.description}</p>
      </div>
      {links.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-3 text-sm">
          {links.map(({ label, to }) => (
            <a key={to} href={safeHref(to)} className="button-quiet">
              {label}
            </a>
          ))}
        </p>
      )}
      <TocDisclosure links={data.toc} />
      <Prose className="mt-10">{body}</Prose>
      <PageFoot {...data.source} updated={updated} />
      <SurroundLinks previous={data.previous} next={data.next} />
    </article>
  );
}
