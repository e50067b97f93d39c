import { useTextLanguage } from '../../shell/use-text-language.ts';
import type { ScreenPropsOf } from '../../app/app.ts';
import {
  Badge,
  Breadcrumb,
  Byline,
  CopyUrl,
  Prose,
  ShareLinks,
  TableOfContents,
  TocDisclosure,
  useMessages,
} from '@recto/ui';
import type { ReactNode } from 'react';
import { PageFooter } from '../../layouts/page-footer.tsx';
import { useApp } from '../../runtime/app-context.ts';
import type { PostData } from './post.server.ts';
import { ModeImage } from '../../images/mode-image.tsx';

/** The page of a blog post or changelog entry. */
export default function PostScreen({ data, payload, body }: ScreenPropsOf<PostData>): ReactNode {
  const message = useMessages();
  const { slots } = useApp();
  const { toc: Toc = TableOfContents } = slots;
  const language = useTextLanguage();
  // Without `url` in the configuration there is no absolute URL to share.
  const url = payload.head.canonical;
  return (
    <div
      className={`grid gap-x-16 pt-10 lg:pt-12 xl:justify-center ${data.toc.length === 0 ? 'xl:grid-cols-[minmax(0,46rem)]' : 'xl:grid-cols-[minmax(0,46rem)_13rem]'}`}
    >
      <article className="min-w-0">
        <Breadcrumb crumbs={[data.section, { label: data.title }]} />
        <p className="mt-8 flex flex-wrap items-center gap-3 text-sm text-soft">
          {data.isDraft && <Badge color="warning">{message('post.draft')}</Badge>}
          {data.category !== '' && <Badge color="primary">{data.category}</Badge>}
          {data.version !== '' && <Badge>{data.version}</Badge>}
          <time dateTime={data.date}>{data.dateText}</time>
          <span data-markdown="skip">{data.readingTime}</span>
        </p>
        <div {...language}>
          {slots.pageHeader ? (
            <slots.pageHeader title={data.title} description={data.description} />
          ) : (
            <>
              <h1 className="display mt-3 text-4xl sm:text-5xl">{data.title}</h1>
              <p className="mt-4 text-lg text-pretty text-soft">{data.description}</p>
            </>
          )}
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-b border-rule pb-6">
          <Byline authors={data.authors} />
          <CopyUrl />
        </div>
        {data.image && (
          <ModeImage {...data.image} sizes="100vw md:46rem" className="mt-10 rounded-lg border border-rule" />
        )}
        <TocDisclosure links={data.toc} />
        <Prose className="mt-10">{body}</Prose>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p data-markdown="skip" className="print:hidden">
            <a href={data.section.to} className="text-accent underline underline-offset-4">
              {message('post.back', { section: data.section.label })}
            </a>
          </p>
          {url !== undefined && <ShareLinks title={data.title} url={url} />}
        </div>
        {data.related.length > 0 && (
          <section data-markdown="skip" className="mt-14 border-t border-rule pt-6 print:hidden">
            <h2 className="display text-xl">{message('header.more', { label: data.category })}</h2>
            <ul className="mt-3 grid gap-2">
              {data.related.map(({ path, title, lang, dateText }) => (
                <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <a href={path} lang={lang} className="hover:text-accent hover:underline">
                    {title}
                  </a>
                  <span className="text-sm text-soft">{dateText}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PageFooter previous={data.previous} next={data.next} />
      </article>
      {data.toc.length > 0 && (
        <aside className="sticky top-16 hidden self-start pt-16 xl:block">
          <Toc links={data.toc} />
        </aside>
      )}
    </div>
  );
}
