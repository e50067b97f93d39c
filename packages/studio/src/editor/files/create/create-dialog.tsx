import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { folderOf } from '../../../paths/relative-path.ts';
import { StudioProblem, toProblem } from '../../api/studio-client.ts';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { checkFilePath } from '../names/check-file-path.ts';
import { PathField, usePathProblem } from '../names/path-field.tsx';
import { labelOfFile } from '../row-label.ts';
import { fileToShow } from '../tree-state.ts';
import type { FileDialogProps } from '../file-dialogs.tsx';
import type { FileEntry } from '../list-entries.ts';
import { proposePath } from './propose-path.ts';
import { listTargetFolders, preselectedFolder } from './list-target-folders.ts';
import { buildNewText, copyText } from './new-text.ts';
import { useFileLocation } from './use-file-location.ts';

interface CreateDialogProps extends FileDialogProps {
  /** Folder that is preselected. */
  folder?: string;
  /** File to copy. */
  copyOf?: FileEntry;
}

/** Asks for the folder and title of a new file, and creates it as a draft. */
export default function CreateDialog({
  tree,
  entries,
  folder: initialFolder,
  copyOf,
  onClose,
}: CreateDialogProps): ReactNode {
  const { documents, view } = useStudio();
  const messages = useMessages('files');
  const panel = useMessages('panel');
  const form = useId();
  const { drafts } = useValue(documents.state);
  const places = listTargetFolders(tree, entries);
  const preferred = copyOf ? folderOf(copyOf.path) : initialFolder;
  const [folder, setFolder] = useState(() => preselectedFolder(tree, places, preferred));
  const [title, setTitle] = useState(copyOf ? labelOfFile(copyOf) : '');
  const [typed, setTyped] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const path = typed ?? proposePath({ folder, title, tree, entries, like: copyOf?.path });
  const wrong = title.trim() === '' && typed === undefined ? undefined : checkFilePath(path, { tree, drafts });
  const location = useFileLocation(wrong || title.trim() === '' ? undefined : path);
  const problem = usePathProblem({
    wrong,
    places: location && (location instanceof StudioProblem ? location : [location]),
    entries,
    folder: tree.folders.content,
  });
  const isReady = location !== undefined && !(location instanceof StudioProblem) && problem === undefined;

  const create = async (): Promise<void> => {
    if (!isReady) return;
    try {
      if (copyOf?.publishedPath !== undefined) await documents.open(copyOf.publishedPath);
      const text = copyOf
        ? copyText(documents.textOf(copyOf.path) ?? '', path, title.trim())
        : buildNewText({ ...location, title: title.trim(), today: new Date().toISOString().slice(0, 10) });
      documents.create(path, { text });
      fileToShow.set(path);
      onClose();
      view.set({ tab: 'page', path });
    } catch (error) {
      setFailed(toProblem(error).message);
    }
  };

  return (
    <Dialog
      title={copyOf ? fill(messages.duplicateTitle, { name: labelOfFile(copyOf) }) : messages.createTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button look="primary" type="submit" form={form} disabled={!isReady}>
            {copyOf ? messages.duplicate : messages.createAction}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="rs-form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <label className="rs-label">
          {messages.title}
          <input
            type="text"
            dir="auto"
            value={title}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to enter the title
            autoFocus
            onChange={({ target }) => {
              setTitle(target.value);
            }}
          />
        </label>
        <label className="rs-label">
          {messages.folder}
          <select
            value={folder}
            onChange={({ target }) => {
              setFolder(target.value);
              if (typed !== undefined) setTyped(`${target.value}/${typed.slice(typed.lastIndexOf('/') + 1)}`);
            }}
          >
            {places.map(({ collection, folders }) => (
              <optgroup key={collection} label={collection}>
                {folders.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <PathField
          label={messages.path}
          path={path}
          onChange={setTyped}
          problem={failed ?? problem}
          route={location && !(location instanceof StudioProblem) ? (location.route ?? undefined) : undefined}
        />
      </form>
    </Dialog>
  );
}
