import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a function whenever another page is shown, but not for the first page. */
export function usePageChange(path: string, onChange: () => void): void {
  const lastPath = useRef(path);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (lastPath.current !== path) changed();
    lastPath.current = path;
  }, [path]);
}
