/** Types that browsers can write, so that a picture keeps its type. Quality is that of lossy ones. */
const TYPES: Readonly<Record<string, { hasQuality: boolean }>> = {
  'image/png': { hasQuality: false },
  'image/jpeg': { hasQuality: true },
  'image/webp': { hasQuality: true },
};

export function canCrop(type: string): boolean {
  return Object.hasOwn(TYPES, type);
}

export function hasQuality(type: string): boolean {
  return canCrop(type) && TYPES[type]?.hasQuality === true;
}
