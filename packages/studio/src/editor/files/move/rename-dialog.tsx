import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { StudioProblem, toProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../words/fill.ts';
import { plural, useWords } from '../../words/words.tsx';
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
  const words = useWords('files');
  const panel = useWords('panel');
  const form = useId();
  const [path, setPath] = useState(source);
  const [withTranslations, setWithTranslations] = useState(true);
  const [withLinks, setWithLinks] = useState(true);
  const [withRedirects, setWithRedirects] = useState(true);
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const move = useMove({ tree, entries, source, path, withTranslations });
  const { languages, moves, problem, references, route, lostAddress } = move;
  const isReady = move.isReady && !isBusy;

  const rename = async (): Promise<void> => {
    if (!isReady) return;
    setIsBusy(true);
    try {
      const count = await move.run({ withLinks, withRedirects });
      fileToShow.set(moves.get(source) ?? [...moves.values()][0]);
      const hint = count > 0 ? plural(words.linksChanged, count, document.documentElement.lang || 'en') : undefined;
      notify({ kind: 'done', text: words.renamed, hint });
      onClose();
    } catch (error) {
      setFailed(
        error instanceof FieldsProblem ? fill(words.redirectFailed, { path: error.path }) : toProblem(error).message,
      );
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={fill(words.renameTitle, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{panel.cancel}</Button>
          <Button look="primary" type="submit" form={form} disabled={!isReady}>
            {words.renameAction}
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
          label={isFolder ? words.folder : words.path}
          path={path}
          onChange={(next) => {
            setPath(next);
            setFailed(undefined);
          }}
          problem={failed ?? problem}
          route={isFolder ? undefined : route}
        />
        {languages.length > 0 && (
          <Check
            label={fill(words.withTranslations, { languages: languages.join(', ') })}
            isChecked={withTranslations}
            onChange={setWithTranslations}
          />
        )}
        {lostAddress !== undefined && (
          <>
            <Check label={words.keepAddress} isChecked={withRedirects} onChange={setWithRedirects} />
            {!withRedirects && (
              <p className="rs-warning-text">{fill(words.noRedirect, { address: isolated(lostAddress) })}</p>
            )}
          </>
        )}
        {isFolder && <MoveList moves={moves} content={tree.folders.content} />}
        <ReferenceList references={references} />
        {references && !(references instanceof StudioProblem) && references.length > 0 && (
          <Check label={words.updateLinks} isChecked={withLinks} onChange={setWithLinks} />
        )}
      </form>
    </Dialog>
  );
}

/** Isolates a path within bidirectional text, so that its slashes keep their position. */
function isolated(address: string): string {
  return `\u2066${address}\u2069`;
}
