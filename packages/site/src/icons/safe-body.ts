/**
 * Allow list for icons, which may come from other hosts and become HTML: a body is accepted only if it consists of the
 * tags and attributes listed here. Nothing is removed or repaired; a body with anything else is rejected.
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

/** Only tags with nothing between them: no text, comments or entities. */
const BODY = /^(?:<\/?[a-zA-Z]+(?:\s+[a-zA-Z\d-]+="[^"<>&]*")*\s*\/?>\s*)*$/u;
const TAG = /<\/?([a-zA-Z]+)/gu;
const ATTRIBUTE = /\s([a-zA-Z\d-]+)="([^"]*)"/gu;
/** Numbers, colours, names and transform functions; `url` may only refer to an element of the same icon. */
const VALUE = /^(?:url\(#[\w-]+\)|(?!.*url)[\w\s.,#%()+-]*)$/iu;

/** Whether the markup of an icon consists only of allowed tags and attributes. */
export function isSafeBody(body: string): boolean {
  return (
    BODY.test(body) &&
    body.matchAll(TAG).every(([, tag = '']) => TAGS.has(tag)) &&
    body.matchAll(ATTRIBUTE).every(([, name = '', value = '']) => ATTRIBUTES.has(name) && VALUE.test(value))
  );
}
