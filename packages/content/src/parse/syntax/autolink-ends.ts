/** Longest link without brackets, in characters. Without a limit, the search for its end could read the whole text. */
const LONGEST = 4096;

/** The name of a host: no space and no punctuation but these, in any script. */
const HOST = /[^\s\p{P}\p{S}](?:[^\s\p{P}\p{S}]|[._-])*/uy;
const TO_SPACE = /[^\s<]*/uy;

/** The run of characters that was read last: many links may be in one, and each would read it to its end. */
let run = { text: '', start: 0, end: 0 };

/** Where the next space or tag begins. */
function spaceAfter(text: string, start: number): number {
  if (text === run.text && start >= run.start && start < run.end) return run.end;
  TO_SPACE.lastIndex = start;
  run = { text, start, end: start + (TO_SPACE.exec(text)?.[0].length ?? 0) };
  return run.end;
}

interface LinkOptions {
  /** Where the name of the host begins. */
  domain: number;
  max: number;
  /** A host without a dot will do. */
  isShort: boolean;
}

/** Where a link that begins at an offset ends, as GFM says; `undefined` where there is none. */
export function linkEnd(text: string, start: number, { domain, max, isShort }: LinkOptions): number | undefined {
  const end = Math.min(max, spaceAfter(text, start));
  if (end - start > LONGEST) return undefined;
  HOST.lastIndex = domain;
  const [host] = HOST.exec(text.slice(0, end)) ?? [];
  if (host === undefined || !isHost(host, isShort)) return undefined;
  const trimmed = trimEnd(text, start, end);
  return trimmed > domain ? trimmed : undefined;
}

function isHost(host: string, isShort: boolean): boolean {
  const parts = host.split('.');
  return (isShort || parts.length > 1) && !parts.slice(-2).some((part) => part.includes('_'));
}

/** Without the signs of the sentence around it, brackets that it did not open, and a name of a character at its end. */
function trimEnd(text: string, start: number, from: number): number {
  const link = text.slice(start, from);
  let closing = count(link, ')') - count(link, '(');
  let end = from;
  while (end > start) {
    const sign = text[end - 1] ?? '';
    if (sign === ')' && closing > 0) closing -= 1;
    else if (sign === ';') {
      const [entity] = /&[a-z]+;$/iu.exec(text.slice(Math.max(start, end - LONGEST_ENTITY), end)) ?? [];
      end -= entity === undefined ? 0 : entity.length - 1;
    } else if (!`?!.,:*_~'"`.includes(sign)) return end;
    end -= 1;
  }
  return end;
}

const LONGEST_ENTITY = 33;

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

const LOCAL_PART = /(?:(?:^|[^a-z\d])(mailto:|xmpp:))?[\w.+-]+$/iu;
const DOMAIN = /(?:[a-z\d_-]|\.(?=[a-z\d]))+/iuy;
const DOMAIN_OF_XMPP = /(?:[a-z\d_/-]|\.(?=[a-z\d]))+/iuy;
/** Longest part of an address on one side of its `@`. */
const LONGEST_PART = 254;

export interface Email {
  start: number;
  end: number;
  /** It begins with `mailto:` or `xmpp:`. */
  hasScheme: boolean;
}

/** The address of e-mail around an `@`. */
export function emailAt(text: string, at: number, from: number): Email | undefined {
  const begin = Math.max(from, at - LONGEST_PART);
  const before = text.slice(begin, at);
  const match = LOCAL_PART.exec(before);
  if (!match) return undefined;
  const scheme = match[1];
  const start = begin + (scheme === undefined ? match.index : before.lastIndexOf(scheme));
  const pattern = scheme?.toLowerCase() === 'xmpp:' ? DOMAIN_OF_XMPP : DOMAIN;
  pattern.lastIndex = at + 1;
  const [domain = ''] = pattern.exec(text.slice(0, at + LONGEST_PART)) ?? [];
  const end = at + 1 + domain.length;
  if (!domain.includes('.') || !/[a-z]$/iu.test(domain) || text[end] === '@') return undefined;
  return { start, end, hasScheme: scheme !== undefined };
}
