import { useTextLanguage } from '@recto/site';
import type { ScreenProps } from '@recto/site';
import { Badge, Breadcrumb, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { TemplateData } from '../../server/loaders/template.ts';

export function TemplateScreen({ data, body }: ScreenProps<TemplateData>): ReactNode {
  const word = useWords();
  const language = useTextLanguage();
  return (
    <article className="mx-auto max-w-[60rem] pt-10 lg:pt-12">
      <Breadcrumb crumbs={[data.gallery, { label: data.title }]} />
      <div {...language}>
        <h1 className="display mt-8 text-4xl sm:text-5xl">{data.title}</h1>
        <p className="mt-4 text-lg text-pretty text-soft">{data.description}</p>
      </div>
      <p className="mt-4 flex items-center gap-3 text-sm text-soft">
        <Badge color={data.licenseType === 'free' ? 'success' : 'neutral'}>
          {word(`templates.${data.licenseType}`)}
        </Badge>
        {word('templates.by', { owner: data.owner })}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={data.demo} className="button">
          {word('templates.preview')}
        </a>
        <a href={data.source} className="button-quiet">
          {word('templates.clone')}
        </a>
      </p>
      <ul className="mt-12 flex snap-x gap-4 overflow-x-auto">
        {data.images.map((image) => (
          <li key={image} className="w-full shrink-0 snap-center">
            <img src={image} alt="" loading="lazy" className="w-full border border-rule" />
          </li>
        ))}
      </ul>
      <div className="prose mt-12">{body}</div>
    </article>
  );
}
