import { hashSource } from '@recto/content';
import { useEffect, useState } from 'react';

/** The version of a text as a translation of it names it; `undefined` until it is known. */
export function useHash(text: string | undefined): string | undefined {
  const [known, setKnown] = useState<{ text: string; hash: string }>();
  useEffect(() => {
    let isGone = false;
    if (text !== undefined) {
      void hashSource(text).then((hash) => {
        if (!isGone) setKnown({ text, hash });
      });
    }
    return () => {
      isGone = true;
    };
  }, [text]);
  return known?.text === text ? known?.hash : undefined;
}
