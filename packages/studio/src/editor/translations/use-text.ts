import { useCallback, useEffect, useState } from 'react';
import { toProblem } from '../api/studio-client.ts';
import type { StudioProblem } from '../api/studio-client.ts';
import { useStudio, useValue } from '../studio.ts';

export interface OpenText {
  /** `undefined` until it is read, and where there is none. */
  text: string | undefined;
  problem: StudioProblem | undefined;
  retry: () => void;
}

/** The current text of a file. It is read if it is published; `undefined` as a path reads nothing. */
export function useText(path: string | undefined): OpenText {
  const { documents } = useStudio();
  const { drafts } = useValue(documents.state);
  const [problem, setProblem] = useState<StudioProblem>();
  const draft = path === undefined ? undefined : drafts.get(path);
  const readFrom = draft ? draft.base && (draft.from ?? path) : path;
  const read = useCallback((): void => {
    if (readFrom === undefined) return;
    documents.open(readFrom).then(
      () => {
        setProblem(undefined);
      },
      (error: unknown) => {
        setProblem(toProblem(error));
      },
    );
  }, [documents, readFrom]);
  useEffect(read, [read]);
  return { text: path === undefined ? undefined : documents.textOf(path), problem, retry: read };
}
