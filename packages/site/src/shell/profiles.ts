const PROFILES = {
  discord: { label: 'Discord', icon: 'simple-icons:discord' },
  bluesky: { label: 'Bluesky', icon: 'simple-icons:bluesky' },
  x: { label: 'X', icon: 'simple-icons:x' },
};

/** The site's profiles elsewhere, with their names and marks. */
export function profileLinks(
  socials: readonly { name: keyof typeof PROFILES; to: string }[],
): { label: string; icon: string; to: string }[] {
  return socials.map(({ name, to }) => ({ ...PROFILES[name], to }));
}
