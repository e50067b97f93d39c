import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { listFolders } from '../../../paths/studio-folders.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import { toProblem } from '../../api/studio-client.ts';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../messages/fill.ts';
import { plural, useMessages } from '../../messages/messages.tsx';
import type { MediaItem } from '../list/media-file.ts';
import { renameMedia } from './change-media.ts';
import { checkNewMediaPath } from './check-new-path.ts';
import type { PathRefusal } from './check-new-path.ts';

interface RenameFormProps {
  item: MediaItem;
  onDone: () => void;
  onCancel: () => void;
}

/** Form for the new path of a file. */
export function RenameForm({ item, onDone, onCancel }: RenameFormProps): ReactNode {
  const { client, documents, tree, notify } = useStudio();
  const messages = useMessages('media').details;
  const reasons = useMessages('paths');
  const panel = useMessages('panel');
  const id = useId();
  const loaded = useValue(tree);
  const [to, setTo] = useState(item.path);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const describe = (refusal: PathRefusal, folders: StudioFolders): string => {
    if (refusal.kind !== 'badPath') {
      const { kind, ...values } = refusal;
      return fill(messages[kind], values);
    }
    const list = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'disjunction' });
    return fill(reasons[refusal.reason], { folders: list.format(listFolders(folders).map((folder) => `${folder}/`)) });
  };
  const rename = async (): Promise<void> => {
    if (!loaded || isBusy) return;
    const { folders } = loaded;
    const taken = [...loaded.files, ...documents.state.get().drafts.values()].map(({ path }) => path);
    const refusal = checkNewMediaPath(item.path, to, { folders, taken });
    if (refusal) {
      setProblem(describe(refusal, folders));
      return;
    }
    setIsBusy(true);
    try {
      const count = await renameMedia({ client, documents, item }, { to, folders });
      notify({ kind: 'done', text: plural(messages.renameDone, count, document.documentElement.lang || 'en') });
      onDone();
    } catch (error) {
      const { message, hint } = toProblem(error);
      setProblem(`${message} ${hint}`);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      className="rs-media-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label className="rs-label">
        {messages.renameLabel}
        <input
          type="text"
          dir="ltr"
          value={to}
          aria-describedby={id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is opened to enter a path
          autoFocus
          onChange={({ target }) => {
            setTo(target.value);
            setProblem(undefined);
          }}
        />
      </label>
      <p id={id} className="rs-muted">
        {messages.renameHint}
      </p>
      {problem !== undefined && (
        <p className="rs-upload-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="rs-actions">
        <Button onClick={onCancel}>{panel.cancel}</Button>
        <Button look="primary" type="submit" disabled={isBusy || to === item.path}>
          {messages.renameAction}
        </Button>
      </div>
    </form>
  );
}
