import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { DiffTable } from '../../changes/diff-table.tsx';
import { diffLines } from '../../changes/line-diff.ts';
import { useStudio } from '../../studio.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../messages/messages.tsx';

interface OriginalChangesProps {
  originalPath: string;
  original: string;
  /** The hash of the original that the translation stores. */
  hash: unknown;
}

/** Shows what has changed in the original since it was translated. */
export function OriginalChanges({ originalPath, original, hash }: OriginalChangesProps): ReactNode {
  const messages = useMessages('translations');
  const translated = useTranslated(originalPath, hash);
  const hunks = useMemo(
    () => (typeof translated === 'string' ? diffLines(translated, original) : []),
    [translated, original],
  );
  if (translated === undefined) return null;
  if (translated === null) return <p className="rs-muted rs-original-changes">{messages.changesUnknown}</p>;
  return (
    <details className="rs-queue rs-original-changes">
      <summary>
        <Icon name="chevron" />
        <h2>{messages.changes}</h2>
      </summary>
      <div className="rs-diff">
        {hunks.map(({ lines }, index) => (
          <div key={index} className="rs-hunk">
            <DiffTable lines={lines} />
          </div>
        ))}
      </div>
    </details>
  );
}

/**
 * The version of the original that was translated; `undefined` until the server has responded, `null` if it was not
 * found.
 */
function useTranslated(path: string, hash: unknown): string | null | undefined {
  const { client } = useStudio();
  const [original, setOriginal] = useState<string | null>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const query = { path, hash: String(hash) };
    client.get<{ text: string | null }>(`${STUDIO_FOLDER}/original`, query, { signal }).then(
      ({ text }) => {
        setOriginal(text);
      },
      () => {
        if (!signal.aborted) setOriginal(null);
      },
    );
    return () => {
      controller.abort();
    };
  }, [client, path, hash]);
  return original;
}
