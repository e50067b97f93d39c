/** A day or a time as machines want it, with its time zone. A day begins at midnight of UTC. */
export function isoTime(date: string | undefined): string | undefined {
  return date === undefined || date.includes('T') ? date : `${date}T00:00:00Z`;
}
