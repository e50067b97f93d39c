import type { ComponentRule, Element } from './components.ts';
import type { Converter } from './converter.ts';
import type { Edit } from './edits.ts';
import { endOf, startOf } from './parse-text.ts';
import type { Node } from './parse-text.ts';

const ADDRESS = /(\s(href|src|poster)=)(?:"([^"]*)"|'([^']*)')/gu;
const CODE = /<(script|style)\b[\s\S]*?<\/\1>/giu;
/** A component: complete, or only its opening tag. */
const COMPONENT =
  /<([A-Z][\w.]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/>|>(?:([^<]*)<\/\1>)?)/gu;
const CLOSING = /<\/([A-Z][\w.]*)>/gu;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;

/** Placeholder for the content between two tags that are separate nodes. */
const INSIDE = '\u0000';

/** Converts HTML in markdown: URLs are updated, components follow their rules, and code is removed. */
export function convertHtml(node: Extract<Node, { type: 'html' }>, converter: Converter): Edit[] {
  const [start, end] = [startOf(node), endOf(node)];
  const html = converter.text.slice(start, end);
  const text = html
    .replaceAll(CODE, (_, tag: string) => {
      converter.note('dropped', `element/${tag.toLowerCase()}`, `<${tag}> was removed.`, start);
      return '';
    })
    .replaceAll(ADDRESS, (whole, before: string, key: string, double?: string, single?: string) => {
      const url = double ?? single ?? '';
      const converted = key === 'href' ? converter.link(url, start) : converter.image(url, start);
      return converted === url ? whole : `${before}"${converted}"`;
    })
    .replaceAll(COMPONENT, (_, name: string, attributes: string, close: string, content?: string) => {
      const isWhole = close !== '>';
      const element = createElement(
        name,
        attributes,
        isWhole ? (content ?? '') : INSIDE,
        isInSentence(node, converter),
      );
      const [before = '', after] = ruleOf(name, converter, start)(element, converter.rules(start)).split(INSIDE);
      if (!isWhole) converter.open.push({ name, after: after ?? '' });
      return before;
    })
    .replaceAll(CLOSING, (_, name: string) => {
      const index = converter.open.findLastIndex((opened) => opened.name === name);
      return index === -1 ? '' : (converter.open.splice(index, 1)[0]?.after ?? '');
    });
  return text === html ? [] : [{ start, end, text }];
}

function ruleOf(name: string, { dialect, rules }: Converter, offset: number): ComponentRule {
  const { components } = dialect;
  return (Object.hasOwn(components, name) ? components[name] : undefined) ?? ((element) => rules(offset).stub(element));
}

/** Whether there is other text on the same line. */
function isInSentence(node: Node, { text }: Converter): boolean {
  const before = text.slice(text.lastIndexOf('\n', startOf(node) - 1) + 1, startOf(node));
  const end = text.indexOf('\n', endOf(node));
  return before.trim() !== '' || text.slice(endOf(node), end === -1 ? undefined : end).trim() !== '';
}

function createElement(name: string, attributes: string, content: string, isInline: boolean): Element {
  const props = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => {
    // The values of bound attributes are code.
    const isCode = /^(?:[:@#]|v-)/u.test(key);
    return isCode ? undefined : ([key, double ?? single ?? bare ?? true] as const);
  });
  return {
    name,
    isInline,
    props: Object.fromEntries(props.filter((prop) => prop !== undefined)),
    elements: [],
    content: () => content,
    text: () => content,
    source: () => content,
  };
}
