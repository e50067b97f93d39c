import { UNKNOWN } from '../read/evaluate.ts';
import { textProp } from './components.ts';
import type { Element, RuleContext } from './components.ts';

/** HTML attributes by their React names. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  allowFullScreen: 'allowfullscreen',
  autoPlay: 'autoplay',
  playsInline: 'playsinline',
  srcSet: 'srcset',
  referrerPolicy: 'referrerpolicy',
};

const VOID_ELEMENTS = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** Elements that contain inline text, even if they are blocks themselves. */
const TEXT_ELEMENTS = new Set([
  'summary',
  'figcaption',
  'caption',
  'a',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'span',
  'strong',
  'small',
]);
/** Elements that are removed with their content. */
const REMOVED_ELEMENTS = new Set(['script', 'style']);
/** Elements that are replaced by their text. */
const REPLACED_ELEMENTS = new Set(['svg', 'canvas', 'object', 'form', 'button', 'template']);

/** Renders an HTML element that is written as JSX. */
export function renderElement(element: Element, context: RuleContext): string {
  const { name, isInline } = element;
  if (REMOVED_ELEMENTS.has(name)) {
    context.note('dropped', `element/${name}`, `<${name}> was removed.`);
    return '';
  }
  if (REPLACED_ELEMENTS.has(name)) return replaceByText(element, context);
  const attributes = renderAttributes(element, context);
  if (name === 'img' && attributes.every(({ key }) => key === 'src' || key === 'alt'))
    return renderImage(element, context);
  if (name === 'img' && !attributes.some(({ key }) => key === 'alt')) {
    attributes.push({ key: 'alt', text: 'alt=""' }, { key: 'role', text: 'role="presentation"' });
  }
  const opening = [name, ...attributes.map(({ text }) => text)].join(' ');
  if (VOID_ELEMENTS.has(name)) return `<${opening} />`;
  if (name === 'p' && attributes.length === 0) return element.content();
  const content = element.content();
  if (content.trim() === '') return `<${opening}></${name}>`;
  if (isInline || (TEXT_ELEMENTS.has(name) && !content.includes('\n\n')))
    return `<${opening}>${content.replaceAll(/\s*\n\s*/gu, ' ')}</${name}>`;
  return `<${opening}>\n\n${content}\n\n</${name}>`;
}

function renderImage({ props }: Element, context: RuleContext): string {
  const { src, alt } = props;
  const url = typeof src === 'string' ? context.image(src) : '';
  const altText = typeof alt === 'string' ? alt : '';
  if (url === '') {
    context.note('dropped', 'image', 'An image was removed, because its URL is a JavaScript expression.');
    return altText;
  }
  const role = altText === '' ? '{role="presentation"}' : '';
  return `![${altText.replaceAll(/[[\]]/gu, String.raw`\$&`)}](${/[\s()]/u.test(url) ? `<${url}>` : url})${role}`;
}

function renderAttributes({ name, props }: Element, context: RuleContext): { key: string; text: string }[] {
  return Object.entries(props).flatMap(([prop, value]) => {
    const key = ATTRIBUTE_NAMES[prop] ?? prop;
    if (
      value === UNKNOWN ||
      value === null ||
      value === undefined ||
      typeof value === 'object' ||
      /^on[A-Z]/u.test(prop)
    ) {
      if (value !== undefined && value !== null) {
        context.note(
          'dropped',
          'attribute',
          `The attribute ${prop} of <${name}> was removed, because its value is code or a style object.`,
        );
      }
      return [];
    }
    if (value === false) return [];
    if (value === true) return [{ key, text: key }];
    const converted = convertValue(key, textProp(value) ?? '', context);
    if (converted === '') return [];
    return [{ key, text: `${key}="${converted.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` }];
  });
}

function convertValue(key: string, value: string, context: RuleContext): string {
  if (key === 'href') return context.link(value);
  return key === 'src' || key === 'poster' ? context.image(value) : value;
}

/** Replaces an element by its text. The text of an SVG is removed, too. */
function replaceByText(element: Element, context: RuleContext): string {
  const text = element.name === 'svg' ? '' : element.content();
  context.note(
    'dropped',
    `element/${element.name}`,
    `<${element.name}> was removed${text === '' ? '' : ', its text was kept'}.`,
  );
  return text;
}
