import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something whenever another page is shown; not for the first one. */
export function usePageChange(path: string, onChange: () => void): void {
  const shown = useRef(path);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current !== path) changed();
    shown.current = path;
  }, [path]);
}
