import { useShell } from '@recto/site';
import type { ScreenProps } from '@recto/site';
import { Badge, EmptyLeaf, PageHeader, useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { TemplateSummary, TemplatesData } from '../../server/loaders/templates.ts';

export function TemplatesScreen({ data }: ScreenProps<TemplatesData>): ReactNode {
  const word = useWords();
  const { repository } = useShell();
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      {data.templates.length > 0 ? (
        <ul className="grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-3">
          {data.templates.map((template) => (
            <TemplateCard key={template.path} template={template} />
          ))}
        </ul>
      ) : (
        <EmptyLeaf title={word('templates.empty')}>
          <p>{word('templates.emptyDescription')}</p>
          {repository !== undefined && (
            <a href={repository} className="button-quiet mt-6">
              {word('templates.source')}
            </a>
          )}
        </EmptyLeaf>
      )}
    </>
  );
}

function TemplateCard({ template }: { template: TemplateSummary }): ReactNode {
  const word = useWords();
  const { title, description, path, licenseType, mainScreen } = template;
  return (
    <li className="group relative border-t border-rule pt-4">
      <img src={mainScreen} alt="" loading="lazy" className="aspect-video w-full border border-rule object-cover" />
      <h2 className="display mt-4 flex items-center gap-3 text-xl">
        <a href={path} className="group-hover:text-accent after:absolute after:inset-0">
          {title}
        </a>
        <Badge color={licenseType === 'free' ? 'success' : 'neutral'}>{word(`templates.${licenseType}`)}</Badge>
      </h2>
      <p className="mt-1 text-pretty text-soft">{description}</p>
    </li>
  );
}
