import { detectType } from './detect-type.ts';
import { typeOfName } from './media-types.ts';

/**
 * Returns the headers of an uploaded file. It is displayed only if its content matches its extension, and downloaded
 * otherwise. Opened as a page, it cannot run or load anything.
 */
export function mediaHeaders(path: string, bytes: Uint8Array): Record<string, string> {
  const expectedType = typeOfName(path);
  const type =
    expectedType !== undefined && detectType(bytes)?.type === expectedType ? expectedType : 'application/octet-stream';
  const isShown = /^(?:image\/(?!svg)|video\/|audio\/)/u.test(type);
  return {
    'content-type': type,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    // Browsers still render an attachment in an `img` element.
    ...(!isShown && { 'content-disposition': 'attachment' }),
  };
}
