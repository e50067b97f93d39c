/** Maximum length of a bare URL in characters, which limits the search for its end. */
const MAX_URL_LENGTH = 4096;

/** Matches a host name in any script, without spaces, and with no punctuation except `.`, `_` and `-`. */
const HOST = /[^\s\p{P}\p{S}](?:[^\s\p{P}\p{S}]|[._-])*/uy;
const TO_SPACE = /[^\s<]*/uy;

/** The last run of characters without spaces, cached because it may contain many URLs, each of which needs its end. */
let run = { text: '', start: 0, end: 0 };

/** Returns the position of the next space or tag. */
function spaceAfter(text: string, start: number): number {
  if (text === run.text && start >= run.start && start < run.end) return run.end;
  TO_SPACE.lastIndex = start;
  run = { text, start, end: start + (TO_SPACE.exec(text)?.[0].length ?? 0) };
  return run.end;
}

interface LinkOptions {
  /** Start of the host name. */
  domain: number;
  max: number;
  /** Whether a host without a dot is accepted. */
  allowsHostWithoutDot: boolean;
}

/** Returns the end of a bare URL by the rules of GFM, or `undefined` if there is none at the offset. */
export function linkEnd(
  text: string,
  start: number,
  { domain, max, allowsHostWithoutDot }: LinkOptions,
): number | undefined {
  const end = Math.min(max, spaceAfter(text, start));
  if (end - start > MAX_URL_LENGTH) return undefined;
  HOST.lastIndex = domain;
  const [host] = HOST.exec(text.slice(0, end)) ?? [];
  if (host === undefined || !isHost(host, allowsHostWithoutDot)) return undefined;
  const trimmed = trimEnd(text, start, end);
  return trimmed > domain ? trimmed : undefined;
}

function isHost(host: string, allowsHostWithoutDot: boolean): boolean {
  const parts = host.split('.');
  return (allowsHostWithoutDot || parts.length > 1) && !parts.slice(-2).some((part) => part.includes('_'));
}

/** Excludes punctuation of the sentence, unmatched closing parentheses and entities at the end of a URL. */
function trimEnd(text: string, start: number, untrimmedEnd: number): number {
  const link = text.slice(start, untrimmedEnd);
  let closing = count(link, ')') - count(link, '(');
  let end = untrimmedEnd;
  while (end > start) {
    const character = text[end - 1] ?? '';
    if (character === ')' && closing > 0) closing -= 1;
    else if (character === ';') {
      const [entity] = /&[a-z]+;$/iu.exec(text.slice(Math.max(start, end - MAX_ENTITY_LENGTH), end)) ?? [];
      end -= entity === undefined ? 0 : entity.length - 1;
    } else if (!`?!.,:*_~'"`.includes(character)) return end;
    end -= 1;
  }
  return end;
}

const MAX_ENTITY_LENGTH = 33;

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

const LOCAL_PART = /(?:(?:^|[^a-z\d])(mailto:|xmpp:))?[\w.+-]+$/iu;
const DOMAIN = /(?:[a-z\d_-]|\.(?=[a-z\d]))+/iuy;
/** Resource of an `xmpp:` address, after its domain; a second slash is not part of it. */
const RESOURCE = /\/(?:[a-z\d@]|\.(?=[a-z\d]))+/iuy;
/** Maximum length of an e-mail address on one side of its `@`. */
const MAX_EMAIL_PART_LENGTH = 254;

/** Range of an e-mail address in a text. */
export interface Email {
  /** Offset of the first character. */
  start: number;
  /** Offset after the last character. */
  end: number;
  /** Whether it begins with `mailto:` or `xmpp:`. */
  hasScheme: boolean;
}

/** Finds the e-mail address around an `@`. */
export function emailAt(text: string, at: number, from: number): Email | undefined {
  const begin = Math.max(from, at - MAX_EMAIL_PART_LENGTH);
  const before = text.slice(begin, at);
  const match = LOCAL_PART.exec(before);
  if (!match) return undefined;
  const scheme = match[1];
  const start = begin + (scheme === undefined ? match.index : before.lastIndexOf(scheme));
  const after = text.slice(0, at + MAX_EMAIL_PART_LENGTH);
  DOMAIN.lastIndex = at + 1;
  const [domain = ''] = DOMAIN.exec(after) ?? [];
  const end = at + 1 + domain.length;
  if (!domain.includes('.') || !/[a-z]$/iu.test(domain) || text[end] === '@') return undefined;
  RESOURCE.lastIndex = end;
  const [resource = ''] = (scheme?.toLowerCase() === 'xmpp:' && RESOURCE.exec(after)) || [];
  return { start, end: end + resource.length, hasScheme: scheme !== undefined };
}
