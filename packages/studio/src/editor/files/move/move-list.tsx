import type { ReactNode } from 'react';
import { pathBelow } from '../../../paths/studio-folders.ts';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/messages.tsx';

interface MoveListProps {
  moves: ReadonlyMap<string, string>;
  /** Content folder, which is omitted from the paths. */
  content: string;
}

/** Lists the files that are renamed, with their old and new paths. */
export function MoveList({ moves, content }: MoveListProps): ReactNode {
  const messages = useMessages('files');
  const short = (path: string): string => pathBelow(path, content) ?? path;
  return (
    <>
      <p>{fill(messages.moves, { count: moves.size })}</p>
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
