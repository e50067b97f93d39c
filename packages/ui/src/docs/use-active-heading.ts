import { useEffect, useState } from 'react';
import { findActive } from './find-active.ts';

/** Returns the id of the current section's heading, updated on scrolling and navigation. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const headings = names
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    let frame = 0;
    const look = (): void => {
      frame = 0;
      // Links to a heading scroll to this distance above it.
      const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
      const distances = headings.map((heading) => heading.getBoundingClientRect().bottom - edge);
      setActive(headings[findActive(distances, innerHeight - edge)]?.id);
    };
    const scheduleUpdate = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', scheduleUpdate, { passive: true });
    addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scheduleUpdate);
      removeEventListener('resize', scheduleUpdate);
    };
  }, [names]);
  return active;
}
