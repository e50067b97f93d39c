import { DRAWER_CLOSE_SHARE, DRAWER_FLICK } from '../constants.ts';

export interface Release {
  /** How far the drawer was dragged towards its edge, in pixels. */
  moved: number;
  /** How fast it was at the end, in pixels a millisecond. */
  velocity: number;
  /** Size of the drawer, in pixels. */
  size: number;
  /** Shares of its size at which it rests, from the smallest. */
  snapPoints: readonly number[];
  /** Which of them it came from. */
  snap: number;
}

/** Where a drawer goes when it is let go: to a snap point, or to `close`. */
export function release({ moved, velocity, size, snapPoints, snap }: Release): number | 'close' {
  const last = snapPoints.length - 1;
  if (Math.abs(velocity) > DRAWER_FLICK) {
    if (velocity < 0) return Math.min(snap + 1, last);
    return snap === 0 ? 'close' : snap - 1;
  }
  const [lowest = 1] = snapPoints;
  const visible = (snapPoints[snap] ?? 1) * size - moved;
  if (visible <= lowest * size * (1 - DRAWER_CLOSE_SHARE)) return 'close';
  return nearest(snapPoints, visible / size);
}

/** Where a tap on the handle leads: to the next snap point, and from the last one to `close`. */
export function cycle(snap: number, snapPoints: readonly number[], dismissible: boolean): number | 'close' {
  if (snap + 1 < snapPoints.length) return snap + 1;
  return dismissible || snapPoints.length === 1 ? 'close' : 0;
}

function nearest(snapPoints: readonly number[], share: number): number {
  const distances = snapPoints.map((point) => Math.abs(point - share));
  return distances.indexOf(Math.min(...distances));
}
