import type { ScreenProps } from '@recto/site';
import { ModeImage, usePage, useShell } from '@recto/site/client';
import { Badge, Card, EmptyList, PageHeader, useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { FilterForm } from './filter-form.tsx';
import { filterTemplates } from './template-filter.ts';
import type { TemplateSummary, TemplatesData, load } from './templates.server.ts';
import { useTemplateFilter } from './use-template-filter.ts';

export default function TemplatesScreen({ data }: ScreenProps<typeof load>): ReactNode {
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      {data.templates.length > 0 ? <Gallery templates={data.templates} /> : <EmptyGallery />}
    </>
  );
}

/** Shows the templates that match the query string of the URL, so that a filter can be shared and undone with Back. */
function Gallery({ templates }: Pick<TemplatesData, 'templates'>): ReactNode {
  const translate = useMessages();
  const { payload } = usePage();
  const state = useTemplateFilter();
  const matching = filterTemplates(templates, state.filter, payload.head.lang);
  return (
    <>
      <FilterForm
        state={state}
        count={matching.length}
        // A static site cannot process a form without script.
        className={payload.prerenderedAt === undefined ? '' : 'needs-script'}
      />
      {matching.length > 0 ? (
        <ul className="grid gap-8 py-10 sm:grid-cols-2 xl:grid-cols-3">
          {matching.map((template) => (
            <li key={template.path} className="grid">
              <TemplateCard template={template} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList title={translate('templates.noMatch')}>
          <p>{translate('templates.noMatchDescription')}</p>
          <a href={payload.path} className="button-quiet mt-6">
            {translate('templates.clear')}
          </a>
        </EmptyList>
      )}
    </>
  );
}

function TemplateCard({ template }: { template: TemplateSummary }): ReactNode {
  const translate = useMessages();
  const { title, description, path, licenseType, picture, lang, dir } = template;
  return (
    <Card
      level={2}
      title={title}
      to={path}
      picture={<ModeImage {...picture} alt="" sizes="100vw sm:50vw xl:29rem" />}
      badge={
        <Badge color={licenseType === 'free' ? 'success' : 'neutral'}>{translate(`templates.${licenseType}`)}</Badge>
      }
    >
      <span lang={lang} dir={dir}>
        {description}
      </span>
    </Card>
  );
}

function EmptyGallery(): ReactNode {
  const translate = useMessages();
  const { repository } = useShell();
  return (
    <EmptyList title={translate('templates.empty')}>
      <p>{translate('templates.emptyDescription')}</p>
      {repository !== undefined && (
        <a href={repository} className="button-quiet mt-6">
          {translate('templates.source')}
        </a>
      )}
    </EmptyList>
  );
}
