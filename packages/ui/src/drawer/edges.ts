/** The edge a drawer comes from. It is a place on the screen, the same in every language. */
export type DrawerDirection = 'top' | 'right' | 'bottom' | 'left';

/** How far a pointer has moved towards the drawer's edge, in pixels; less than nothing is away from it. */
export function towardsEdge(direction: DrawerDirection, x: number, y: number): number {
  return { top: -y, right: x, bottom: y, left: -x }[direction];
}

/** Style of a drawer of which a share is visible, moved by some pixels towards its edge. */
export function placeOf(direction: DrawerDirection, share: number, moved = 0): string {
  const sign = direction === 'top' || direction === 'left' ? -1 : 1;
  const length = `calc(${sign * (1 - share) * 100}% + ${sign * moved}px)`;
  return direction === 'top' || direction === 'bottom' ? `0 ${length}` : `${length} 0`;
}

/** How large a drawer is in the direction it moves in, in pixels. */
export function sizeOf(direction: DrawerDirection, element: HTMLElement): number {
  return direction === 'top' || direction === 'bottom' ? element.offsetHeight : element.offsetWidth;
}

/** A drawer that is pulled further than the room it has left gives way less and less. */
export function resist(moved: number, room: number): number {
  const beyond = -room - moved;
  return beyond > 0 ? -room - 8 * Math.log1p(beyond / 8) : moved;
}
