export { OverlayHost } from './overlay-host.tsx';
export { createOverlays } from './overlays.ts';
export type { OverlayProps } from './overlays.ts';
