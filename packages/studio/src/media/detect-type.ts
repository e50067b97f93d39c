import { endOfGif, endOfJpeg, endOfPng, endOfRiff } from './picture-ends.ts';
import type { MediaType } from './media-types.ts';

/** The type of a file by its content, and its bytes without data after the end of a picture. */
export interface DetectedMedia {
  /** The detected type. */
  type: MediaType;
  /** The bytes up to the end of a picture. */
  bytes: Uint8Array;
}

/**
 * Detects the type of a file by its content; returns `undefined` if the type may not be uploaded. The first bytes are
 * not sufficient: a picture must be complete. Data after its end is removed, because a file can be both a picture and
 * an archive.
 */
export function detectType(bytes: Uint8Array): DetectedMedia | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [type, endOf] of PICTURES) {
    const end = endOf(buffer);
    if (end !== undefined) return { type, bytes: bytes.subarray(0, end) };
  }
  const type = OTHERS.find(([, matches]) => matches(buffer))?.[0];
  return type && { type, bytes };
}

const PICTURES: readonly (readonly [MediaType, (bytes: Buffer) => number | undefined])[] = [
  ['image/png', endOfPng],
  ['image/jpeg', endOfJpeg],
  ['image/gif', endOfGif],
  ['image/webp', (bytes) => endOfRiff(bytes, ['WEBPVP8 ', 'WEBPVP8L', 'WEBPVP8X'])],
];

const MP4_BRANDS = /^(?:isom|iso\d|mp4[12]|M4V |avc1|dash|MSNV)$/u;

const OTHERS: readonly (readonly [MediaType, (bytes: Buffer) => boolean])[] = [
  ['image/avif', (bytes) => hasBoxes(bytes, (brands) => brands.some((brand) => /^avi[fs]$/u.test(brand)), ['meta'])],
  ['audio/mp4', (bytes) => hasBoxes(bytes, ([major = '']) => /^M4[AB] $/u.test(major), ['moov'])],
  ['video/mp4', (bytes) => hasBoxes(bytes, ([major = '']) => MP4_BRANDS.test(major), ['moov', 'moof'])],
  ['video/webm', isWebm],
  ['audio/ogg', isOggAudio],
  ['audio/wav', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WAVE'],
  ['application/pdf', isPdf],
  ['audio/mpeg', isMp3],
  // Any text: `sanitizeSvg` checks its content.
  ['image/svg+xml', isSvgText],
];

function textAt(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

/** MP4 and related formats consist of boxes with a length and a name. The first box lists brands. */
function hasBoxes(bytes: Buffer, isOfKind: (brands: readonly string[]) => boolean, needed: readonly string[]): boolean {
  if (bytes.length < 16 || textAt(bytes, 4, 8) !== 'ftyp') return false;
  const length = bytes.readUInt32BE(0);
  if (length < 16 || length > bytes.length) return false;
  const [major = '', , ...compatible] = textAt(bytes, 8, length).match(/[\s\S]{4}/gu) ?? [];
  if (!isOfKind([major, ...compatible])) return false;
  const names: string[] = [];
  let position = 0;
  while (position + 8 <= bytes.length) {
    names.push(textAt(bytes, position + 4, position + 8));
    const size = bytes.readUInt32BE(position);
    // The last box may extend to the end of the file.
    if (size === 0) return needed.some((name) => names.includes(name));
    const isLong = size === 1 && position + 16 <= bytes.length;
    const boxSize = isLong ? Number(bytes.readBigUInt64BE(position + 8)) : size;
    if (boxSize < 8) return false;
    position += boxSize;
  }
  return position === bytes.length && needed.some((name) => names.includes(name));
}

/** Whether the EBML header contains "webm", which distinguishes it from Matroska. */
function isWebm(bytes: Buffer): boolean {
  if (bytes.length < 32 || bytes.readUInt32BE(0) !== 0x1a_45_df_a3) return false;
  const header = bytes.subarray(4, 64);
  const at = header.indexOf(Buffer.from([0x42, 0x82]));
  return at !== -1 && textAt(header, at + 3, at + 7) === 'webm';
}

/** First bytes of the first page of an audio file. */
const OGG_CODECS = ['\u0001vorbis', 'OpusHead', '\u007FFLAC', 'Speex   '];

function isOggAudio(bytes: Buffer): boolean {
  if (textAt(bytes, 0, 4) !== 'OggS' || bytes[4] !== 0) return false;
  const start = 27 + (bytes[26] ?? 0);
  const codec = textAt(bytes, start, start + 8);
  return OGG_CODECS.some((name) => codec.startsWith(name));
}

function isPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/u.test(textAt(bytes, 0, 8)) && textAt(bytes, bytes.length - 1024, bytes.length).includes('%%EOF')
  );
}

/**
 * Checks for two frames of MPEG audio, layer III, after an optional tag: the first bytes of one frame also occur in
 * other files.
 */
function isMp3(bytes: Buffer): boolean {
  let position = 0;
  if (textAt(bytes, 0, 3) === 'ID3' && bytes.length > 10) {
    const size = [6, 7, 8, 9].reduce((sum, index) => (sum << 7) | ((bytes[index] ?? 0) & 0x7f), 0);
    position = 10 + size;
  }
  while (position < bytes.length && bytes[position] === 0) position += 1;
  const first = frameLength(bytes, position);
  if (first === undefined) return false;
  return position + first >= bytes.length || frameLength(bytes, position + first) !== undefined;
}

const BITRATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = [44_100, 48_000, 32_000];

function frameLength(bytes: Buffer, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || (kind & 0x06) !== 0x02) return undefined;
  const version = (kind >> 3) & 3;
  const bitrate = BITRATES[version === 3 ? 1 : 2][rates >> 4];
  const rate = RATES[(rates >> 2) & 3];
  if (version === 1 || !bitrate || rate === undefined) return undefined;
  const divisor = { 0: 4, 2: 2, 3: 1 }[version as 0 | 2 | 3];
  const samples = version === 3 ? 144 : 72;
  return Math.floor((samples * bitrate * 1000) / (rate / divisor)) + ((rates >> 1) & 1);
}

/** A declaration, comments and a document type may precede the first element. */
const SVG_START =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>/]/iu;

/** Whether the bytes are UTF-8 text whose first element is `svg`. */
function isSvgText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  const beginning = bytes.toString('utf8', 0, 10_000).replace(/^\uFEFF/u, '');
  return SVG_START.test(beginning);
}
