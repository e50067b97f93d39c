/** One picture in the container that browsers read since before they read any other: a header, and the PNG as it is. */
export function buildIconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Kind 1 is an icon; one picture in it.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
