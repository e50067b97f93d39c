import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { nearestFaces } from '../../theme/fonts/font-face.ts';
import { isBuiltIn, isFontPackage } from '../../theme/fonts/font-source.ts';
import { openFiles } from '../../theme/fonts/open-files.ts';
import { openPackage } from '../../theme/fonts/open-package.ts';

/** A font file that a site has installed, before it is made ready for drawing. */
export interface FontSource {
  file: string;
  /** Changes with the font. */
  id: string;
  /** Where the file has a range of weights: the one that is drawn. */
  weight?: number;
}

/** Fonts of one language, in the order in which they are tried. */
export interface FontSources {
  title: readonly FontSource[];
  text: readonly FontSource[];
}

export interface FontSourcesOptions {
  /** The folder of the site: packages are looked for from there. */
  root: string;
  /** Typefaces of titles and of text, as the theme names them. */
  heading: string | readonly string[];
  body: string | readonly string[];
  /** Packages of Fontsource, by the code of the language that needs them. */
  packages: Readonly<Record<string, string>>;
  locales: readonly { code: string }[];
}

const CUTS = ['', '-extended', '-vietnamese'];
const LATIN = new Set(['latin', 'latin-ext', 'vietnamese']);
/** As heavy as titles and text of the theme. */
const WEIGHTS = { heading: 600, body: 450 };

type Find = (name: string) => string | undefined;

/**
 * The font files of each language: those of the site, those of the theme for letters that they lack, and one for its
 * script. `undefined` where the fonts of the theme are not installed.
 */
export async function findFontSources(options: FontSourcesOptions): Promise<Record<string, FontSources> | undefined> {
  const { root, heading, body, packages, locales } = options;
  const { resolve } = createRequire(join(root, 'package.json'));
  const find: Find = (name) => {
    try {
      return resolve(name);
    } catch {
      return undefined;
    }
  };
  const [serif, sans] = [stillCuts('newsreader', find), stillCuts('inter', find)];
  if (!serif || !sans) return undefined;
  const ofRole = { newsreader: { heading: serif }, inter: { body: sans } };

  const typeface = async (role: 'heading' | 'body', source: string | readonly string[]): Promise<FontSource[]> => {
    const [name = ''] = [source].flat();
    const weight = WEIGHTS[role];
    if (isBuiltIn(name)) {
      // Which fonts a system has nobody knows; Inter looks like most of them.
      const family = name === 'Newsreader' ? 'newsreader' : 'inter';
      const still: Partial<Record<string, FontSource[]>> = ofRole[family];
      return still[role] ?? CUTS.flatMap((cut) => sourceOf(find(`@recto/ui/fonts/${family}${cut}.woff2`), weight));
    }
    const option = `theme.fonts.${role}`;
    const { faces } = isFontPackage(name)
      ? openPackage(name, { root, option, weights: [weight], hasItalics: false })
      : await openFiles([source].flat(), { root, option });
    return nearestFaces(faces, weight).flatMap(({ file, weights: [from, to] }) =>
      sourceOf(file, to === undefined ? undefined : Math.min(Math.max(weight, from), to)),
    );
  };

  const title = withoutRepeats([...(await typeface('heading', heading)), ...serif]);
  const text = withoutRepeats([...(await typeface('body', body)), ...sans]);
  const entries = locales.map(({ code }) => {
    const script = packages[code] === undefined ? [] : scriptFonts(packages[code], find);
    return [code, { title: [...title, ...script], text: [...text, ...script] }] as const;
  });
  return Object.fromEntries(entries);
}

/** Cuts of the theme's fonts in one weight. */
function stillCuts(name: string, find: Find): FontSource[] | undefined {
  const files = CUTS.map((cut) => find(`@recto/ui/fonts/still/${name}${cut}.woff`));
  return files.includes(undefined) ? undefined : files.flatMap((file) => sourceOf(file));
}

function sourceOf(file: string | undefined, weight?: number): FontSource[] {
  if (file === undefined) return [];
  return [{ file, id: hash('sha256', readFileSync(file)), ...(weight !== undefined && { weight }) }];
}

/** What a package of Fontsource has beside Latin, in one weight. */
function scriptFonts(name: string, find: Find): FontSource[] {
  const manifest = find(`${name}/package.json`);
  if (manifest === undefined) throw new Error(`The font ${name} is not installed. Run: npm install ${name}`);
  const folder = dirname(manifest);
  const { id, subsets, weights } = readJson(join(folder, 'metadata.json')) as {
    id: string;
    subsets: string[];
    weights: number[];
  };
  const { version } = readJson(manifest) as { version: string };
  const [weight] = weights.toSorted((a, b) => Math.abs(a - WEIGHTS.heading) - Math.abs(b - WEIGHTS.heading));
  const files = subsets
    .filter((subset) => !LATIN.has(subset))
    .map((subset) => join(folder, 'files', `${id}-${subset}-${weight}-normal.woff`))
    .filter((file) => existsSync(file));
  if (files.length === 0) throw new Error(`The package ${name} has no font for another script than Latin.`);
  // Files of several megabytes are told apart by their version, without reading them.
  return files.map((file) => ({ file, id: `${name} ${version} ${basename(file)}` }));
}

function withoutRepeats(sources: readonly FontSource[]): FontSource[] {
  return [...new Map(sources.map((source) => [`${source.id} ${source.weight}`, source])).values()];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
