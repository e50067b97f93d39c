import { useEffect } from 'react';

/** Lets arrow keys open the previous and next page. The code is loaded on the first key press. */
export function useArrowKeyNavigation(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') void follow(event);
    };
    const follow = async (event: KeyboardEvent): Promise<void> => {
      const { followArrow } = await import('./follow-arrow.ts');
      await followArrow(event);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
}
