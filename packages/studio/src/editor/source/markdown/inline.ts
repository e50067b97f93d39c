import { tags } from '@lezer/highlight';
import { InlineContext } from '@lezer/markdown';
import type { Element, InlineParser, MarkdownConfig } from '@lezer/markdown';
import { readAttributes } from './attributes.ts';

const COLON = 58;
const CLOSE = 93;
const BRACE = 123;
/** Name of an inline component; excludes emoji codes such as `:tada:`. */
const NAME = /^:([a-z$][\w$-]*)(?![\w$:-])/iu;
const BINDING = /^\{\{\s*\$doc(?:\.[\w-]+)+\s*(?:\|\|\s*(?:'[^'}]*'|"[^"}]*"|-?\d+(?:\.\d+)?|true|false)\s*)?\}\}/u;

/** Attributes that are allowed at the end of a block. */
const BLOCK_ATTRIBUTES = /^\{\s*(?:[#.][^\s{}]|[\w:-]+=)/u;

/** Maximum number of characters that are searched for a closing character. */
const MAX_SEARCH_LENGTH = 2000;

function textAt(context: InlineContext, position: number): string {
  return context.slice(position, Math.min(context.end, position + MAX_SEARCH_LENGTH));
}

function attributesAt(context: InlineContext, position: number): Element | undefined {
  const text = textAt(context, position);
  return text.includes('}') ? readAttributes(text, 0, position, context.elt.bind(context)) : undefined;
}

/** Parses `:name[text]{attributes}`. */
const inlineComponent: InlineParser = {
  name: 'InlineComponent',
  before: 'Link',
  parse(context, next, position) {
    if (next !== COLON) return -1;
    const before = position === context.offset ? ' ' : context.slice(position - 1, position);
    const text = textAt(context, position);
    const [whole = '', name = ''] = /[\s*_[(]/u.test(before) ? (NAME.exec(text) ?? []) : [];
    if (name === '') return -1;
    const parts = [
      context.elt('ComponentMark', position, position + 1),
      context.elt('ComponentName', position + 1, position + whole.length),
    ];
    let end = position + whole.length;
    const [, words] = /^\[((?:\\[\s\S]|[^\]\\])*)\]/u.exec(text.slice(whole.length)) ?? [];
    if (words !== undefined) {
      const close = end + 1 + words.length;
      parts.push(
        context.elt('ComponentMark', end, end + 1),
        ...context.parser.parseInline(words, end + 1),
        context.elt('ComponentMark', close, close + 1),
      );
      end = close + 1;
    }
    const attributes = attributesAt(context, end);
    if (attributes) parts.push(attributes);
    return context.addElement(context.elt('InlineComponent', position, attributes?.to ?? end, parts));
  },
};

/** Parses `[text]{attributes}`. Brackets without attributes are handled by CommonMark. */
const span: InlineParser = {
  name: 'Span',
  before: 'LinkEnd',
  parse(context, next, position) {
    if (next !== CLOSE || context.char(position + 1) !== BRACE) return -1;
    const start = context.findOpeningDelimiter(InlineContext.linkStart);
    const picture = context.findOpeningDelimiter(InlineContext.imageStart);
    const opening = start === null ? null : context.getDelimiterAt(start);
    if (start === null || !opening || (picture !== null && picture > start)) return -1;
    if (!/^\{\s*[#.:\w]/u.test(context.slice(position + 1, Math.min(context.end, position + 40)))) return -1;
    const attributes = attributesAt(context, position + 1);
    if (!attributes) return -1;
    const words = context.takeContent(start);
    return context.addElement(
      context.elt('Span', opening.from, attributes.to, [
        context.elt('LinkMark', opening.from, opening.to),
        ...words,
        context.elt('LinkMark', position, position + 1),
        attributes,
      ]),
    );
  },
};

/** Parses `{attributes}` directly after an element, or at the end of a block; all other braces are text. */
const attributes: InlineParser = {
  name: 'Attributes',
  before: 'Link',
  parse(context, next, position) {
    if (next !== BRACE) return -1;
    const [binding] = BINDING.exec(textAt(context, position)) ?? [];
    if (binding !== undefined) return context.addElement(context.elt('Binding', position, position + binding.length));
    const isBehind = position > context.offset && /[)\]`*_~>]/u.test(context.slice(position - 1, position));
    if (!isBehind && !BLOCK_ATTRIBUTES.test(context.slice(position, Math.min(context.end, position + 100)))) return -1;
    const attributes = attributesAt(context, position);
    if (!attributes) return -1;
    return isBehind || context.skipSpace(attributes.to) >= context.end ? context.addElement(attributes) : -1;
  },
};

/** Inline components, spans, attributes and bindings. */
export const inlineSyntax: MarkdownConfig = {
  defineNodes: [
    { name: 'InlineComponent' },
    { name: 'Span' },
    { name: 'Binding', style: tags.special(tags.variableName) },
  ],
  parseInline: [inlineComponent, span, attributes],
};
