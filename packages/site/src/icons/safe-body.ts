/**
 * The allow-list for icons. They may come from other hosts, and they become HTML: a body is taken only if all of it
 * is tags and attributes named here. Nothing is cut out or mended; what has anything else in it is refused.
 */
const TAGS = new Set(
  'path g circle rect ellipse line polyline polygon defs clipPath mask linearGradient radialGradient stop'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'd fill stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset ' +
    'fill-rule clip-rule clip-path mask opacity fill-opacity stroke-opacity transform x y x1 y1 x2 y2 cx cy r rx ry ' +
    'width height points id offset stop-color stop-opacity gradientUnits gradientTransform fx fy vector-effect ' +
    'paint-order clipPathUnits maskUnits maskContentUnits'
  ).split(' '),
);

/** One tag after the other and nothing between them: no text, no comment, no entity. */
const BODY = /^(?:<\/?[a-zA-Z]+(?:\s+[a-zA-Z\d-]+="[^"<>&]*")*\s*\/?>\s*)*$/u;
const TAG = /<\/?([a-zA-Z]+)/gu;
const ATTRIBUTE = /\s([a-zA-Z\d-]+)="([^"]*)"/gu;
/** Numbers, colours, names, brackets of transforms; `url` leads to a part of the same drawing or nowhere. */
const VALUE = /^(?:url\(#[\w-]+\)|(?!.*url)[\w\s.,#%()+-]*)$/iu;

export function isSafeBody(body: string): boolean {
  return (
    BODY.test(body) &&
    body.matchAll(TAG).every(([, tag = '']) => TAGS.has(tag)) &&
    body.matchAll(ATTRIBUTE).every(([, name = '', value = '']) => ATTRIBUTES.has(name) && VALUE.test(value))
  );
}
