import type { ReactNode } from 'react';
import { useStudio } from '../../studio.ts';

/** List of text files, each of which can be opened. */
export function FileLinks({ paths, onOpen }: { paths: readonly string[]; onOpen: () => void }): ReactNode {
  const { view } = useStudio();
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <button
            type="button"
            className="rs-link"
            onClick={() => {
              onOpen();
              view.set({ tab: 'page', path });
            }}
          >
            <bdi>{path}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
