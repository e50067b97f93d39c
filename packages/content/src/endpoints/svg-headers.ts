/**
 * An SVG file is a document that may contain scripts. With these headers it is drawn when it is opened as a document,
 * but nothing in it runs or is loaded.
 * Browsers do not apply this to a picture in a page or to an icon, where scripts never run.
 */
export const SVG_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** Whether an answer is an SVG file: by its content type, or by its path if it has no content type. */
export function isSvg(path: string, type: string | null | undefined): boolean {
  return type ? /^image\/svg\b/iu.test(type) : /\.svgz?$/iu.test(path);
}
