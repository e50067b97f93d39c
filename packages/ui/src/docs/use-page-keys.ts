import { useEffect } from 'react';

/** The arrow keys turn the page. How they do is loaded with the first of them. */
export function usePageKeys(previous: string | undefined, next: string | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') void turn(event);
    };
    const turn = async (event: KeyboardEvent): Promise<void> => {
      const { turnPage } = await import('./turn-page.ts');
      turnPage(event, { previous, next });
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [previous, next]);
}
