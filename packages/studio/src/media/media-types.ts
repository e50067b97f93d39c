/** Types that may be uploaded, with their file extensions, default extension first. */
export const MEDIA_TYPES = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/svg+xml': ['svg'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3'],
  'audio/ogg': ['ogg', 'oga'],
  'audio/wav': ['wav'],
  'audio/mp4': ['m4a'],
  'application/pdf': ['pdf'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A type that may be uploaded. */
export type MediaType = keyof typeof MEDIA_TYPES;

/** Returns the type of files with an extension. */
export function typeOfName(name: string): MediaType | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const entry = Object.entries(MEDIA_TYPES).find(([, endings]) => (endings as readonly string[]).includes(extension));
  return entry?.[0] as MediaType | undefined;
}
