import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { StudioProblem, toProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../messages/fill.ts';
import { plural, useMessages } from '../../messages/messages.tsx';
import type { FileDialogProps } from '../file-dialogs.tsx';
import { PathField } from '../names/path-field.tsx';
import { fileToShow } from '../tree-state.ts';
import { FieldsProblem } from './move-files.ts';
import { MoveList } from './move-list.tsx';
import { ReferenceList } from './reference-list.tsx';
import { useMove } from './use-move.ts';

/** Props of `RenameDialog`. */
export interface RenameDialogProps extends FileDialogProps {
  /** Current path of the file or folder. */
  source: string;
  /** Display name. */
  name: string;
  isFolder: boolean;
}

/** Asks for a new path, and moves a file or folder, its translations and the links to them, as drafts. */
export default function RenameDialog({ tree, entries, source, name, isFolder, onClose }: RenameDialogProps): ReactNode {
  const { notify } = useStudio();
  const messages = useMessages('files');
  const panel = useMessages('panel');
  const form = useId();
  const [path, setPath] = useState(source);
  const [withTranslations, setWithTranslations] = useState(true);
  const [withLinks, setWithLinks] = useState(true);
  const [withRedirects, setWithRedirects] = useState(true);
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const move = useMove({ tree, entries, source, path, withTranslations });
  const { languages, moves, problem, references, route, lostUrl } = move;
  const isReady = move.isReady && !isBusy;

  const rename = async (): Promise<void> => {
    if (!isReady) return;
    setIsBusy(true);
    try {
      const count = await move.run({ withLinks, withRedirects });
      fileToShow.set(moves.get(source) ?? [...moves.values()][0]);
      const hint = count > 0 ? plural(messages.linksChanged, count, document.documentElement.lang || 'en') : undefined;
      notify({ kind: 'done', text: messages.renamed, hint });
      onClose();
    } catch (error) {
      setFailed(
        error instanceof FieldsProblem ? fill(messages.redirectFailed, { path: error.path }) : toProblem(error).message,
      );
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={fill(messages.renameTitle, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button look="primary" type="submit" form={form} disabled={!isReady}>
            {messages.renameAction}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="rs-form"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <PathField
          label={isFolder ? messages.folder : messages.path}
          path={path}
          onChange={(next) => {
            setPath(next);
            setFailed(undefined);
          }}
          problem={failed ?? problem}
          route={isFolder ? undefined : route}
        />
        {languages.length > 0 && (
          <Checkbox
            label={fill(messages.withTranslations, { languages: languages.join(', ') })}
            isChecked={withTranslations}
            onChange={setWithTranslations}
          />
        )}
        {lostUrl !== undefined && (
          <>
            <Checkbox label={messages.keepAddress} isChecked={withRedirects} onChange={setWithRedirects} />
            {!withRedirects && (
              <p className="rs-warning-text">{fill(messages.noRedirect, { address: isolateBidi(lostUrl) })}</p>
            )}
          </>
        )}
        {isFolder && <MoveList moves={moves} content={tree.folders.content} />}
        <ReferenceList references={references} />
        {references && !(references instanceof StudioProblem) && references.length > 0 && (
          <Checkbox label={messages.updateLinks} isChecked={withLinks} onChange={setWithLinks} />
        )}
      </form>
    </Dialog>
  );
}

/** Isolates a path within bidirectional text, so that its slashes keep their position. */
function isolateBidi(address: string): string {
  return `\u2066${address}\u2069`;
}
