import { emailAt, linkEnd } from './autolink-ends.ts';
import type { CoreState, InlineRule, InlineState, MarkdownParser, Token } from './tokens.ts';

/** Links without brackets as GFM has them: `https://…`, `www.…` and addresses of e-mail. */
export function useAutolinks(md: MarkdownParser, { text, image }: Record<'text' | 'image', InlineRule>): void {
  md.inline.ruler.at('image', withoutLinks(image));
  md.inline.ruler.at('linkify', schemeLink);
  md.inline.ruler.at('text', untilWww(text));
  md.inline.ruler.before('text', 'www', wwwLink);
  md.core.ruler.at('linkify', linkEmails);
}

const SCHEME = /(?:^|[^a-z])(https?|ftp)$/iu;
const LONGEST_SCHEME = 'https'.length;

/**
 * `https://…` in a sentence. Its scheme was read as text. While the end of a label in brackets is looked for, nothing is
 * such a link: its bracket would be part of the address.
 */
const schemeLink: InlineRule = (state, isLabel) => {
  const { src, pos } = state;
  if (isLabel || isInside(state) || !src.startsWith('://', pos)) return false;
  const scheme = SCHEME.exec(src.slice(Math.max(0, pos - LONGEST_SCHEME - 1), pos))?.[1];
  if (scheme === undefined || !state.pending.endsWith(scheme)) return false;
  const start = pos - scheme.length;
  const end = linkEnd(src, start, { domain: pos + '://'.length, max: state.posMax, isShort: true });
  if (end === undefined) return false;
  const text = src.slice(start, end);
  const address = state.md.normalizeLink(text);
  if (!state.md.validateLink(address)) return false;
  state.pending = state.pending.slice(0, -scheme.length);
  pushLink(state, address, text);
  state.pos = end;
  return true;
};

const BEFORE_WWW = /[\s*_~(]/u;

/** `www.…` in a sentence. */
const wwwLink: InlineRule = (state, isLabel) => {
  const { src, pos } = state;
  if (isLabel || isInside(state) || !src.startsWith('www.', pos)) return false;
  if (pos > 0 && !BEFORE_WWW.test(src[pos - 1] ?? '')) return false;
  const end = linkEnd(src, pos, { domain: pos, max: state.posMax, isShort: false });
  if (end === undefined) return false;
  const text = src.slice(pos, end);
  pushLink(state, state.md.normalizeLink(`http://${text}`), text);
  state.pos = end;
  return true;
};

/** Plain text up to a `www.`, so that the rule above is asked about it. */
function untilWww(rule: InlineRule): InlineRule {
  return (state, silent) => {
    const { pos, pending } = state;
    if (!rule(state, silent)) return false;
    const found = state.src.slice(pos, state.pos).search(/[\s(]www\./u);
    if (found === -1) return true;
    state.pos = pos + found + 1;
    if (!silent) state.pending = pending + state.src.slice(pos, state.pos);
    return true;
  };
}

/** Neither links nor the descriptions of pictures contain such links. */
function isInside({ linkLevel, env }: InlineState): boolean {
  return linkLevel > 0 || env.isDescription === true;
}

function withoutLinks(image: InlineRule): InlineRule {
  return (state, silent) => {
    const { env } = state;
    const { isDescription = false } = env;
    env.isDescription = true;
    try {
      return image(state, silent);
    } finally {
      env.isDescription = isDescription;
    }
  };
}

function pushLink(state: InlineState, address: string, text: string): void {
  const open = state.push('link_open', 'a', 1);
  Object.assign(open, { attrs: [['href', address]], markup: 'linkify', info: 'auto' });
  state.push('text', '', 0).content = text;
  Object.assign(state.push('link_close', 'a', -1), { markup: 'linkify', info: 'auto' });
}

/** Addresses of e-mail, once all sentences are read: `a_b_c@d.e` has no emphasis in it, which is found out by then. */
function linkEmails({ tokens, md, Token }: CoreState): void {
  for (const { type, children, ...block } of tokens) {
    if (type !== 'inline' || !children || !block.content.includes('@')) continue;
    let linkLevel = 0;
    const linked = children.flatMap((token): Token[] => {
      if (token.type === 'link_open') linkLevel += 1;
      if (token.type === 'link_close') linkLevel -= 1;
      return token.type === 'text' && linkLevel === 0 && token.content.includes('@') ? split(token) : [token];
    });
    children.splice(0, children.length, ...linked);
  }

  function split(token: Token): Token[] {
    const { content, level } = token;
    const parts: Token[] = [];
    let done = 0;
    const add = (kind: string, tag: string, nesting: number, fields: Partial<Token>): void => {
      parts.push(Object.assign(new Token(kind, tag, nesting), fields));
    };
    for (let at = content.indexOf('@'); at !== -1; at = content.indexOf('@', at + 1)) {
      const found = emailAt(content, at, done);
      if (!found) continue;
      const text = content.slice(found.start, found.end);
      const href = md.normalizeLink(found.hasScheme ? text : `mailto:${text}`);
      if (found.start > done) add('text', '', 0, { content: content.slice(done, found.start), level });
      const about = { markup: 'linkify', info: 'auto' };
      add('link_open', 'a', 1, { ...about, attrs: [['href', href]], level });
      add('text', '', 0, { content: text, level: level + 1 });
      add('link_close', 'a', -1, { ...about, level });
      done = found.end;
    }
    if (parts.length === 0) return [token];
    if (done < content.length) add('text', '', 0, { content: content.slice(done), level });
    return parts;
  }
}
