import { hashSource } from '@recto/content';
import { useEffect, useState } from 'react';

/** Hash of a text, as its translations store it; `undefined` until it is computed. */
export function useHash(text: string | undefined): string | undefined {
  const [last, setLast] = useState<{ text: string; hash: string }>();
  useEffect(() => {
    let isGone = false;
    if (text !== undefined) {
      void hashSource(text).then((hash) => {
        if (!isGone) setLast({ text, hash });
      });
    }
    return () => {
      isGone = true;
    };
  }, [text]);
  return last?.text === text ? last?.hash : undefined;
}
