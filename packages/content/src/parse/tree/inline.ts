import { kebabCase } from 'comark/utils';
import type { ContentError } from '../../errors.ts';
import { FALLBACK_TEXT, isElement } from '../document.ts';
import type { Props, TreeElement, TreeNode } from '../document.ts';
import { classifyTag } from '../../allow-list/sanitise.ts';
import { isSafeUrl } from '../../allow-list/safe-url.ts';
import { resolveBinding } from '../syntax/binding.ts';
import type { Binding } from '../syntax/binding.ts';
import type { Token } from '../syntax/tokens.ts';
import type { createFootnotes } from './footnotes.ts';
import { readHtml } from './html-fragment.ts';
import type { WrittenElement } from './markup-uses.ts';
import { attributesOf, mergeProps, propsOf } from './props.ts';
import type { TextPosition } from '../written-urls.ts';
import { unmatchedClosingTag, removedMarkup } from './text-warnings.ts';
import type { Frame, TreeBuilder } from './tree-builder.ts';

interface InlineContext {
  builder: TreeBuilder;
  data: Record<string, unknown>;
  footnotes: ReturnType<typeof createFootnotes>;
  /** Called for a formula. */
  formula: (source: string, isBlock: boolean, position: TextPosition) => void;
  /** Elements that may have to be reported. */
  written: Map<TreeElement, WrittenElement>;
  warn: (warning: ContentError) => void;
  /** Returns the position in the file for an offset in the text. */
  positionAt: (offset: number) => TextPosition;
  /** Called for inline code with a language. */
  code: (node: TreeElement, language: string) => void;
}

