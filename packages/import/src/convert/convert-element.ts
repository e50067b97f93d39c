import { toString } from 'mdast-util-to-string';
import { UNKNOWN, evaluate } from '../read/evaluate.ts';
import type { Element } from './components.ts';
import type { Converter } from './converter.ts';
import { renderElement } from './html-element.ts';
import { jsxText } from './jsx-text.ts';
import { childrenOf, endOf, expressionOf, isJsx, startOf } from './parse-text.ts';
import type { JsxNode, Node } from './parse-text.ts';

/** Converts a JSX element to markdown: by the rule for its name, as the file it imports, as HTML, or as a stub. */
export function convertElement(node: JsxNode, converter: Converter): string {
  const element = createElement(node, converter);
  const { name } = element;
  const context = converter.rules(startOf(node));
  if (name === '') return element.content();
  const rule = Object.hasOwn(converter.dialect.components, name) ? converter.dialect.components[name] : undefined;
  if (rule) return rule(element, context);
  const file = converter.scope.fileOf(name);
  if (file !== undefined && /\.mdx?$/u.test(file)) {
    context.note('changed', 'partial', `<${name}> was replaced by the text of ${file}.`);
    return context.partial(file, element.props);
  }
  // A name with a hyphen is a component of the site, not an HTML element.
  if (/^[a-z]\w*$/u.test(name)) return renderElement(element, context);
  return context.stub(element);
}

function createElement(node: JsxNode, converter: Converter): Element {
  const isInline = node.type === 'mdxJsxTextElement';
  const children = childrenOf(node);
  return {
    name: node.name ?? '',
    isInline,
    props: readProps(node, converter),
    get elements() {
      return children.flatMap((child) => elementsIn(child)).map((child) => createElement(child, converter));
    },
    content: () => {
      if (isInline) return children.map((child) => converter.convert(child)).join('');
      return joinBlocks(children.map((child) => dedent(converter.convert(child), child, converter)));
    },
    text: () => toString(node).replaceAll(/\s+/gu, ' ').trim(),
    source: () => {
      const [first, last] = [children.at(0), children.at(-1)];
      return first && last ? converter.text.slice(startOf(first), endOf(last)) : '';
    },
  };
}

/** Returns the elements of a child node; MDX wraps inline elements in a paragraph. */
function elementsIn(node: Node): JsxNode[] {
  if (isJsx(node)) return [node];
  return node.type === 'paragraph' ? node.children.filter((child) => isJsx(child)) : [];
}

function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== '').join('\n\n');
}

/** Removes the indentation of a block, which has no meaning in JSX but would have one in markdown. */
function dedent(text: string, node: Node, { text: source }: Converter): string {
  const start = startOf(node);
  const before = start - (source.lastIndexOf('\n', start - 1) + 1);
  const [first = '', ...others] = text.split('\n');
  const spaces = new RegExp(`^[ \\t>]{0,${before}}`, 'u');
  return [first, ...others.map((line) => line.replace(spaces, ''))].join('\n');
}

function readProps(node: JsxNode, { scope }: Converter): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      const spread = evaluate(expressionOf(attribute), scope);
      if (typeof spread === 'object') Object.assign(props, spread);
    } else if (typeof attribute.value === 'object' && attribute.value !== null) {
      const expression = expressionOf(attribute.value);
      const value = evaluate(expression, scope);
      props[attribute.name] = value === UNKNOWN ? (jsxText(expression) ?? UNKNOWN) : value;
    } else {
      props[attribute.name] = attribute.value ?? true;
    }
  }
  return props;
}
