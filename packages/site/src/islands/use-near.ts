import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the screen counts as near. */
const MARGIN = '200px';

/** Whether an element is on the screen or close to it, or has been; `true` from the start where nobody waits. */
export function useNear(element: RefObject<Element | null>, waits: boolean): boolean {
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
