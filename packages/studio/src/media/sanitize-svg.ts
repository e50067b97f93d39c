import { SaxesParser } from 'saxes';
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, ANIMATIONS, IGNORED_ELEMENTS } from './svg-rules.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Deepest nesting. A drawing needs a few; programs that draw may fail with more. */
const DEEPEST = 200;

/** Why an SVG file is refused. */
export class SvgRefusal extends Error {
  override readonly name = 'SvgRefusal';
}

/**
 * An SVG file with nothing in it but what a drawing needs. What drawing programs note for themselves is left out. Scripts,
 * HTML, links, entities and references to other files are refused, with their line: the author should know of them.
 */
export function sanitizeSvg(text: string): string {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let output = '';
  /** Names of the elements that are open. */
  const open: string[] = [];
  /** Depth of an element that is left out with all that is in it. */
  let ignored: number | undefined;
  /** Text of the style element that is open. */
  let style = '';
  const refuse = (reason: string): never => {
    throw new SvgRefusal(`line ${parser.line}: ${reason}`);
  };
  const isIgnored = (): boolean => ignored !== undefined;
  const addText = (content: string): void => {
    if (isIgnored() || open.length === 0) return;
    // Checked as a whole: a word may come in parts.
    if (open.at(-1) === 'style') style += content;
    output += escape(content);
  };

  parser.on('error', (error) => {
    throw new SvgRefusal(error.message.replace(/^(\d+):\d+: /u, 'line $1: '));
  });
  parser.on('doctype', (doctype) => {
    // Many programs write one. Only what is in brackets can define something.
    if (doctype.includes('[')) refuse('it defines entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    refuse(`it has a processing instruction "${target}"`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    if (open.length > DEEPEST) refuse(`its elements are nested more than ${DEEPEST} deep`);
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
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (/^on/iu.test(name)) refuse(`the attribute "${name}" runs a script`);
    if (name === 'xmlns' && value !== SVG) refuse('its elements are not those of SVG');
    if (name === 'xmlns:xlink' && value !== XLINK) refuse('the prefix "xlink" stands for something else');
    if (name === 'href' || name === 'xlink:href') checkReference(element, value, refuse);
    if (ANIMATIONS.has(element) && name === 'attributeName' && !isDrawn(value)) {
      refuse(`the attribute "${value}" may not be animated`);
    }
    if (name.startsWith('aria-') || name.startsWith('data-')) return true;
    if (!ALLOWED_ATTRIBUTES.has(name) || name === 'xmlns' || name === 'xmlns:xlink') return false;
    if (name !== 'href' && name !== 'xlink:href') checkValue(value, refuse);
    return true;
  });
  const needsXlink = isRoot && 'xmlns:xlink' in attributes;
  const root = isRoot ? ` xmlns="${SVG}"${needsXlink ? ` xmlns:xlink="${XLINK}"` : ''}` : '';
  return root + kept.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

/** Animations change what is seen, never what is referred to. */
function isDrawn(attribute: string): boolean {
  return (
    ALLOWED_ATTRIBUTES.has(attribute) && !/^(?:href|xlink:href|style|class|id|xmlns.*|attributeName)$/u.test(attribute)
  );
}

/** A part of the same file, or a picture that is written into it. */
function checkReference(element: string, value: string, refuse: (reason: string) => never): void {
  const isPart = /^#[^\s"'<>]+$/u.test(value);
  const isPicture = element === 'image' && /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/iu.test(value);
  if (!isPart && !isPicture) refuse(`it refers to "${value.slice(0, 60)}"`);
}

/** `url(#part)` is the only address in values of attributes. */
function checkValue(value: string, refuse: (reason: string) => never): void {
  if (value.includes('\\')) refuse('a value has a backslash');
  if (/(?:javascript|vbscript|data)\s*:/iu.test(value)) refuse(`a value is an address: "${value.slice(0, 60)}"`);
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

/** A line end in an attribute would be read as a space. */
function escapeAttribute(value: string): string {
  return escape(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
