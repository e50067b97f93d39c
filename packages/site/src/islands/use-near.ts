import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Distance from the viewport that counts as near. */
const MARGIN = '200px';

/** Whether an element is, or has been, in the viewport or near it. `true` from the start if `waits` is false. */
export function useNearViewport(element: RefObject<Element | null>, waits: boolean): boolean {
  const [isNear, setNear] = useState(!waits);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element, isNear]);
  return isNear;
}
