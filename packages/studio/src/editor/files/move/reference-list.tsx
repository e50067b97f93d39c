import type { ReactNode } from 'react';
import { StudioProblem } from '../../api/studio-client.ts';
import { useMessages } from '../../messages/messages.tsx';
import { labelOfFile } from '../row-label.ts';
import type { Reference } from './find-references.ts';

/** Lists the files that link to a page, or shows why they could not be found. */
export function ReferenceList({ references }: { references: Reference[] | StudioProblem | undefined }): ReactNode {
  const messages = useMessages('files');
  if (!references) return <p className="rs-muted">{messages.searching}</p>;
  if (references instanceof StudioProblem) {
    return (
      <p className="rs-error" role="alert">
        {messages.referencesFailed} {references.message} {references.hint}
      </p>
    );
  }
  if (references.length === 0) return <p className="rs-muted">{messages.noReferences}</p>;
  return (
    <>
      <p>{messages.references}</p>
      <ul className="rs-references">
        {references.map(({ entry }) => (
          <li key={entry.path}>
            <bdi>{labelOfFile(entry)}</bdi> <bdi className="rs-muted">{entry.path}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
