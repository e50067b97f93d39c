import { hashSource } from '@recto/content';
import { useEffect, useState } from 'react';

/** Hash of a text, as its translations store it; `undefined` until it is computed. */
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
