import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { nearestFaces } from '../../theme/fonts/font-face.ts';
import { isBuiltIn, isFontPackage } from '../../theme/fonts/font-source.ts';
import { openFontFiles } from '../../theme/fonts/open-font-files.ts';
import { openPackage } from '../../theme/fonts/open-package.ts';

/** A font file that a site has installed, before it is prepared for rendering. */
export interface FontSource {
  file: string;
  /** Changes when the font changes. */
  id: string;
  /** The weight to render, if the file has a range of weights. */
  weight?: number;
}

/** Fonts of one locale, in the order in which they are tried. */
export interface FontSources {
  title: readonly FontSource[];
  text: readonly FontSource[];
}

/** Options of `findFontSources`. */
export interface FontSourcesOptions {
  /** Folder of the site, from which packages are resolved. */
  root: string;
  /** Typeface of titles, as in the theme. */
  heading: string | readonly string[];
  /** Typeface of text, as in the theme. */
  body: string | readonly string[];
  /** Fontsource packages, by the locale that needs them. */
  packages: Readonly<Record<string, string>>;
  locales: readonly { code: string }[];
}

const SUBSETS = ['', '-extended', '-vietnamese'];
const LATIN = new Set(['latin', 'latin-ext', 'vietnamese']);
/** The weights of titles and text in the theme. */
const WEIGHTS = { heading: 600, body: 450 };

type Find = (name: string) => string | undefined;

/**
 * Finds the font files of each locale: those of the site, those of the theme for missing characters, and one for its
 * script. Returns `undefined` if the fonts of the theme are not installed.
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
  const [serif, sans] = [staticFonts('newsreader', find), staticFonts('inter', find)];
  if (!serif || !sans) return undefined;
  const staticFontsByFamily = { newsreader: { heading: serif }, inter: { body: sans } };

  const typeface = async (role: 'heading' | 'body', source: string | readonly string[]): Promise<FontSource[]> => {
    const [name = ''] = [source].flat();
    const weight = WEIGHTS[role];
    if (isBuiltIn(name)) {
      // The fonts of visitors' systems are unknown; Inter is similar to most of them.
      const family = name === 'Newsreader' ? 'newsreader' : 'inter';
      const fonts: Partial<Record<string, FontSource[]>> = staticFontsByFamily[family];
      return (
        fonts[role] ?? SUBSETS.flatMap((subset) => sourceOf(find(`@recto/ui/fonts/${family}${subset}.woff2`), weight))
      );
    }
    const option = `theme.fonts.${role}`;
    const { faces } = isFontPackage(name)
      ? openPackage(name, { root, option, weights: [weight], hasItalics: false })
      : await openFontFiles([source].flat(), { root, option });
    return nearestFaces(faces, weight).flatMap(({ file, weights: [from, to] }) =>
      sourceOf(file, to === undefined ? undefined : Math.min(Math.max(weight, from), to)),
    );
  };

  const title = unique([...(await typeface('heading', heading)), ...serif]);
  const text = unique([...(await typeface('body', body)), ...sans]);
  const entries = locales.map(({ code }) => {
    const script = packages[code] === undefined ? [] : scriptFonts(packages[code], find);
    return [code, { title: [...title, ...script], text: [...text, ...script] }] as const;
  });
  return Object.fromEntries(entries);
}

/** Finds the theme's font files with a fixed weight. */
function staticFonts(name: string, find: Find): FontSource[] | undefined {
  const files = SUBSETS.map((subset) => find(`@recto/ui/fonts/static/${name}${subset}.woff`));
  return files.includes(undefined) ? undefined : files.flatMap((file) => sourceOf(file));
}

function sourceOf(file: string | undefined, weight?: number): FontSource[] {
  if (file === undefined) return [];
  return [{ file, id: hash('sha256', readFileSync(file)), ...(weight !== undefined && { weight }) }];
}

/** Finds the font files of a Fontsource package for scripts other than Latin, in one weight. */
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
  if (files.length === 0) throw new Error(`The package ${name} has fonts for Latin script only.`);
  // Files of several megabytes are identified by their version, without reading them.
  return files.map((file) => ({ file, id: `${name} ${version} ${basename(file)}` }));
}

function unique(sources: readonly FontSource[]): FontSource[] {
  return [...new Map(sources.map((source) => [`${source.id} ${source.weight}`, source])).values()];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
