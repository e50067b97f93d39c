/** Whether a text is a date, or a time with its time zone, in the W3C format (RFC 3339), as in sitemaps. */
export function isIsoTime(text: string): boolean {
  return (
    /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/u.test(text) && isTime(text)
  );
}

/** Whether a text is a complete RFC 3339 time. Atom and JSON Feed accept no dates without a time. */
export function isFullTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) && isTime(text);
}

/** Whether a text is an RFC 822 time with a four-digit year, as in RSS: `Mon, 16 Nov 2026 00:00:00 GMT`. */
export function isRfc822Time(text: string): boolean {
  return (
    /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC?|[+-]\d{4})$/u.test(
      text,
    ) && isTime(text)
  );
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
