import { useEffect, useState } from 'react';
import type { FileLocation, LocationsResponse } from '../../../documents/location-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioClient, StudioProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';

/** Pause in typing after which the server is queried, in milliseconds. */
const TYPING_PAUSE = 150;

/**
 * Asks the server what a file with this path would be; `undefined` while the result is pending. Not requested for an
 * invalid path.
 */
export function usePlace(path: string | undefined): FileLocation | StudioProblem | undefined {
  return useResponse(path, requestPlace);
}

/** The same for many files, without the fields of their collections. */
export function usePlaces(
  paths: readonly string[] | undefined,
): LocationsResponse['places'] | StudioProblem | undefined {
  return useResponse(paths?.join('\n'), requestPlaces);
}

type SendRequest<Answer> = (client: StudioClient, question: string, signal: AbortSignal) => Promise<Answer>;

const requestPlace: SendRequest<FileLocation> = async (client, path, signal) =>
  await client.get(`${STUDIO_FOLDER}/place`, { path }, { signal });

const requestPlaces: SendRequest<LocationsResponse['places']> = async (client, paths) => {
  const answer = await client.send<LocationsResponse>('POST', `${STUDIO_FOLDER}/places`, { paths: paths.split('\n') });
  return answer.places;
};

/** Returns the response to the current request as soon as it is available. */
function useResponse<Answer>(
  question: string | undefined,
  ask: SendRequest<Answer>,
): Answer | StudioProblem | undefined {
  const { client } = useStudio();
  const [known, setKnown] = useState<{ question: string; answer: Answer | StudioProblem }>();
  useEffect(() => {
    if (question === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(client, question, stop.signal).then(
        (answer) => {
          if (!stop.signal.aborted) setKnown({ question, answer });
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setKnown({ question, answer: toProblem(error) });
        },
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, question, ask]);
  return known?.question === question ? known?.answer : undefined;
}
