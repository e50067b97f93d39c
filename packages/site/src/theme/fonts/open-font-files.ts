import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { FontFace, Typeface } from './font-face.ts';
import { nearestFaces } from './font-face.ts';
import { fontError } from './font-error.ts';
import { openFont } from './open-font.ts';
import type { OpenedFont } from './open-font.ts';

/** Loads a typeface from font files. Weight, style and characters are read from each file. */
export async function openFontFiles(
  sources: readonly string[],
  { root, option }: { root: string; option: string },
): Promise<Typeface> {
  const opened: { face: FontFace; font: OpenedFont }[] = [];
  for (const source of sources) {
    const file = findFile(source, { root, option });
    const font = await openFont(readFileSync(file)).catch((error: unknown) => {
      throw fontError(
        `${option}: ${source} cannot be read as a font: ${error instanceof Error ? error.message : String(error)}`,
        'Use a file in the format WOFF2, WOFF, TTF or OTF that contains one font.',
      );
    });
    const characters = new Set(font.characters);
    const { weights, isItalic } = font;
    opened.push({ face: { file, weights, isItalic, has: (character) => characters.has(character) }, font });
  }
  const faces = opened.map(({ face }) => face);
  const [first] = opened;
  if (!first) throw fontError(`${option} has no file.`, 'Add at least one font file, or remove the option.');
  return {
    family: first.font.family,
    category: first.font.category,
    faces,
    measure: async (weight) => {
      const [face] = nearestFaces(faces, weight);
      return await Promise.resolve(opened.find((each) => each.face === face)?.font.measure(weight));
    },
  };
}

/** Finds a file by its path relative to the site, or in an installed package. */
function findFile(source: string, { root, option }: { root: string; option: string }): string {
  const isPath = /^[./]/u.test(source);
  const file = isPath ? resolve(root, source) : resolveInstalled(source, root);
  if (file !== undefined && existsSync(file)) return file;
  if (!isPath) {
    throw fontError(
      `${option}: there is no file "${source}" in the packages of the site.`,
      `Start the path of your own file with "./": './${source}'. A package has to be installed first.`,
    );
  }
  throw fontError(
    `${option}: the font file "${source}" does not exist.`,
    `Expected path: ${file}. ${listFonts(dirname(file ?? root))}`,
  );
}

function resolveInstalled(source: string, root: string): string | undefined {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  try {
    return find(source);
  } catch {
    return undefined;
  }
}

function listFonts(folder: string): string {
  if (!existsSync(folder)) return `There is no folder "${basename(folder)}".`;
  const fonts = readdirSync(folder).filter((file) => /^\.(?:woff2?|ttf|otf)$/iu.test(extname(file)));
  return fonts.length === 0 ? 'There are no fonts in that folder.' : `Fonts in that folder: ${fonts.join(', ')}.`;
}
