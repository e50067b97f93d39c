import { Badge, useMessages } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { Kind } from './list-kinds.ts';

/** Props of `ProjectDetails`. */
export interface ProjectDetailsProps {
  year: number;
  kind: Kind;
  role: string;
  isDraft: boolean;
}

/** Shows the year, kind and role of a project. */
export function ProjectDetails({ year, kind, role, isDraft }: ProjectDetailsProps): ReactNode {
  const translate = useMessages();
  const details = [
    { name: translate('project.year'), value: year },
    { name: translate('project.kind'), value: <a href={kind.to}>{kind.label}</a> },
    { name: translate('project.role'), value: role },
  ];
  return (
    <>
      {isDraft && (
        <p className="mb-6">
          <Badge color="warning">{translate('post.draft')}</Badge>
        </p>
      )}
      <dl className="border-t border-rule text-sm">
        {details.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[6rem_1fr] border-b border-rule py-2.5">
            <dt className="text-soft">{name}</dt>
            <dd className="[&>a]:text-accent [&>a]:underline [&>a]:underline-offset-4">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
