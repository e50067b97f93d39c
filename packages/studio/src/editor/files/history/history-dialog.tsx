import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { HistoryResponse } from '../../../documents/history-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioProblem } from '../../api/studio-client.ts';
import { DemoExplanation, isDemoProblem } from '../../demo/demo-explanation.tsx';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { FileDialogProps } from '../file-dialogs.tsx';
import type { FileEntry } from '../list-entries.ts';
import { labelOfFile } from '../row-label.ts';
import { Version } from './version.tsx';

/** Lists the published versions of a file with the changes of each. */
export default function HistoryDialog({ entry, onClose }: FileDialogProps & { entry: FileEntry }): ReactNode {
  const { client, documents, notify } = useStudio();
  const messages = useMessages('files');
  const panel = useMessages('panel');
  const [history, setHistory] = useState<HistoryResponse>();
  const [problem, setProblem] = useState<StudioProblem>();
  const path = entry.publishedPath ?? entry.path;
  const { commits, hasMore } = history ?? {};
  const mayEdit = client.session().user.actions.includes('draft.save');

  useEffect(() => {
    client.get<HistoryResponse>(`${STUDIO_FOLDER}/history`, { path }).then(setHistory, (error: unknown) => {
      setProblem(toProblem(error));
    });
  }, [client, path]);

  const restore = async (text: string): Promise<void> => {
    try {
      await documents.open(path);
      documents.edit(entry.path, text);
      notify({ kind: 'done', text: messages.restoredVersion });
      onClose();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };

  return (
    <Dialog
      isWide
      title={fill(messages.historyTitle, { name: labelOfFile(entry) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
    >
      {problem && <HistoryProblem problem={problem} />}
      {!commits && problem === undefined && <p className="rs-muted">{panel.loading}</p>}
      {commits?.length === 0 && <p>{messages.noHistory}</p>}
      <ul className="rs-versions">
        {commits?.map((commit, index) => (
          <Version
            key={commit.revision}
            commit={commit}
            before={commits[index + 1]}
            onRestore={mayEdit ? (text) => void restore(text) : undefined}
          />
        ))}
      </ul>
      {commits && commits.length > 0 && (
        <p className="rs-muted">
          {hasMore ? fill(messages.historyCut, { count: commits.length }) : messages.historyStart}
        </p>
      )}
    </Dialog>
  );
}

function HistoryProblem({ problem }: { problem: StudioProblem }): ReactNode {
  if (isDemoProblem(problem)) return <DemoExplanation problem={problem} />;
  return (
    <p className="rs-error" role="alert">
      {problem.message}
    </p>
  );
}
