import { Badge, useWords } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { Kind } from './list-kinds.ts';

/** Props of `Facts`. */
export interface FactsProps {
  year: number;
  kind: Kind;
  role: string;
  isDraft: boolean;
}

/** Shows the year, kind and role of a project. */
export function Facts({ year, kind, role, isDraft }: FactsProps): ReactNode {
  const word = useWords();
  const facts = [
    { name: word('project.year'), value: year },
    { name: word('project.kind'), value: <a href={kind.to}>{kind.label}</a> },
    { name: word('project.role'), value: role },
  ];
  return (
    <>
      {isDraft && (
        <p className="mb-6">
          <Badge color="warning">{word('post.draft')}</Badge>
        </p>
      )}
      <dl className="border-t border-rule text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[6rem_1fr] border-b border-rule py-2.5">
            <dt className="text-soft">{name}</dt>
            <dd className="[&>a]:text-accent [&>a]:underline [&>a]:underline-offset-4">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
