import { hashSource } from '@recto/content';
import { useEffect, useMemo, useState } from 'react';
import { useStudio, useValue } from '../../studio.ts';
import type { Tree } from '../../studio.ts';
import { stateOf } from '../fields/source-hash.ts';
import type { TranslationState } from '../fields/source-hash.ts';
import { buildQueue } from './translation-queue.ts';
import type { QueueEntry } from './translation-queue.ts';

const NONE: ReadonlyMap<string, TranslationState> = new Map();

/** The translations into one language, with drafts applied. */
export function useQueue(tree: Tree, locale: string): QueueEntry[] {
  const { drafts } = useValue(useStudio().documents.state);
  const states = useDraftStates(tree, locale);
  return useMemo(() => buildQueue({ tree, drafts, locale, states }), [tree, drafts, locale, states]);
}

/** States of translations with unpublished changes, by path. The server does not have these changes. */
function useDraftStates(tree: Tree, locale: string): ReadonlyMap<string, TranslationState> {
  const { documents } = useStudio();
  const { drafts } = useValue(documents.state);
  const [states, setStates] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const stateByPath = new Map<string, TranslationState>();
      for (const { original, path = '' } of buildQueue({ tree, drafts, locale, states: NONE })) {
        const text = drafts.get(path)?.text;
        if (text === undefined) continue;
        const draft = drafts.get(original.path);
        // The server does not have a new file.
        if (!draft || draft.base) await documents.open(original.path);
        stateByPath.set(path, stateOf(path, text, await hashSource(documents.textOf(original.path) ?? '')));
      }
      if (!isGone) setStates(stateByPath);
    };
    // Without a connection, the state of the published files is shown.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [tree, drafts, locale, documents]);
  return states;
}
