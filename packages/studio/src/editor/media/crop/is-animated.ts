/** Animation flag in the first chunk of an extended WebP file. */
const ANIMATION_FLAG = 0b10;

/** Whether a PNG or WebP file is animated: a canvas would only keep the first frame. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (textAt(bytes, 1, 3) === 'PNG') return hasAnimationChunk(bytes);
  const isExtended = textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 8) === 'WEBPVP8X';
  return isExtended && ((bytes[20] ?? 0) & ANIMATION_FLAG) !== 0;
}

/** The `acTL` chunk comes before the pixel data. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let position = 8; position + 8 <= bytes.length; position += 12 + view.getUint32(position)) {
    const name = textAt(bytes, position + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCodePoint(...bytes.subarray(start, start + length));
}
