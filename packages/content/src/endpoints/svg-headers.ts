/**
 * Headers for SVG files, which may contain scripts: an SVG that is opened as a document is shown, but nothing in it
 * runs or is loaded. They do not affect images in a page or icons, where scripts never run.
 */
export const SVG_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** Whether a response is an SVG file: by its content type, or by its path if it has no content type. */
export function isSvg(path: string, type: string | null | undefined): boolean {
  return type ? /^image\/svg\b/iu.test(type) : /\.svgz?$/iu.test(path);
}
