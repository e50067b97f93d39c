import { useId } from 'react';
import type { ReactNode } from 'react';
import { StudioProblem } from '../../api/studio-client.ts';
import type { FilePlace } from '../../../documents/place-endpoint.ts';
import { fill } from '../../words/fill.ts';
import { useWords } from '../../words/words.tsx';
import type { FileEntry } from '../list-entries.ts';
import type { PathProblem } from './check-file-path.ts';

interface PathFieldProps {
  path: string;
  onChange: (path: string) => void;
  problem: string | undefined;
  place: FilePlace | StudioProblem | undefined;
}

/** The path of a file, with the address that it gives the page. */
export function PathField({ path, onChange, problem, place }: PathFieldProps): ReactNode {
  const words = useWords('files');
  const id = useId();
  const isKnown = place !== undefined && !(place instanceof StudioProblem);
  return (
    <>
      <label className="rs-label">
        {words.path}
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
          isKnown &&
          place.route !== null && (
            <p>
              {words.address} <bdi className="rs-mono">{place.route}</bdi>
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
  wrong: PathProblem | undefined;
  place: FilePlace | StudioProblem | undefined;
  entries: readonly FileEntry[];
  /** The folder that files have to be in. */
  folder: string;
  /** The current path of a file that is renamed. */
  current?: string;
}

/** Why a file cannot be at a path, in words. */
export function usePathProblem({ wrong, place, entries, folder, current }: PathState): string | undefined {
  const words = useWords('files');
  const reasons = useWords('paths');
  if (wrong) {
    if ('taken' in wrong) return fill(words.taken, { path: wrong.taken });
    return fill(reasons[wrong.reason], { folders: `${folder}/` });
  }
  if (!place) return undefined;
  if (place instanceof StudioProblem) return `${place.message} ${place.hint}`;
  if (place.collection === null) return words.noCollection;
  const { route } = place;
  const other = route === null ? undefined : entries.find((entry) => entry.route === route && entry.path !== current);
  return other && fill(words.addressTaken, { path: other.path });
}
