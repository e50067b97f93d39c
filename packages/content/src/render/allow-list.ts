import { runsCode } from '../parse/safe-address.ts';

/** What a site allows beside the list of the engine. Names that could run code are never allowed, whoever lists them. */
export interface AllowList {
  /** Attributes by element; those of `*` are allowed for all of them. */
  elements?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Origins of frames: `https://video.example`, `https://*.video.example`. */
  frames?: readonly string[] | undefined;
}

/** Elements that run code, load documents, change the page around them, or have content that is not HTML. */
const NEVER = new Set(
  (
    'applet base body embed fencedframe form frame frameset head html iframe link listing math meta noembed noframes ' +
    'noscript object param plaintext portal script selectedcontent slot style svg template textarea title xmp'
  ).split(' '),
);

const TAG = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u;
const ATTRIBUTE = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u;
/** Handlers, styles, documents in attributes, addresses that data is sent to, and what the engine decides about. */
const NEVER_ATTRIBUTE =
  /^(?:on.*|style|srcdoc|srcset|sandbox|allow|formaction|action|ping|background|is|slot|part|nonce|integrity|http-equiv|xmlns.*|xlink.*|popovertarget.*|command.*|interestfor|target|tabindex|data-recto.*)$/u;

/** Whether a site may allow the element. Names that begin with `recto-` are the engine's. */
export function mayAllowTag(tag: string): boolean {
  return tag === '*' || (TAG.test(tag) && !NEVER.has(tag) && !tag.startsWith('recto-'));
}

/** Whether a site may allow the attribute, for any element. */
export function mayAllowAttribute(name: string): boolean {
  return ATTRIBUTE.test(name) && !NEVER_ATTRIBUTE.test(name);
}

export function isListedTag(tag: string, { elements = {} }: AllowList): boolean {
  return tag !== '*' && Object.hasOwn(elements, tag) && mayAllowTag(tag);
}

export function isListedAttribute(tag: string, name: string, { elements = {} }: AllowList): boolean {
  const listed = [tag, '*'].some((key) => Object.hasOwn(elements, key) && elements[key]?.includes(name) === true);
  return listed && mayAllowAttribute(name);
}

/** Whatever an attribute of a site's own list is for, it is no address that runs code. */
export function isHarmless(value: string): boolean {
  return !runsCode(value);
}

/** Whether a document of this address may be shown in a frame. */
export function isAllowedFrame(address: string, { frames = [] }: AllowList): boolean {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || url.password !== '')
    return false;
  return frames.some((origin) => {
    const [, scheme = '', isAny, host = ''] = /^(https?:)\/\/(\*\.)?([\w.-]+(?::\d+)?)$/u.exec(origin) ?? [];
    if (scheme !== url.protocol || host === '') return false;
    const name = host.toLowerCase();
    return isAny === undefined ? url.host === name : url.host.endsWith(`.${name}`);
  });
}
