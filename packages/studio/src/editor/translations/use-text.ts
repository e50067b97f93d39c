import { useCallback, useEffect, useState } from 'react';
import { toProblem } from '../api/studio-client.ts';
import type { StudioProblem } from '../api/studio-client.ts';
import { useStudio, useValue } from '../studio.ts';

/** The text of a file that is being loaded or shown. */
export interface OpenText {
  /** `undefined` until it is loaded, and if the file does not exist. */
  text: string | undefined;
  problem: StudioProblem | undefined;
  /** Loads the text again after an error. */
  retry: () => void;
}

/** Loads the current text of a file; an `undefined` path loads nothing. */
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
