import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configError } from '../../config/config-error.ts';
import type { ResolvedConfig } from '../../config/config.ts';
import type { LogoImages } from '../../config/logo-schema.ts';
import { lookAtPicture } from '../../images/build/look-at-picture.ts';

/** An image of the logo, measured so that it keeps its place before it is loaded. */
export interface LogoFile {
  /** Whole path of a file that becomes part of the build; or the address of one in the public folder. */
  source: { file: string } | { address: string };
  width: number;
  height: number;
}

export interface LogoFiles {
  light: LogoFile;
  /** Missing where both modes show the same image. */
  dark?: LogoFile;
  alt: string;
  replacesTitle: boolean;
}

/** Finds and measures the images of a logo; `undefined` where the site has none, or a component. */
export async function loadLogo(
  { logo, title, vite }: Pick<ResolvedConfig, 'logo' | 'title' | 'vite'>,
  root: string,
): Promise<LogoFiles | undefined> {
  if (logo === undefined || typeof logo === 'function') return undefined;
  const images: LogoImages = typeof logo === 'string' ? { light: logo, replacesTitle: false } : logo;
  const { light, dark = light, alt, replacesTitle } = images;
  const publicFolder = resolve(root, typeof vite.publicDir === 'string' ? vite.publicDir : 'public');
  const open = async (written: string): Promise<LogoFile> => await openLogo(written, { root, publicFolder });
  return {
    light: await open(light),
    ...(dark !== light && { dark: await open(dark) }),
    alt: alt ?? (replacesTitle ? title : ''),
    replacesTitle,
  };
}

async function openLogo(
  written: string,
  { root, publicFolder }: { root: string; publicFolder: string },
): Promise<LogoFile> {
  const isPublic = written.startsWith('/');
  const file = isPublic ? join(publicFolder, written) : resolve(root, written);
  if (!existsSync(file)) {
    throw configError('config/logo', `It would be ${file}. Save it there, or correct "logo".`, [
      { path: ['logo'], message: `The image "${written}" of the logo does not exist.` },
    ]);
  }
  const { width, height } = await lookAtPicture(file, readFileSync(file));
  return { source: isPublic ? { address: written } : { file }, width, height };
}
