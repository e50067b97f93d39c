const PROFILES = {
  discord: { label: 'Discord', icon: 'simple-icons:discord' },
  bluesky: { label: 'Bluesky', icon: 'simple-icons:bluesky' },
  x: { label: 'X', icon: 'simple-icons:x' },
};

/** Adds labels and icons to the links to the site's social profiles. */
export function profileLinks(
  socials: readonly { name: keyof typeof PROFILES; to: string }[],
): { label: string; icon: string; to: string }[] {
  return socials.map(({ name, to }) => ({ ...PROFILES[name], to }));
}
