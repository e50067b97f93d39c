import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { familyOf, lettersOf } from './font-facts.ts';
import { toSfnt } from './sfnt.ts';

export interface CardFont {
  /** As the font calls itself. */
  family: string;
  data: Buffer;
  /** Where it lies unpacked, for the one who draws. */
  file: string;
  letters: ReadonlySet<number>;
}

/** The fonts of one language: those of the theme, and one for its script where they lack it. */
export interface CardFonts {
  title: readonly CardFont[];
  text: readonly CardFont[];
  /** Another font makes another picture. */
  hash: string;
}

export interface CardFontsOptions {
  /** The folder of the site: packages are looked for from there. */
  root: string;
  /** Where fonts are kept unpacked. */
  cache: string;
  /** Packages of Fontsource, by the code of the language that needs them. */
  packages: Readonly<Record<string, string>>;
}

const CUTS = ['', '-extended', '-vietnamese'];
const LATIN = new Set(['latin', 'latin-ext', 'vietnamese']);
/** As heavy as the titles of the theme. */
const WEIGHT = 600;

/** Opens fonts as languages ask for them, each once. `undefined` where those of the theme are not installed. */
export function createCardFonts({
  root,
  cache,
  packages,
}: CardFontsOptions): ((locale: string) => CardFonts) | undefined {
  const { resolve } = createRequire(join(root, 'package.json'));
  const find = (name: string): string | undefined => {
    try {
      return resolve(name);
    } catch {
      return undefined;
    }
  };
  if (find(themeFont('newsreader')) === undefined) return undefined;
  const opened = new Map<string, CardFont>();
  const open = (path: string): CardFont => {
    const known = opened.get(path);
    if (known) return known;
    const data = toSfnt(readFileSync(path));
    const file = join(cache, `${hashOf(data)}.ttf`);
    mkdirSync(cache, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, data);
    const font = { family: familyOf(data), data, file, letters: lettersOf(data) };
    opened.set(path, font);
    return font;
  };
  const ofTheme = (name: string): CardFont[] => CUTS.map((cut) => open(resolve(themeFont(name, cut))));

  const folderOf = (name: string): string => {
    const manifest = find(`${name}/package.json`);
    if (manifest === undefined) throw new Error(`The font ${name} is not installed. Run: npm install ${name}`);
    return dirname(manifest);
  };

  return (locale) => {
    const own = packages[locale];
    const script = own === undefined ? [] : filesOf(own, folderOf(own)).map(open);
    const fonts = { title: [...ofTheme('newsreader'), ...script], text: [...ofTheme('inter'), ...script] };
    return { ...fonts, hash: hashOf([...fonts.title, ...fonts.text].map(({ file }) => file).join()) };
  };
}

function themeFont(name: string, cut = ''): string {
  return `@recto/ui/fonts/still/${name}${cut}.woff`;
}

/** What a package has beside Latin, in one weight. */
function filesOf(name: string, folder: string): string[] {
  const { id, subsets, weights } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as {
    id: string;
    subsets: string[];
    weights: number[];
  };
  const [weight] = weights.toSorted((a, b) => Math.abs(a - WEIGHT) - Math.abs(b - WEIGHT));
  const files = subsets
    .filter((subset) => !LATIN.has(subset))
    .map((subset) => join(folder, 'files', `${id}-${subset}-${weight}-normal.woff`))
    .filter((file) => existsSync(file));
  if (files.length === 0) throw new Error(`The package ${name} has no font for another script than Latin.`);
  return files;
}

/** Letters of a text that none of the fonts has. */
export function missingLetters(text: string, fonts: readonly CardFont[]): string[] {
  // What is never drawn needs no drawing.
  const letters = new Set(text.replaceAll(/[\s\p{Cf}\p{Variation_Selector}]/gu, ''));
  return [...letters].filter((letter) => !fonts.some((font) => font.letters.has(letter.codePointAt(0) ?? 0)));
}

function hashOf(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}
