import { detectType } from './detect-type.ts';
import { typeOfName } from './media-types.ts';

/**
 * Headers of a file that somebody has uploaded. It is shown as what its content is, where its name says the same, and
 * otherwise only saved. Opened as a page of its own, it can run and load nothing.
 */
export function mediaHeaders(path: string, bytes: Uint8Array): Record<string, string> {
  const named = typeOfName(path);
  const type = named !== undefined && detectType(bytes)?.type === named ? named : 'application/octet-stream';
  const isShown = /^(?:image\/(?!svg)|video\/|audio\/)/u.test(type);
  return {
    'content-type': type,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    // A browser draws an attachment in a picture element all the same.
    ...(!isShown && { 'content-disposition': 'attachment' }),
  };
}
