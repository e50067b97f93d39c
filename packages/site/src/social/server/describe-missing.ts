/** Enough letters to tell a script by. */
const SAMPLE = 8;

/** Says what to do about letters that no font has. */
export function describeMissing(locale: string, letters: readonly string[]): string {
  return (
    `No font for ${letters.slice(0, SAMPLE).join(' ')} in pictures for shared links (${locale}): ` +
    'pages with such letters show the picture of the site. Install a package of Fontsource that has them and name it: ' +
    `socialPictures: { fonts: { ${locale}: '@fontsource/…' } }.`
  );
}
