/** Times as feeds and sitemaps write them. */

/** A day, or a time with its zone, as W3C and RFC 3339 have it. */
export function isIsoTime(text: string): boolean {
  return (
    /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/u.test(text) && isTime(text)
  );
}

/** RFC 3339, whole: Atom and JSON Feed take no days without a time. */
export function isWholeTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) && isTime(text);
}

/** RFC 822 with a year of four digits, as RSS has it: `Mon, 16 Nov 2026 00:00:00 GMT`. */
export function isMailTime(text: string): boolean {
  return (
    /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC?|[+-]\d{4})$/u.test(
      text,
    ) && isTime(text)
  );
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
