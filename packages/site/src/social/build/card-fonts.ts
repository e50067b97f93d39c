import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openFont, unpackFont } from '../../theme/fonts/open-font.ts';

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
}: CardFontsOptions): ((locale: string) => Promise<CardFonts>) | undefined {
  const { resolve } = createRequire(join(root, 'package.json'));
  const find = (name: string): string | undefined => {
    try {
      return resolve(name);
    } catch {
      return undefined;
    }
  };
  if (find(themeFont('newsreader')) === undefined) return undefined;
  const open = async (path: string): Promise<CardFont> => {
    const data = await unpackFont(readFileSync(path));
    const file = join(cache, `${hashOf(data)}.ttf`);
    mkdirSync(cache, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, data);
    const { family, characters } = await openFont(data);
    return { family, data, file, letters: new Set(characters) };
  };
  const opened = new Map<string, Promise<CardFont>>();
  const openAll = async (paths: readonly string[]): Promise<CardFont[]> =>
    await Promise.all(paths.map(async (path) => await keep(opened, path, open)));
  const ofTheme = async (name: string): Promise<CardFont[]> =>
    await openAll(CUTS.map((cut) => resolve(themeFont(name, cut))));

  const folderOf = (name: string): string => {
    const manifest = find(`${name}/package.json`);
    if (manifest === undefined) throw new Error(`The font ${name} is not installed. Run: npm install ${name}`);
    return dirname(manifest);
  };

  const load = async (locale: string): Promise<CardFonts> => {
    const own = packages[locale];
    const script = own === undefined ? [] : await openAll(filesOf(own, folderOf(own)));
    const title = [...(await ofTheme('newsreader')), ...script];
    const text = [...(await ofTheme('inter')), ...script];
    return { title, text, hash: hashOf([...title, ...text].map(({ file }) => file).join()) };
  };
  const loaded = new Map<string, Promise<CardFonts>>();
  return async (locale) => await keep(loaded, locale, load);
}

/** What was made for a key before, or makes it. */
async function keep<T>(kept: Map<string, Promise<T>>, key: string, make: (key: string) => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? make(key);
  kept.set(key, known);
  return await known;
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
