import type { ScreenProps } from '@recto/site';
import { ModePicture, usePage, useShell } from '@recto/site/client';
import { Badge, Card, EmptyLeaf, PageHeader, useWords } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { FilterForm } from './filter-form.tsx';
import { filterTemplates } from './template-filter.ts';
import type { TemplateSummary, TemplatesData, load } from './templates.server.ts';
import { useTemplateFilter } from './use-template-filter.ts';

export default function TemplatesScreen({ data }: ScreenProps<typeof load>): ReactNode {
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      {data.templates.length > 0 ? <Gallery templates={data.templates} /> : <EmptyShelf />}
    </>
  );
}

/** Shows the templates that match the query string of the URL, so that a filter can be shared and undone with Back. */
function Gallery({ templates }: Pick<TemplatesData, 'templates'>): ReactNode {
  const word = useWords();
  const { payload } = usePage();
  const state = useTemplateFilter();
  const found = filterTemplates(templates, state.filter, payload.head.lang);
  return (
    <>
      <FilterForm
        state={state}
        count={found.length}
        // A static site cannot process a form without script.
        className={payload.prerenderedAt === undefined ? '' : 'needs-script'}
      />
      {found.length > 0 ? (
        <ul className="grid gap-8 py-10 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((template) => (
            <li key={template.path} className="grid">
              <TemplateCard template={template} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyLeaf title={word('templates.noMatch')}>
          <p>{word('templates.noMatchDescription')}</p>
          <a href={payload.path} className="button-quiet mt-6">
            {word('templates.clear')}
          </a>
        </EmptyLeaf>
      )}
    </>
  );
}

function TemplateCard({ template }: { template: TemplateSummary }): ReactNode {
  const word = useWords();
  const { title, description, path, licenseType, picture, lang, dir } = template;
  return (
    <Card
      level={2}
      title={title}
      to={path}
      picture={<ModePicture {...picture} alt="" sizes="100vw sm:50vw xl:24rem" />}
      badge={<Badge color={licenseType === 'free' ? 'success' : 'neutral'}>{word(`templates.${licenseType}`)}</Badge>}
    >
      <span lang={lang} dir={dir}>
        {description}
      </span>
    </Card>
  );
}

function EmptyShelf(): ReactNode {
  const word = useWords();
  const { repository } = useShell();
  return (
    <EmptyLeaf title={word('templates.empty')}>
      <p>{word('templates.emptyDescription')}</p>
      {repository !== undefined && (
        <a href={repository} className="button-quiet mt-6">
          {word('templates.source')}
        </a>
      )}
    </EmptyLeaf>
  );
}
