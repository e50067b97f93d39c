import type { ScreenProps } from '@recto/site';
import { ModeImage, useTextLanguage } from '@recto/site/client';
import { Badge, Breadcrumb, CopyCommand, Prose, safeHref, useMessages } from '@recto/site/ui';
import { Carousel } from '@recto/ui/carousel';
import type { ReactNode } from 'react';
import type { load } from './template.server.ts';

export default function TemplateScreen({ data, body }: ScreenProps<typeof load>): ReactNode {
  const translate = useMessages();
  const language = useTextLanguage();
  const { title, licenseType, owner, demo, source, command, pictures } = data;
  return (
    <article className="mx-auto max-w-[60rem] pt-10 lg:pt-12">
      <Breadcrumb crumbs={[data.gallery, { label: title }]} />
      <p className="mt-8 flex items-center gap-3 text-sm text-soft">
        {data.isDraft && <Badge color="warning">{translate('post.draft')}</Badge>}
        <Badge color={licenseType === 'free' ? 'success' : 'neutral'}>{translate(`templates.${licenseType}`)}</Badge>
        {translate('templates.by', { owner })}
      </p>
      <div {...language}>
        <h1 className="display mt-3 text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-pretty text-soft">{data.description}</p>
      </div>
      <p className="actions mt-8">
        {/* The demo is a separate site. */}
        <a href={safeHref(demo)} rel="external" className="button">
          {translate('templates.preview')}
        </a>
        <a href={safeHref(source)} className="button-quiet">
          {translate('templates.clone')}
        </a>
      </p>
      <CopyCommand command={command} />
      <div className="mt-12">
        <Carousel
          label={translate('templates.pictures', { title })}
          slides={pictures.map((picture, index) => (
            <ModeImage
              key={picture.src}
              {...picture}
              alt={translate('templates.picture', { title, number: String(index + 1) })}
              sizes="100vw lg:60rem"
              className="rounded-lg border border-rule"
            />
          ))}
        />
      </div>
      <Prose className="mt-12">{body}</Prose>
    </article>
  );
}
