import { rawPath } from '../../app/raw-path.ts';
import { useApp } from '../../runtime/app-context.ts';
import { useTextLanguage } from '../../shell/use-text-language.ts';
import type { ScreenPropsOf } from '../../app/app.ts';
import { Breadcrumb, CopyPage, Prose, TocDisclosure, safeHref, useMessages } from '@recto/ui';
import type { ReactNode } from 'react';
import { PageFooter } from '../../layouts/page-footer.tsx';
import type { DocsData } from './docs.server.ts';

/** A page of the documentation. */
export default function DocsScreen({ data, payload, body }: ScreenPropsOf<DocsData>): ReactNode {
  const message = useMessages();
  const { site, slots, feedback: Feedback } = useApp();
  const language = useTextLanguage();
  const { location, links, updated, previous, next } = data;
  const [section] = location.trail;
  const raw = site.raw === false ? undefined : rawPath(payload.path);
  return (
    <article>
      <TocDisclosure
        links={data.toc}
        page={
          <span className="toc-page">
            <span>{location.number}</span> <bdi {...language}>{data.title}</bdi>
          </span>
        }
      />
      <div className="running-head">
        <Breadcrumb
          crumbs={[
            { label: message('docs.sections'), to: location.start },
            ...location.trail,
            { label: data.title, ...language },
          ]}
        />
        {raw !== undefined && (
          <CopyPage raw={raw} url={site.url === undefined ? raw : new URL(encodeURI(raw), site.url).href} />
        )}
      </div>
      <p className="folio" data-markdown="skip">
        <span>{location.number}</span> <bdi lang={section?.lang}>{section?.label}</bdi>
      </p>
      <div {...language}>
        {slots.pageHeader ? (
          <slots.pageHeader title={data.title} description={data.description} />
        ) : (
          <>
            <h1 className="display mt-3 text-4xl sm:text-[2.75rem]">{data.title}</h1>
            <p className="mt-4 max-w-[60ch] text-lg text-pretty text-soft">{data.description}</p>
          </>
        )}
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
      <Prose className="mt-10">{body}</Prose>
      {Feedback && <Feedback path={payload.path} />}
      <PageFooter {...data.source} {...{ updated, previous, next }} />
    </article>
  );
}
