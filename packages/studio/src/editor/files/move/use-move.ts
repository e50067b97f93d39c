import { useMemo } from 'react';
import { MAX_MOVED_FILES } from '../../../documents/max-moved-files.ts';
import { MAX_FILES } from '../../../repository/max-files.ts';
import { StudioProblem } from '../../api/studio-client.ts';
import { useStudio, useValue } from '../../studio.ts';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useFileLocations } from '../create/use-file-location.ts';
import type { FileDialogProps } from '../file-dialogs.tsx';
import { createPathCheck } from '../names/check-file-path.ts';
import { usePathProblem } from '../names/path-field.tsx';
import type { Reference } from './find-references.ts';
import { findFormerPathChange } from './former-paths.ts';
import { updateMovedRows } from './update-moved-rows.ts';
import { moveFiles } from './move-files.ts';
import { findFilesToMove, planMoves } from './plan-move.ts';
import type { MovedFile } from './plan-move.ts';
import { useReferences } from './use-references.ts';

interface MoveInput extends Pick<FileDialogProps, 'tree' | 'entries'> {
  /** Current path of the file or folder. */
  source: string;
  /** New path. */
  path: string;
  withTranslations: boolean;
}

interface MoveChoices {
  withLinks: boolean;
  withRedirects: boolean;
}

/** A planned move. */
export interface Move {
  /** Languages whose files can be moved along. */
  languages: readonly string[];
  /** New paths by current paths. */
  moves: ReadonlyMap<string, string>;
  /** Why the move is not possible. */
  problem: string | undefined;
  /** Files that link to the moved files; `undefined` until they are loaded. */
  references: Reference[] | StudioProblem | undefined;
  /** New route of the moved page; missing for folders. */
  route: string | undefined;
  /** A published URL that changes. */
  lostUrl: string | undefined;
  /** Whether `run` can be called. */
  isReady: boolean;
  /** Moves everything, as drafts. Returns how many other files were changed. */
  run: (choices: MoveChoices) => Promise<number>;
}

const NO_FILES: readonly MovedFile[] = [];

/** Plans the move of a file or folder, and executes it. */
export function useMove({ tree, entries, source, path, withTranslations }: MoveInput): Move {
  const { documents, view } = useStudio();
  const messages = useMessages('files');
  const { drafts } = useValue(documents.state);
  const { locales, folders } = tree;
  const all = useMemo(() => findFilesToMove(source, { tree, entries, drafts }), [source, tree, entries, drafts]);
  const selected = useMemo(
    () => (withTranslations ? all : { ...all, translations: new Map<string, never>() }),
    [all, withTranslations],
  );
  const files = useMemo(() => [...selected.files, ...[...selected.translations.values()].flat()], [selected]);
  const moves = useMemo(() => planMoves(source, path, selected, folders.content), [source, path, selected, folders]);
  const check = useMemo(() => createPathCheck({ tree, drafts }), [tree, drafts]);
  const isSame = path === source;
  const wrong = isSame ? undefined : [...moves].map(([from, to]) => check(to, from)).find((one) => one !== undefined);
  const isTooMany = moves.size > MAX_MOVED_FILES;
  const texts = files.flatMap(({ entry }) => (entry && moves.has(entry.path) ? [entry] : []));
  const places = useFileLocations(
    wrong || isTooMany || texts.length === 0 ? undefined : texts.map((entry) => moves.get(entry.path) ?? entry.path),
  );
  // A file that belongs to no collection may stay so.
  const listed =
    places && !(places instanceof StudioProblem)
      ? places.filter(({ collection }, index) => collection !== null || texts[index]?.collection !== undefined)
      : places;
  const spelling = usePathProblem({ wrong, places: listed, entries, folder: folders.content, moved: moves });
  const references = useReferences(isTooMany ? NO_FILES : files, { tree, entries });
  const linking = references instanceof StudioProblem ? [] : (references ?? []).map(({ entry }) => entry);
  const changed = new Set([...drafts.keys(), ...moves.keys(), ...linking.map((entry) => entry.path)]);
  const limit = isTooMany
    ? fill(messages.tooManyFiles, { count: moves.size, most: MAX_MOVED_FILES })
    : changed.size > MAX_FILES
      ? fill(messages.tooManyChanges, { count: changed.size, most: MAX_FILES })
      : undefined;

  const isKnown = places !== undefined && !(places instanceof StudioProblem);
  const routes = new Map(
    isKnown && !isSame ? places.map((location) => [location.path, location.route ?? undefined]) : [],
  );
  const former = new Map(
    texts.flatMap((entry) => {
      const change = findFormerPathChange(entry, routes.get(moves.get(entry.path) ?? ''), tree);
      return change ? [[entry.path, change] as const] : [];
    }),
  );
  const movedPage = texts.find((entry) => former.get(entry.path)?.add !== undefined);
  const publishedRoute = tree.files.find((file) => file.path === movedPage?.publishedPath)?.route;

  return {
    languages: [...all.translations.keys()],
    moves,
    problem: limit ?? spelling,
    references,
    route: routes.get(path),
    lostUrl: movedPage && (publishedRoute ?? movedPage.route),
    isReady: !isSame && limit === undefined && spelling === undefined && isKnown && references !== undefined,
    async run({ withLinks, withRedirects }) {
      const media = new Map(files.flatMap((file) => (file.entry ? [] : [[file.path, file.base] as const])));
      const formerPaths = new Map(
        [...former].map(([from, { add, remove }]) => [
          from,
          { remove, ...(withRedirects && add !== undefined && { add }) },
        ]),
      );
      const count = await moveFiles({
        documents,
        entries,
        locales,
        folders,
        moves,
        routes,
        linking: withLinks ? linking : [],
        media,
        formerPaths,
        onRename: () => {
          updateMovedRows(moves);
        },
      });
      const now = view.get();
      const opened = now.path === undefined ? undefined : moves.get(now.path);
      if (opened !== undefined) view.set({ ...now, path: opened });
      return count;
    },
  };
}
