import { createRequire } from 'node:module';
import { extname, relative } from 'node:path';
import type { FontFace, Typeface } from './font-face.ts';
import { nearestFaces } from './font-face.ts';
import { isBuiltIn, isFontPackage } from './font-source.ts';
import { openFontFiles } from './open-font-files.ts';
import { openPackage } from './open-package.ts';
import { LATIN_RANGE, extendedFamily, quote, renderFace, renderFallbacks } from './render-faces.ts';

type FontRole = 'heading' | 'body' | 'mono';

/** Typefaces by role, as in the configuration. */
export type FontsConfig = Readonly<Record<FontRole, string | readonly string[]>>;

/** What style sheet and pages need of the fonts of a site. */
export interface ThemeFonts {
  /** Style sheets of the built-in typefaces. */
  imports: string[];
  /** CSS with the faces of the site's own fonts, and the variables that reference them. */
  css: string;
  /** Font files to preload for the first viewport, by locale code. */
  preloads: Record<string, string[]>;
}

/** Options of `resolveFonts`. */
export interface ResolveFontsOptions {
  /** Folder of the site. */
  root: string;
  /** Folder of the style sheet, to which its URLs are relative. */
  folder: string;
  /** Locales of the site. Their names determine which files are preloaded. */
  locales: readonly { code: string; name: string }[];
}

/** The font of one role, resolved. */
interface RoleFont {
  /** Families in the order in which a browser tries them; none for system fonts. */
  names: readonly string[];
  category: Typeface['category'];
  css: readonly string[];
  imports: readonly string[];
  /** The files of the weight in the first viewport. */
  first: readonly Pick<FontFace, 'file' | 'has'>[];
}

/** The main weight of each role, all its weights, and whether it has italics. */
const ROLES = {
  heading: { weight: 600, weights: [600], hasItalics: false },
  body: { weight: 400, weights: [400, 500, 600, 700], hasItalics: true },
  mono: { weight: 400, weights: [400, 600], hasItalics: true },
} as const satisfies Record<FontRole, object>;

const BOLD = 600;

const { resolve } = createRequire(import.meta.url);

/** Families of the two typefaces of the theme, with the system fonts that are adjusted to their metrics. */
const THEME_FONTS = {
  Newsreader: {
    names: ['Newsreader', 'Newsreader Extended', 'Newsreader Times', 'Newsreader Noto'],
    category: 'serif',
  },
  Inter: { names: ['Inter', 'Inter Extended', 'Inter Arial', 'Inter Roboto', 'Inter Noto'], category: 'sans-serif' },
} as const;

/** Last character of the first file of each of them. */
const LAST_LATIN_1 = 0xff;

const SANS = "'Noto Sans Arabic', ui-sans-serif, system-ui, 'Segoe UI', 'Noto Sans', sans-serif";
const SERIF = "'Noto Naskh Arabic', 'Sakkal Majalla', 'Geeza Pro', 'Noto Serif', ui-serif, Georgia, serif";
const MONO = "ui-monospace, 'SF Mono', 'Cascadia Code', 'Noto Sans Mono', 'DejaVu Sans Mono', monospace";

/** Loads the fonts of a site, and renders what its style sheet and pages need. */
export async function resolveFonts(config: FontsConfig, options: ResolveFontsOptions): Promise<ThemeFonts> {
  const body = await openRole('body', config.body, options);
  const isSame = String(config.heading) === String(config.body);
  const heading = isSame ? body : await openRole('heading', config.heading, options);
  const mono = await openRole('mono', config.mono, options);
  const all = [...new Set([heading, body, mono])];
  return {
    imports: [...new Set(all.flatMap(({ imports }) => imports))],
    css: [...new Set(all.flatMap(({ css }) => css)), ...variablesOf({ heading, body, mono }, config)].join('\n'),
    preloads: Object.fromEntries(
      options.locales.map(({ code, name }) => {
        const files = [heading, body].flatMap(({ first }) => filesFor(name, first));
        return [code, [...new Set(files)].filter((file) => extname(file) === '.woff2')];
      }),
    ),
  };
}

async function openRole(
  role: FontRole,
  source: FontsConfig[FontRole],
  options: ResolveFontsOptions,
): Promise<RoleFont> {
  const name = typeof source === 'string' ? source : (source[0] ?? '');
  if (isBuiltIn(name)) return builtIn(name);
  const option = `theme.fonts.${role}`;
  const { root } = options;
  const typeface = isFontPackage(name)
    ? openPackage(name, { ...ROLES[role], root, option })
    : await openFontFiles([source].flat(), { root, option });
  return await writeTypeface(typeface, role, options);
}

