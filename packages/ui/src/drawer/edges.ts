/** The edge of the screen that a drawer comes from; physical, so it is not mirrored. */
export type DrawerDirection = 'top' | 'right' | 'bottom' | 'left';

/** Returns how far a pointer has moved towards the drawer's edge, in pixels; negative if away from it. */
export function towardsEdge(direction: DrawerDirection, x: number, y: number): number {
  return { top: -y, right: x, bottom: y, left: -x }[direction];
}

/** Returns the style of a drawer that is visible to a fraction and moved some pixels towards its edge. */
export function translateOf(direction: DrawerDirection, share: number, moved = 0): string {
  const sign = direction === 'top' || direction === 'left' ? -1 : 1;
  const length = `calc(${sign * (1 - share) * 100}% + ${sign * moved}px)`;
  return direction === 'top' || direction === 'bottom' ? `0 ${length}` : `${length} 0`;
}

/** Returns the size of a drawer along its axis of movement, in pixels. */
export function sizeOf(direction: DrawerDirection, element: HTMLElement): number {
  return direction === 'top' || direction === 'bottom' ? element.offsetHeight : element.offsetWidth;
}

/** Reduces the movement of a drawer that is pulled further than it can open. */
export function resist(moved: number, room: number): number {
  const beyond = -room - moved;
  return beyond > 0 ? -room - 8 * Math.log1p(beyond / 8) : moved;
}
