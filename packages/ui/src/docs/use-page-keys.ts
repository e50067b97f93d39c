import { useEffect } from 'react';

/** The arrow keys turn the page. How they do is loaded with the first of them. */
export function usePageKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') void follow(event);
    };
    const follow = async (event: KeyboardEvent): Promise<void> => {
      const { followArrow } = await import('./follow-arrow.ts');
      followArrow(event);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
}