function builtIn(name: 'Newsreader' | 'Inter' | 'system'): RoleFont {
  if (name === 'system') return { names: [], category: 'sans-serif', css: [], imports: [], first: [] };
  const file = resolve(`@recto/ui/fonts/${name.toLowerCase()}.woff2`);
  return {
    ...THEME_FONTS[name],
    css: [],
    imports: [resolve(`@recto/ui/fonts/${name.toLowerCase()}.css`)],
    first: [{ file, has: (character) => character <= LAST_LATIN_1 }],
  };
}

async function writeTypeface(
  { family, category, faces, measure }: Typeface,
  role: FontRole,
  { folder }: ResolveFontsOptions,
): Promise<RoleFont> {
  const { weight } = ROLES[role];
  const metrics = await measure(weight);
  const fallbacks =
    metrics && renderFallbacks({ family, category, metrics, isBold: weight >= BOLD, range: rangeOf(faces) });
  const latin = faces.filter(hasLatin);
  const [main, extended] = latin.length === 0 ? [faces, []] : [latin, faces.filter((face) => !hasLatin(face))];
  return {
    names: [family, ...(extended.length > 0 ? [extendedFamily(family)] : []), ...(fallbacks?.names ?? [])],
    category,
    css: [
      ...main.map((face) => writeFace(family, face, folder)),
      ...extended.map((face) => writeFace(extendedFamily(family), face, folder)),
      ...(fallbacks?.faces ?? []),
    ],
    imports: [],
    // In the order in which the last one with a character is used.
    first: nearestFaces([...extended, ...main], weight),
  };
}

function hasLatin({ has }: FontFace): boolean {
  return has('a'.codePointAt(0) ?? 0);
}

const FORMATS: Record<string, string> = { '.woff2': 'woff2', '.woff': 'woff', '.ttf': 'truetype', '.otf': 'opentype' };

function writeFace(family: string, { file, weights, isItalic, range }: FontFace, folder: string): string {
  const address = encodeURI(relative(folder, file).replaceAll('\\', '/'));
  return renderFace({
    'font-family': quote(family),
    // Always a separate file: the site's content security policy allows no fonts inside a style sheet.
    src: `url('${address}?no-inline') format('${FORMATS[extname(file).toLowerCase()] ?? 'woff2'}')`,
    'font-weight': weights.join(' '),
    'font-style': isItalic ? 'italic' : undefined,
    'font-display': 'swap',
    'unicode-range': range?.replaceAll(',', ', '),
  });
}

/** Scripts that system fonts have too, each detected by a letter. */
const SCRIPTS = [
  ['a', LATIN_RANGE],
  ['α', 'U+370-3FF'],
  ['я', 'U+400-52F'],
] as const;

function rangeOf(faces: readonly FontFace[]): string {
  const supported = SCRIPTS.filter(([letter]) => faces.some(({ has }) => has(letter.codePointAt(0) ?? 0)));
  return supported.map(([, range]) => range).join(', ');
}

/** Renders only the variables that differ from the theme. */
function variablesOf({ heading, body, mono }: Record<FontRole, RoleFont>, config: FontsConfig): string[] {
  const rules: string[] = [];
  if (config.body !== 'Inter') rules.push(`:root {\n  --font-sans: ${stackOf(body)};\n}`);
  if (heading === body) rules.push(':root,\n[lang] {\n  --font-display: var(--font-sans);\n}');
  // Languages have their own serif fonts for titles, after this one.
  else if (heading.category === 'serif' && config.heading !== 'Newsreader')
    rules.push(`:root {\n  --display-face: ${heading.names.map(quote).join(', ')};\n}`);
  else if (heading.category !== 'serif') rules.push(`:root,\n[lang] {\n  --font-display: ${stackOf(heading)};\n}`);
  if (config.heading !== 'Newsreader') rules.push(':root {\n  --display-spacing: normal;\n}');
  if (mono.names.length > 0) rules.push(`:root {\n  --font-mono: ${stackOf(mono, MONO)};\n}`);
  return rules;
}

function stackOf({ names, category }: RoleFont, last: string = category === 'serif' ? SERIF : SANS): string {
  return [...names.map(quote), last].join(', ');
}

/** Scripts with too many files to know in advance which of them a page needs. */
const MANY_FILES_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Selects the files for a language by the letters in its native name. */
function filesFor(language: string, faces: RoleFont['first']): string[] {
  if (MANY_FILES_SCRIPTS.test(language)) return [];
  const letters = Array.from(language.matchAll(/\p{L}/gu), ([letter]) => letter.codePointAt(0) ?? 0);
  // Browsers use the last face that has a character.
  return letters.flatMap((letter) => faces.findLast(({ has }) => has(letter))?.file ?? []);
}
