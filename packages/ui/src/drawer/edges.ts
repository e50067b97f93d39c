/** The edge of the screen that a drawer comes from. It is the same in right-to-left languages. */
export type DrawerDirection = 'top' | 'right' | 'bottom' | 'left';

/** Returns how far a pointer has moved towards the drawer's edge, in pixels; negative if away from it. */
export function towardsEdge(direction: DrawerDirection, x: number, y: number): number {
  return { top: -y, right: x, bottom: y, left: -x }[direction];
}

/** Returns the CSS `translate` of a drawer of which a fraction is visible, moved towards its edge by some pixels. */
export function translateOf(direction: DrawerDirection, visible: number, moved = 0): string {
  const sign = direction === 'top' || direction === 'left' ? -1 : 1;
  const length = `calc(${sign * (1 - visible) * 100}% + ${sign * moved}px)`;
  return direction === 'top' || direction === 'bottom' ? `0 ${length}` : `${length} 0`;
}

/** Returns the size of a drawer along its axis of movement, in pixels. */
export function sizeOf(direction: DrawerDirection, element: HTMLElement): number {
  return direction === 'top' || direction === 'bottom' ? element.offsetHeight : element.offsetWidth;
}

/** Reduces the movement of a drawer that is dragged open by more than the remaining pixels. */
export function dampMovement(moved: number, remaining: number): number {
  const excess = -remaining - moved;
  return excess > 0 ? -remaining - 8 * Math.log1p(excess / 8) : moved;
}
