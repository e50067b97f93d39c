import { emailAt, linkEnd } from './autolink-ends.ts';
import type { CoreState, InlineRule, InlineState, MarkdownParser, Token } from './tokens.ts';

/** Adds the rules for bare links of GFM: `https://…`, `www.…` and e-mail addresses. */
export function useAutolinks(md: MarkdownParser, { text, image }: Record<'text' | 'image', InlineRule>): void {
  md.inline.ruler.at('image', withoutLinks(image));
  md.inline.ruler.at('linkify', schemeLink);
  md.inline.ruler.at('text', untilWww(text));
  md.inline.ruler.before('text', 'www', wwwLink);
  md.core.ruler.at('linkify', linkEmails);
}

const SCHEME = /(?:^|[^a-z])(https?|ftp)$/iu;
const MAX_SCHEME_LENGTH = 'https'.length;

/**
 * Parses `https://…` in a text; its scheme was already read as text. Does nothing while the end of a label in brackets
 * is searched, because the bracket would become part of the URL.
 */
const schemeLink: InlineRule = (state, isLabel) => {
  const { src, pos } = state;
  if (isLabel || isInside(state) || !src.startsWith('://', pos)) return false;
  const scheme = SCHEME.exec(src.slice(Math.max(0, pos - MAX_SCHEME_LENGTH - 1), pos))?.[1];
  if (scheme === undefined || !state.pending.endsWith(scheme)) return false;
  const start = pos - scheme.length;
  const end = linkEnd(src, start, { domain: pos + '://'.length, max: state.posMax, allowsHostWithoutDot: true });
  if (end === undefined) return false;
  const text = src.slice(start, end);
  const url = state.md.normalizeLink(text);
  if (!state.md.validateLink(url)) return false;
  state.pending = state.pending.slice(0, -scheme.length);
  pushLink(state, url, text);
  state.pos = end;
  return true;
};

const BEFORE_WWW = /[\s*_~(]/u;

/** Parses `www.…` in a text. */
const wwwLink: InlineRule = (state, isLabel) => {
  const { src, pos } = state;
  if (isLabel || isInside(state) || !src.startsWith('www.', pos)) return false;
  if (pos > 0 && !BEFORE_WWW.test(src[pos - 1] ?? '')) return false;
  const end = linkEnd(src, pos, { domain: pos, max: state.posMax, allowsHostWithoutDot: false });
  // A domain has to follow the first dot.
  if (end === undefined || end <= pos + 'www.'.length) return false;
  const text = src.slice(pos, end);
  pushLink(state, state.md.normalizeLink(`http://${text}`), text);
  state.pos = end;
  return true;
};

/** Makes the rule for text stop before `www.`, so that the rule above is called for it. */
function untilWww(rule: InlineRule): InlineRule {
  return (state, silent) => {
    const { pos, pending } = state;
    if (!rule(state, silent)) return false;
    const wwwOffset = state.src.slice(pos, state.pos).search(/[\s(]www\./u);
    if (wwwOffset === -1) return true;
    state.pos = pos + wwwOffset + 1;
    if (!silent) state.pending = pending + state.src.slice(pos, state.pos);
    return true;
  };
}

/** Returns whether the position is in a link or in the description of an image, which contain no bare links. */
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

function pushLink(state: InlineState, url: string, text: string): void {
  const open = state.push('link_open', 'a', 1);
  Object.assign(open, { attrs: [['href', url]], markup: 'linkify', info: 'auto' });
  state.push('text', '', 0).content = text;
  Object.assign(state.push('link_close', 'a', -1), { markup: 'linkify', info: 'auto' });
}

/** Links e-mail addresses after all texts are parsed, when it is known that `a_b_c@d.e` contains no emphasis. */
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
      const email = emailAt(content, at, done);
      if (!email) continue;
      const text = content.slice(email.start, email.end);
      const href = md.normalizeLink(email.hasScheme ? text : `mailto:${text}`);
      if (email.start > done) add('text', '', 0, { content: content.slice(done, email.start), level });
      const about = { markup: 'linkify', info: 'auto' };
      add('link_open', 'a', 1, { ...about, attrs: [['href', href]], level });
      add('text', '', 0, { content: text, level: level + 1 });
      add('link_close', 'a', -1, { ...about, level });
      done = email.end;
    }
    if (parts.length === 0) return [token];
    if (done < content.length) add('text', '', 0, { content: content.slice(done), level });
    return parts;
  }
}
