import type { ReactNode } from 'react';
import { pathBelow } from '../../../paths/studio-folders.ts';
import { fill } from '../../words/fill.ts';
import { useWords } from '../../words/words.tsx';

interface MoveListProps {
  moves: ReadonlyMap<string, string>;
  /** Content folder, which is omitted from the paths. */
  content: string;
}

/** Lists the files that are renamed, with their old and new paths. */
export function MoveList({ moves, content }: MoveListProps): ReactNode {
  const words = useWords('files');
  const short = (path: string): string => pathBelow(path, content) ?? path;
  return (
    <>
      <p>{fill(words.moves, { count: moves.size })}</p>
      <ul className="rs-references rs-moves">
        {[...moves].map(([from, to]) => (
          <li key={from}>
            <bdi className="rs-mono rs-muted">{short(from)}</bdi>
            <bdi className="rs-mono">{short(to)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
