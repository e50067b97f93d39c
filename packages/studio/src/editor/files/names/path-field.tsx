import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { StudioProblem } from '../../api/studio-client.ts';
import type { FileLocation } from '../../../documents/location-endpoint.ts';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { FileEntry } from '../list-entries.ts';
import type { FilePathProblem } from './check-file-path.ts';

interface PathFieldProps {
  label: string;
  path: string;
  onChange: (path: string) => void;
  problem: string | undefined;
  /** Route of the page at this path. */
  route?: string | undefined;
}

/** Input for the path of a file or folder, with the resulting route of a page. */
export function PathField({ label, path, onChange, problem, route }: PathFieldProps): ReactNode {
  const messages = useMessages('files');
  const id = useId();
  return (
    <>
      <label className="rs-label">
        {label}
        <input
          type="text"
          dir="ltr"
          className="rs-mono"
          spellCheck={false}
          value={path}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </label>
      <div id={id} aria-live="polite" className="rs-path-facts">
        {problem === undefined ? (
          route !== undefined && (
            <p>
              {messages.address} <bdi className="rs-mono">{route}</bdi>
            </p>
          )
        ) : (
          <p className="rs-error">{problem}</p>
        )}
      </div>
    </>
  );
}

interface PathState {
  wrong: FilePathProblem | undefined;
  /** What files with the new paths would be. */
  places: readonly Pick<FileLocation, 'collection' | 'route'>[] | StudioProblem | undefined;
  entries: readonly FileEntry[];
  /** Folder that files have to be in. */
  folder: string;
  /** Current paths of the renamed files. */
  moved?: { has: (path: string) => boolean };
}

/** Explains why files cannot have their new paths. */
export function usePathProblem({ wrong, places, entries, folder, moved }: PathState): string | undefined {
  const messages = useMessages('files');
  const reasons = useMessages('paths');
  const taken = useMemo(
    () => new Map(entries.filter(({ path }) => moved?.has(path) !== true).map(({ route, path }) => [route, path])),
    [entries, moved],
  );
  if (wrong) {
    if ('taken' in wrong) return fill(messages.taken, { path: wrong.taken });
    return fill(reasons[wrong.reason], { folders: `${folder}/` });
  }
  if (!places) return undefined;
  if (places instanceof StudioProblem) return `${places.message} ${places.hint}`;
  if (places.some(({ collection }) => collection === null)) return messages.noCollection;
  const other = places.map(({ route }) => (route === null ? undefined : taken.get(route))).find((path) => path);
  return other === undefined ? undefined : fill(messages.addressTaken, { path: other });
}
