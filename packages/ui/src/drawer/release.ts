import { DRAWER_CLOSE_FRACTION, DRAWER_FLICK_VELOCITY } from '../constants.ts';

/** State of a drawer when it is released. */
export interface Release {
  /** Distance dragged towards its edge, in pixels. */
  moved: number;
  /** Velocity at the end, in pixels per millisecond. */
  velocity: number;
  /** Size of the drawer, in pixels. */
  size: number;
  /** Fractions of its size at which it can rest, in ascending order. */
  snapPoints: readonly number[];
  /** Index of the snap point where the drag began. */
  snap: number;
}

/** Returns the snap point that a released drawer moves to, or `close`. */
export function findReleaseTarget({ moved, velocity, size, snapPoints, snap }: Release): number | 'close' {
  const last = snapPoints.length - 1;
  if (Math.abs(velocity) > DRAWER_FLICK_VELOCITY) {
    if (velocity < 0) return Math.min(snap + 1, last);
    return snap === 0 ? 'close' : snap - 1;
  }
  const [lowest = 1] = snapPoints;
  const visible = (snapPoints[snap] ?? 1) * size - moved;
  if (visible <= lowest * size * (1 - DRAWER_CLOSE_FRACTION)) return 'close';
  return nearest(snapPoints, visible / size);
}

/** Returns the snap point that a tap on the handle moves to: the next one, and after the last one `close`. */
export function findTapTarget(snap: number, snapPoints: readonly number[], dismissible: boolean): number | 'close' {
  if (snap + 1 < snapPoints.length) return snap + 1;
  return dismissible || snapPoints.length === 1 ? 'close' : 0;
}

function nearest(snapPoints: readonly number[], share: number): number {
  const distances = snapPoints.map((point) => Math.abs(point - share));
  return distances.indexOf(Math.min(...distances));
}
