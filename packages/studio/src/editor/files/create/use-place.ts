import { useEffect, useState } from 'react';
import type { FilePlace } from '../../../documents/place-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/addresses.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';

/** How long nobody types until the server is asked, in milliseconds. */
const PAUSE = 150;

/** What a file with this path would be. `undefined` while nobody knows; not asked for a path that is wrong. */
export function usePlace(path: string | undefined): FilePlace | StudioProblem | undefined {
  const { client } = useStudio();
  const [answer, setAnswer] = useState<{ path: string; value: FilePlace | StudioProblem }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      client.get<FilePlace>(`${STUDIO_FOLDER}/place`, { path }, { signal: stop.signal }).then(
        (value) => {
          setAnswer({ path, value });
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setAnswer({ path, value: toProblem(error) });
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, path]);
  return answer?.path === path ? answer?.value : undefined;
}
