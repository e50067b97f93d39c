/** A path without its language, `''` for the language's first page; nothing where it names none of several. */
export function localPathOf(path: string, locales: readonly string[]): string | undefined {
  const locale =
    locales.length > 1 ? locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) : undefined;
  return locale === undefined ? undefined : path.slice(locale.length + 1);
}
