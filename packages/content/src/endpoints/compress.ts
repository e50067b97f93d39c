import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content encoding of HTTP. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Brotli levels by size: high up to 1 MB (a thousand pages without bodies take half a second per version), lower above
 * it, since bodies would take half a minute.
 */
const BROTLI_QUALITY = { small: 10, large: 6 };
const SMALL_BYTES = 1_000_000;

/** Returns the best encoding that a request accepts. */
export function acceptedEncoding(request: Request): Encoding {
  const accepted = new Map(
    (request.headers.get('accept-encoding') ?? '').split(',').map((entry): [string, number] => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice('q='.length))];
    }),
  );
  const takes = (name: string): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes) ?? 'identity';
}

/** Compresses a text. */
export async function compress(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  const packed = await PACK[encoding](bytes);
  return new Uint8Array(packed);
}

const PACK: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => {
    const quality = BROTLI_QUALITY[bytes.byteLength <= SMALL_BYTES ? 'small' : 'large'];
    return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  },
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};
