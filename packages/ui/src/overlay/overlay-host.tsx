import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { DRAWER_ANIMATION_MS, OVERLAY_ANIMATION_MS } from '../constants.ts';
import type { OpenOverlay } from './overlays.ts';

/** Time that the slowest overlay needs to close, in milliseconds. */
const LEAVE_MS = Math.max(OVERLAY_ANIMATION_MS, DRAWER_ANIMATION_MS);

interface OverlayHostProps {
  overlays: { list: () => readonly OpenOverlay[]; subscribe: (listener: () => void) => () => void };
}

/** Renders the overlays that were opened from code. A page has one host. */
export function OverlayHost({ overlays }: OverlayHostProps): ReactNode {
  const list = useSyncExternalStore(overlays.subscribe, overlays.list, overlays.list);
  return list.map((overlay) => <OverlayInstance key={overlay.id} overlay={overlay} />);
}

function OverlayInstance({ overlay }: { overlay: OpenOverlay }): ReactNode {
  const { component: Component, props, open, onClose, onClosed } = overlay;
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(onClosed, LEAVE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [open, onClosed]);
  return <Component {...props} open={open} onClose={onClose} />;
}
