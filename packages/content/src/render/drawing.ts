import { GENERATED, childrenOf, isElement } from '../parse/document.ts';
import type { Props, TreeElement } from '../parse/document.ts';
import { isReservedId } from '../allow-list/reserved-ids.ts';
import { escapeHtml, renderElement } from './html.ts';
import { renderType } from './type-hovers.ts';

/**
 * The allow-list for formulas and diagrams, which the engine generates. Authors cannot write these nodes, but the nodes
 * contain text of authors, so they are not trusted.
 */
const MATHML = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover ' +
    'mmultiscripts mprescripts none mtable mtr mtd mpadded mphantom menclose mstyle merror'
  ).split(' '),
);
const SVG = new Set(
  'svg g defs marker path rect circle ellipse line polyline polygon text tspan title linearGradient stop'.split(' '),
);

const PLAIN = /^[\w .,%+-]*$/u;
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+|var\(--[\w-]+\))$/iu;
const REFERENCE = /^url\(#[\w-]+\)$/u;
/** Classes of the two libraries (Temml and beautiful-mermaid) that the theme styles. */
const CLASSES = /^(?:(?:tml|xychart)-[a-z\d-]+ ?)*$/u;
const ANY_TEXT = /^/u;

/** Allowed attributes with a pattern for their values. */
const ATTRIBUTES: Record<string, RegExp> = {
  ...named(
    'display displaystyle scriptlevel stretchy fence separator lspace rspace width height depth voffset minsize maxsize ' +
      'movablelimits accent accentunder linethickness mathvariant largeop symmetric form columnalign columnspacing ' +
      'rowspacing rowspan columnspan notation dir',
    PLAIN,
  ),
  ...named('mathcolor fill stroke stop-color', COLOUR),
  ...named(
    'viewBox x y x1 y1 x2 y2 cx cy r rx ry dx dy d points refX refY markerWidth markerHeight orient offset id role ' +
      'stroke-width stroke-dasharray stroke-linejoin stroke-linecap opacity fill-opacity stroke-opacity ' +
      'text-anchor dominant-baseline font-size font-weight font-style text-decoration letter-spacing',
    PLAIN,
  ),
  transform: /^[\w .,()+-]*$/u,
  ...named('marker-start marker-end', REFERENCE),
  class: CLASSES,
  'aria-label': ANY_TEXT,
};

function named(names: string, pattern: RegExp): Record<string, RegExp> {
  return Object.fromEntries(names.split(' ').map((name) => [name, pattern]));
}

/** Returns whether a node belongs to a formula, diagram or type popover that the engine generated. */
export function isGenerated([tag]: TreeElement): boolean {
  return tag.startsWith(GENERATED);
}

/** Renders a generated node as HTML. Only generated nodes and text inside it are kept. */
export function renderDrawing(node: TreeElement): string {
  const type = renderType(node);
  if (type !== undefined) return type;
  const tag = node[0].slice(GENERATED.length);
  if (!isDrawingTag(tag)) return '';
  const inner = childrenOf(node).map((child) => {
    if (!isElement(child)) return escapeHtml(child);
    return isGenerated(child) ? renderDrawing(child) : '';
  });
  return renderElement(tag, drawnAttributes(node[1]), inner.join(''));
}

function drawnAttributes(props: Props): Record<string, string> {
  const allowed = Object.entries(props).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isDrawingAttribute(entry[0], entry[1]),
  );
  return Object.fromEntries(allowed);
}

/** Returns whether a drawing may contain this element. */
export function isDrawingTag(tag: string): boolean {
  return MATHML.has(tag) || SVG.has(tag);
}

/** Returns whether an element of a drawing may have this attribute with this value. */
export function isDrawingAttribute(name: string, value: string): boolean {
  if (name === 'id' && isReservedId(value)) return false;
  return Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.test(value) === true;
}
