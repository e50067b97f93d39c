import { useEffect, useState } from 'react';
import { STUDIO_FOLDER } from '../../feature/paths.ts';
import type { DocumentProblem } from '../documents/published-document.ts';
import { useStudio } from '../studio.ts';

/** Pause in typing before the text is checked, in milliseconds. */
const TYPING_PAUSE = 700;

/** An error or warning that the check of the site reports. */
export interface CheckedProblem extends DocumentProblem {
  severity: 'error' | 'warning';
}

interface Checked {
  documents: { errors: DocumentProblem[]; warnings: DocumentProblem[] }[];
}

/** Errors and warnings of a text. Empty if the check is not available. */
export function useProblems(path: string, text: string): readonly CheckedProblem[] {
  const { client, tree } = useStudio();
  const [problems, setProblems] = useState<readonly CheckedProblem[]>([]);
  useEffect(() => {
    const content = tree.get()?.folders.content;
    if (content === undefined || !path.startsWith(`${content}/`)) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      client.send<Checked>('POST', `${STUDIO_FOLDER}/validate`, { documents: [{ path, text }] }).then(
        ({ documents: [checked] }) => {
          if (isOver || !checked) return;
          const { errors, warnings } = checked;
          setProblems([
            ...errors.map((problem) => ({ ...problem, severity: 'error' as const })),
            ...warnings.map((problem) => ({ ...problem, severity: 'warning' as const })),
          ]);
        },
        () => undefined,
      );
    }, TYPING_PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, tree, path, text]);
  return problems;
}
