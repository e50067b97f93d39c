const LINK = /^(?:to|href|link|url)$/u;
const MEDIA = /^(?:src|image|picture|poster|avatar|cover|logo|video)$/u;

/** Whether a field or property with this name usually contains a link. */
export function isLinkName(name: string): boolean {
  return LINK.test(name);
}

/** Whether a field or property with this name usually contains a picture or another file. */
export function isMediaName(name: string): boolean {
  return MEDIA.test(name);
}
