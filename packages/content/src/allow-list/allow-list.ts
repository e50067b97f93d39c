import { runsCode } from './safe-url.ts';

/**
 * Elements, attributes and frames that a site allows in addition to the built-in allow-list. Elements and attributes
 * that could run code are never allowed.
 */
export interface AllowList {
  /** Allowed attributes by element; those of `*` are allowed for all elements. */
  elements?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Allowed origins of frames: `https://video.example`, `https://*.video.example`. */
  frames?: readonly string[] | undefined;
}

/** Elements that run code, load documents, change the page around them, or have content that is not HTML. */
const FORBIDDEN_TAGS = new Set(
  (
    'applet base body embed fencedframe form frame frameset head html iframe link listing math meta noembed noframes ' +
    'noscript object param plaintext portal script selectedcontent slot style svg template textarea title xmp'
  ).split(' '),
);

const TAG = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u;
const ATTRIBUTE = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u;
/** Event handlers, styles, inline documents, URLs that data is sent to, and attributes that the engine sets. */
const FORBIDDEN_ATTRIBUTE =
  /^(?:on.*|style|srcdoc|srcset|sandbox|allow|formaction|action|ping|background|is|slot|part|nonce|integrity|http-equiv|xmlns.*|xlink.*|popovertarget.*|command.*|interestfor|target|tabindex|data-recto.*)$/u;

/** Returns whether a site may allow the element. Names that begin with `recto-` are reserved for the engine. */
export function mayAllowTag(tag: string): boolean {
  return tag === '*' || (TAG.test(tag) && !FORBIDDEN_TAGS.has(tag) && !tag.startsWith('recto-'));
}

/** Returns whether a site may allow the attribute. */
export function mayAllowAttribute(name: string): boolean {
  return ATTRIBUTE.test(name) && !FORBIDDEN_ATTRIBUTE.test(name);
}

/** Returns whether the allow-list of the site contains the element. */
export function isListedTag(tag: string, { elements = {} }: AllowList): boolean {
  return tag !== '*' && Object.hasOwn(elements, tag) && mayAllowTag(tag);
}

/** Returns whether the allow-list of the site contains the attribute for this element or for all elements. */
export function isListedAttribute(tag: string, name: string, { elements = {} }: AllowList): boolean {
  const listed = [tag, '*'].some((key) => Object.hasOwn(elements, key) && elements[key]?.includes(name) === true);
  return listed && mayAllowAttribute(name);
}

/** Returns whether a value of an attribute on the site's allow-list is safe: it must not be a URL that runs code. */
export function isHarmless(value: string): boolean {
  return !runsCode(value);
}

/** Returns whether a document with this URL may be shown in a frame. */
export function isAllowedFrame(source: string, { frames = [] }: AllowList): boolean {
  const url = URL.parse(source);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || url.password !== '')
    return false;
  return frames.some((origin) => {
    const [, scheme = '', wildcard, host = ''] = /^(https?:)\/\/(\*\.)?([\w.-]+(?::\d+)?)$/u.exec(origin) ?? [];
    if (scheme !== url.protocol || host === '') return false;
    const name = host.toLowerCase();
    return wildcard === undefined ? url.host === name : url.host.endsWith(`.${name}`);
  });
}
