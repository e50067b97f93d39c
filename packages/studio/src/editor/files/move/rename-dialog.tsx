import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { StudioProblem, toProblem } from '../../api/studio-client.ts';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fill } from '../../words/fill.ts';
import { plural, useWords } from '../../words/words.tsx';
import { usePlace } from '../create/use-place.ts';
import type { FileDialogProps } from '../file-dialogs.tsx';
import type { FileEntry } from '../list-entries.ts';
import { checkFilePath } from '../names/check-file-path.ts';
import { PathField, usePathProblem } from '../names/path-field.tsx';
import { labelOf } from '../row-label.ts';
import { fileToShow } from '../tree-state.ts';
import { moveFiles, translatedPath, translationsOf } from './move-files.ts';
import { ReferenceList } from './reference-list.tsx';
import { useReferences } from './use-references.ts';

/** Asks for a new path, and moves the file with its translations and the links to them, as drafts. */
export default function RenameDialog({
  tree,
  entries,
  entry,
  onClose,
}: FileDialogProps & { entry: FileEntry }): ReactNode {
  const { documents, view, notify } = useStudio();
  const words = useWords('files');
  const panel = useWords('panel');
  const form = useId();
  const { drafts } = useValue(documents.state);
  const { content } = tree.folders;
  const [path, setPath] = useState(entry.path);
  const [withTranslations, setWithTranslations] = useState(true);
  const [withLinks, setWithLinks] = useState(true);
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const translations = useMemo(() => translationsOf(entry, entries, content), [entry, entries, content]);
  const moved = useMemo(
    () => [entry, ...(withTranslations ? translations : [])],
    [entry, translations, withTranslations],
  );
  const moves = new Map(
    moved.map((one) => [one.path, translatedPath(path, entry.locale ?? '', one.locale ?? '', content)]),
  );
  moves.set(entry.path, path);
  const isSame = path === entry.path;
  const wrong = isSame
    ? undefined
    : [...moves].map(([from, to]) => checkFilePath(to, { tree, drafts }, from)).find((one) => one !== undefined);
  const place = usePlace(wrong ? undefined : path);
  const problem = usePathProblem({ wrong, place, entries, folder: content, current: entry.path });
  const references = useReferences(moved, { tree, entries });
  const route = place && !(place instanceof StudioProblem) ? (place.route ?? undefined) : undefined;
  const isOtherAddress = !isSame && entry.route !== undefined && route !== undefined && route !== entry.route;
  const isReady = !isSame && !isBusy && problem === undefined && place !== undefined && references !== undefined;

  const rename = async (): Promise<void> => {
    if (!isReady) return;
    setIsBusy(true);
    try {
      const known = references instanceof StudioProblem ? [] : references;
      const routes = new Map(
        moved.map((one) => [moves.get(one.path) ?? '', route?.replace(`/${entry.locale}`, () => `/${one.locale}`)]),
      );
      routes.set(path, route);
      const linking = withLinks ? known.map((reference) => reference.entry) : [];
      const { locales, folders } = tree;
      const count = await moveFiles({ documents, entries, locales, folders, moves, routes, linking });
      const now = view.get();
      const opened = now.path === undefined ? undefined : moves.get(now.path);
      if (opened !== undefined) view.set({ ...now, path: opened });
      fileToShow.set(path);
      const hint = count > 0 ? plural(words.linksChanged, count, document.documentElement.lang || 'en') : undefined;
      notify({ kind: 'done', text: words.renamed, hint });
      onClose();
    } catch (error) {
      setFailed(toProblem(error).message);
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={fill(words.renameTitle, { name: labelOf(entry) })}
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
        <PathField path={path} onChange={setPath} problem={failed ?? problem} place={place} />
        {translations.length > 0 && (
          <Check
            label={fill(words.withTranslations, { languages: translations.map(({ locale }) => locale).join(', ') })}
            isChecked={withTranslations}
            onChange={setWithTranslations}
          />
        )}
        {isOtherAddress && entry.publishedPath !== undefined && (
          <p className="rs-warning-text">{fill(words.noRedirect, { address: entry.route ?? '' })}</p>
        )}
        <ReferenceList references={references} />
        {references && !(references instanceof StudioProblem) && references.length > 0 && (
          <Check label={words.updateLinks} isChecked={withLinks} onChange={setWithLinks} />
        )}
      </form>
    </Dialog>
  );
}

interface CheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Check({ label, isChecked, onChange }: CheckProps): ReactNode {
  return (
    <label className="rs-check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
