/** Types that browsers can encode, so that an image keeps its type. Lossy types have a quality. */
const TYPES: Readonly<Record<string, { hasQuality: boolean }>> = {
  'image/png': { hasQuality: false },
  'image/jpeg': { hasQuality: true },
  'image/webp': { hasQuality: true },
};

/** Whether images of a type can be cropped. */
export function canCrop(type: string): boolean {
  return Object.hasOwn(TYPES, type);
}

/** Whether a type has a quality setting. */
export function hasQuality(type: string): boolean {
  return canCrop(type) && TYPES[type]?.hasQuality === true;
}