/** Matches URLs that are safe; others are parsed to check them. */
const SAFE_URL = /^(?:https?:\/\/|mailto:|[/#.?]|[\w-]+\/)/iu;

/** Chinese and Japanese have no spaces between words, so a line break between two such characters is not a space. */
const LINE_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]$/u;
const LINE_START = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

type Reader = (token: Token, context: InlineContext) => void;

const READERS: Record<string, Reader> = {
  text: ({ content }, { builder }) => {
    if (content !== '') builder.append([content]);
  },
  softbreak: (_, { builder }) => {
    builder.append(['\n']);
  },
  hardbreak: (_, { builder }) => {
    builder.append([['br', {}], '\n']);
  },
  code_inline: ({ content }, { builder }) => {
    builder.append([['code', {}, content]]);
  },
  image: (token, { builder, written, positionAt }) => {
    const { attrs, children, start = 0 } = token;
    const node: TreeElement = ['img', { ...attributesOf(attrs), alt: inlineText(children) }];
    if (!hasSafeUrl(token)) written.set(node, { node, syntax: 'markdown', ...positionAt(start) });
    builder.append([node]);
  },
  html_inline: ({ content, start = 0 }, { builder, positionAt, warn }) => {
    readHtml(content, {
      open: (tag, props, at) => {
        builder.open(
          'html',
          tag,
          props,
          isPlainTag(tag, props) ? undefined : { syntax: 'html', ...positionAt(start + at) },
        );
      },
      close: (tag, at) => {
        if (!builder.closeHtml(tag) && classifyTag(tag) !== 'keep') {
          warn(unmatchedClosingTag(tag, positionAt(start + at)));
        }
      },
      text: (text) => {
        builder.append([text]);
      },
      comment: () => undefined,
      other: (text, at) => {
        warn(removedMarkup(text, positionAt(start + at)));
      },
    });
  },
  mdc_inline_component: ({ tag, nesting, start = 0 }, { builder, positionAt }) => {
    if (nesting !== -1) {
      const props = nesting === 0 ? { [FALLBACK_TEXT]: `:${tag}` } : {};
      builder.open('component', kebabCase(tag), props, { syntax: 'inline', ...positionAt(start) });
    }
    if (nesting !== 1) builder.close('component');
  },
  mdc_inline_props: ({ attrs, content, start = 0 }, { builder, code, written, positionAt }) => {
    const last: TreeNode | undefined = builder.top().children.at(-1);
    if (last === undefined || !isElement(last)) {
      builder.append([content]);
      return;
    }
    delete last[1][FALLBACK_TEXT];
    mergeProps(last[1], propsOf(attrs));
    if (!written.has(last)) written.set(last, { node: last, syntax: 'markdown', ...positionAt(start) });
    const { lang, ...props } = last[1];
    if (last[0] !== 'code' || typeof lang !== 'string') return;
    // For code, `lang` is the programming language.
    last[1] = props;
    code(last, lang);
  },
  binding: ({ meta }, { builder, data }) => {
    builder.append([resolveBinding(meta as Binding, data)]);
  },
  footnote_ref: ({ meta }, { builder, footnotes }) => {
    builder.append([footnotes.refer(String(meta))]);
  },
  formula: ({ content, markup, start = 0 }, { formula, positionAt }) => {
    formula(content, markup === '$$', positionAt(start));
  },
};

/** Tags of GFM that differ from those of markdown-it. */
const TAGS: Record<string, string> = { s: 'del' };

/** Adds the tokens of an inline text to the tree. */
export function readInlineTokens(tokens: readonly Token[], context: InlineContext): void {
  const shown = tokens.filter(({ type, content }) => type !== 'text' || content !== '');
  for (const [index, token] of shown.entries()) {
    if (token.type !== 'softbreak' || !joinsLines(shown[index - 1], shown[index + 1])) readInline(token, context);
  }
}

/** Returns whether a line break between two tokens is removed instead of becoming a space. */
export function joinsLines(before: Token | undefined, after: Token | undefined): boolean {
  if (before?.type !== 'text' || after?.type !== 'text') return false;
  // The last character consists of one or two code units.
  return LINE_END.test(before.content.slice(-2)) && LINE_START.test(after.content);
}

/** Adds one inline token to the tree. */
function readInline(token: Token, context: InlineContext): void {
  const { type, nesting, tag, attrs } = token;
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (reader) reader(token, context);
  else if (nesting === 1) {
    const written: Frame['written'] =
      type === 'link_open' && !hasSafeUrl(token)
        ? { syntax: 'markdown', ...context.positionAt(token.start ?? 0) }
        : undefined;
    context.builder.open('markdown', TAGS[tag] ?? tag, attributesOf(attrs), written);
  } else if (nesting === -1) context.builder.close('markdown');
  else if (tag !== '') context.builder.append([leafOf(token)]);
  else if (token.content !== '') context.builder.append([token.content]);
}

/** Converts a token of a plugin without children to an element. */
export function leafOf({ tag, attrs, content }: Token): TreeElement {
  return [tag, attributesOf(attrs), ...(content === '' ? [] : [content])];
}

/** Returns whether an HTML element is shown as written. */
export function isPlainTag(tag: string, props: Props): boolean {
  return Object.keys(props).length === 0 && classifyTag(tag) === 'keep';
}

/** Returns whether the URL of a link or image is allowed on the page. */
function hasSafeUrl({ attrs }: Token): boolean {
  const [, url = ''] = attrs?.find(([name]) => name === 'href' || name === 'src') ?? [];
  return SAFE_URL.test(url) || isSafeUrl(url);
}

/** Returns whether a paragraph consists of one component, which is then a block. */
export function isLoneComponent({ children }: Token): boolean {
  const parts = (children ?? []).filter(({ type, content }) => type !== 'text' || content !== '');
  const [first] = parts;
  if (first?.type !== 'mdc_inline_component') return false;
  let open = 0;
  return parts.every(({ type, nesting }, index) => {
    const isInside = open > 0;
    if (type === 'mdc_inline_component') open += nesting;
    return index === 0 || isInside || type === 'mdc_inline_props';
  });
}

/** Returns the text of tokens, for the description of an image. */
export function inlineText(tokens: readonly Token[] | null): string {
  return (tokens ?? [])
    .map(({ type, content, children }) => {
      if (type === 'image') return inlineText(children);
      return type === 'softbreak' || type === 'hardbreak' ? '\n' : content;
    })
    .join('');
}
