const DEGREE = Math.PI / 180;
const DEGREES_AN_HOUR = 15;

/**
 * Returns the angle between the noon line of a horizontal sundial and the line of an hour, in degrees, negative before
 * noon: tan θ = sin φ · tan h. It is rounded to a tenth, so that server and browser render the same.
 */
export function hourLine(hour: number, latitude: number): number {
  const turn = (hour - 12) * DEGREES_AN_HOUR * DEGREE;
  const angle = Math.atan2(Math.sin(latitude * DEGREE) * Math.sin(turn), Math.cos(turn));
  return Math.round((angle / DEGREE) * 10) / 10;
}
