import { SaxesParser } from 'saxes';
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, ANIMATIONS, IGNORED_ELEMENTS } from './svg-rules.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Maximum nesting depth. Drawings need only a few levels, and renderers may fail with more. */
const MAX_DEPTH = 200;

/** Why an SVG file is rejected. */
export class UnsafeSvgError extends Error {
  override readonly name = 'SvgRefusal';
}

/**
 * Reduces an SVG file to what a drawing needs. Metadata of drawing programs is removed. Scripts, HTML, links, entities
 * and references to other files are rejected with an error that names their line.
 */
export function sanitizeSvg(text: string): string {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let output = '';
  /** Names of the open elements. */
  const open: string[] = [];
  /** Depth of an element that is removed with its content. */
  let ignored: number | undefined;
  /** Text of the open style element. */
  let style = '';
  const refuse = (reason: string): never => {
    throw new UnsafeSvgError(`line ${parser.line}: ${reason}`);
  };
  const isIgnored = (): boolean => ignored !== undefined;
  const addText = (content: string): void => {
    if (isIgnored() || open.length === 0) return;
    // Collected and checked at the end, because a word may be split between parts.
    if (open.at(-1) === 'style') style += content;
    output += escape(content);
  };

  parser.on('error', (error) => {
    throw new UnsafeSvgError(error.message.replace(/^(\d+):\d+: /u, 'line $1: '));
  });
  parser.on('doctype', (doctype) => {
    // Many programs write a doctype. Only an internal subset in brackets can define entities.
    if (doctype.includes('[')) refuse('it defines entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    refuse(`it has a processing instruction "${target}"`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    if (open.length > MAX_DEPTH) refuse(`its elements are nested more than ${MAX_DEPTH} deep`);
    if (isIgnored()) return;
    if (open.length === 1 && name !== 'svg') refuse(`its first element is "${name}"`);
    if (name.includes(':') || IGNORED_ELEMENTS.has(name)) {
      ignored = open.length;
      return;
    }
    if (!ALLOWED_ELEMENTS.has(name)) refuse(`the element "${name}" is not allowed`);
    output += `<${name}${renderAttributes(name, attributes, open.length === 1, refuse)}>`;
  });
  parser.on('closetag', ({ name }) => {
    if (!isIgnored()) output += `</${name}>`;
    if (name === 'style') checkStyle(style, refuse);
    if (name === 'style') style = '';
    if (ignored === open.length) ignored = undefined;
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^\uFEFF/u, '')).close();
  return `${output}\n`;
}

function renderAttributes(
  element: string,
  attributes: Record<string, string>,
  isRoot: boolean,
  refuse: (reason: string) => never,
): string {
  const allowed = Object.entries(attributes).filter(([name, value]) => {
    if (/^on/iu.test(name)) refuse(`the attribute "${name}" runs a script`);
    if (name === 'xmlns' && value !== SVG) refuse('its elements are not those of SVG');
    if (name === 'xmlns:xlink' && value !== XLINK) refuse('the prefix "xlink" has another namespace');
    if (name === 'href' || name === 'xlink:href') checkReference(element, value, refuse);
    if (ANIMATIONS.has(element) && name === 'attributeName' && !isAnimatable(value)) {
      refuse(`the attribute "${value}" may not be animated`);
    }
    if (name.startsWith('aria-') || name.startsWith('data-')) return true;
    if (!ALLOWED_ATTRIBUTES.has(name) || name === 'xmlns' || name === 'xmlns:xlink') return false;
    if (name !== 'href' && name !== 'xlink:href') checkValue(value, refuse);
    return true;
  });
  const needsXlink = isRoot && 'xmlns:xlink' in attributes;
  const root = isRoot ? ` xmlns="${SVG}"${needsXlink ? ` xmlns:xlink="${XLINK}"` : ''}` : '';
  return root + allowed.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

/** Whether an attribute may be animated: those that change the appearance, never references. */
function isAnimatable(attribute: string): boolean {
  return (
    ALLOWED_ATTRIBUTES.has(attribute) && !/^(?:href|xlink:href|style|class|id|xmlns.*|attributeName)$/u.test(attribute)
  );
}

/** Accepts a part of the same file, or an embedded picture. */
function checkReference(element: string, value: string, refuse: (reason: string) => never): void {
  const isPart = /^#[^\s"'<>]+$/u.test(value);
  const isPicture = element === 'image' && /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/iu.test(value);
  if (!isPart && !isPicture) refuse(`it refers to "${value.slice(0, 60)}"`);
}

/** `url(#part)` is the only URL allowed in attribute values. */
function checkValue(value: string, refuse: (reason: string) => never): void {
  if (value.includes('\\')) refuse('a value has a backslash');
  if (/(?:javascript|vbscript|data)\s*:/iu.test(value)) refuse(`a value contains a URL: "${value.slice(0, 60)}"`);
  const rest = value.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gu, '');
  if (/url\s*\(|image(?:-set)?\s*\(|src\s*\(|@import|expression\s*\(|-moz-binding/iu.test(rest)) {
    refuse(`it refers to another file: "${rest.trim().slice(0, 60)}"`);
  }
}

function checkStyle(text: string, refuse: (reason: string) => never): void {
  if (/@(?!media\b|keyframes\b|-webkit-keyframes\b)/u.test(text)) refuse('its styles have a rule that is not allowed');
  checkValue(text, refuse);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

/** A line break in an attribute would be parsed as a space. */
function escapeAttribute(value: string): string {
  return escape(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
