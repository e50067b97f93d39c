import { useEffect, useState } from 'react';
import type { FileLocation, LocationsResponse } from '../../../documents/location-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioClient, StudioProblem } from '../../api/studio-client.ts';
import { useStudio } from '../../studio.ts';

/** Pause in typing after which the server is queried, in milliseconds. */
const TYPING_PAUSE = 150;

/**
 * Requests the collection and fields that a file with this path would have; `undefined` while the result is pending.
 * Not requested for an invalid path.
 */
export function useFileLocation(path: string | undefined): FileLocation | StudioProblem | undefined {
  return useResponse(path, requestLocation);
}

/** The same for many files, without the fields of their collections. */
export function useFileLocations(
  paths: readonly string[] | undefined,
): LocationsResponse['places'] | StudioProblem | undefined {
  return useResponse(paths?.join('\n'), requestLocations);
}

type SendRequest<Result> = (client: StudioClient, query: string, signal: AbortSignal) => Promise<Result>;

const requestLocation: SendRequest<FileLocation> = async (client, path, signal) =>
  await client.get(`${STUDIO_FOLDER}/place`, { path }, { signal });

const requestLocations: SendRequest<LocationsResponse['places']> = async (client, paths) => {
  const result = await client.send<LocationsResponse>('POST', `${STUDIO_FOLDER}/places`, { paths: paths.split('\n') });
  return result.places;
};

/** Returns the response to the current request as soon as it is available. */
function useResponse<Result>(query: string | undefined, send: SendRequest<Result>): Result | StudioProblem | undefined {
  const { client } = useStudio();
  const [last, setLast] = useState<{ query: string; result: Result | StudioProblem }>();
  useEffect(() => {
    if (query === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      send(client, query, stop.signal).then(
        (result) => {
          if (!stop.signal.aborted) setLast({ query, result });
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setLast({ query, result: toProblem(error) });
        },
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, query, send]);
  return last?.query === query ? last?.result : undefined;
}
