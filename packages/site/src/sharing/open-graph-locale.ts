/** Open Graph has a country in every language: the most likely one, where a site names none. */
export function openGraphLocale(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return region === undefined ? undefined : `${language}_${region}`;
  } catch {
    return undefined;
  }
}
