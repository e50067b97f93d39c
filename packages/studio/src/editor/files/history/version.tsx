import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { HistoryResponse } from '../../../documents/history-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import type { StudioClient } from '../../api/studio-client.ts';
import { DiffTable } from '../../changes/diff-table.tsx';
import { diffLines } from '../../changes/line-diff.ts';
import type { DocumentResponse } from '../../documents/published-document.ts';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';

type Commit = HistoryResponse['commits'][number];

interface VersionProps {
  commit: Commit;
  /** The previous version; missing for the oldest one in the list. */
  before: Commit | undefined;
  /** Missing if the user may not edit. */
  onRestore: ((text: string) => void) | undefined;
}

interface Texts {
  before: string;
  after: string;
}

/** One commit. Its changes are loaded when it is expanded. */
export function Version({ commit, before, onRestore }: VersionProps): ReactNode {
  const { client } = useStudio();
  const messages = useMessages('files');
  const panel = useMessages('panel');
  const [texts, setTexts] = useState<Texts | 'failed'>();
  const load = async (): Promise<void> => {
    try {
      const [oldText, newText] = await Promise.all([
        before === undefined ? '' : readVersion(client, before),
        readVersion(client, commit),
      ]);
      setTexts({ before: oldText, after: newText });
    } catch {
      setTexts('failed');
    }
  };
  return (
    <li>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && texts === undefined) void load();
        }}
      >
        <summary>
          <Icon name="chevron" />
          <span className="rs-version-message">
            <bdi>{commit.message.split('\n')[0]}</bdi>
          </span>
          <bdi>{commit.author}</bdi>
          <time dateTime={commit.date} className="rs-muted">
            {formatTime(commit.date)}
          </time>
        </summary>
        {before && before.path !== commit.path && (
          <p className="rs-muted">{fill(messages.movedFrom, { path: before.path })}</p>
        )}
        {texts === undefined && <p className="rs-muted">{panel.loading}</p>}
        {texts === 'failed' && <p className="rs-error">{messages.versionFailed}</p>}
        {texts !== undefined && texts !== 'failed' && (
          <>
            <Lines {...texts} />
            {onRestore && (
              <div className="rs-actions">
                <Button
                  icon="restore"
                  onClick={() => {
                    onRestore(texts.after);
                  }}
                >
                  {messages.restoreVersion}
                </Button>
              </div>
            )}
          </>
        )}
      </details>
    </li>
  );
}

function Lines({ before, after }: Texts): ReactNode {
  const messages = useMessages('files');
  const hunks = useMemo(() => diffLines(before, after), [before, after]);
  if (hunks.length === 0) return <p className="rs-muted">{messages.noDifference}</p>;
  return (
    <div className="rs-diff">
      {hunks.map(({ lines }, index) => (
        <div key={index} className="rs-hunk">
          <DiffTable lines={lines} />
        </div>
      ))}
    </div>
  );
}

async function readVersion(client: StudioClient, { path, revision }: Commit): Promise<string> {
  const { encoding, content } = await client.get<DocumentResponse>(`${STUDIO_FOLDER}/document`, { path, revision });
  if (encoding !== 'text') throw new Error(`${path} is not a text file.`);
  return content;
}

function formatTime(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return '';
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);
}
