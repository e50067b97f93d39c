import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configError } from '../../config/config-error.ts';
import type { ResolvedConfig } from '../../config/config.ts';
import type { LogoImages } from '../../config/logo-schema.ts';
import { measureImage } from '../../images/build/measure-image.ts';

/** An image of the logo, with its size, so that the layout does not shift when it is loaded. */
export interface LogoFile {
  /** Absolute path of a file that becomes part of the build, or the URL path of a file in the public folder. */
  source: { file: string } | { address: string };
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

/** The images of a logo. */
export interface LogoFiles {
  /** Image for light mode. */
  light: LogoFile;
  /** Image for dark mode; missing if both modes show the same image. */
  dark?: LogoFile;
  /** Alternative text. */
  alt: string;
  /** Whether the image is shown instead of the title. */
  replacesTitle: boolean;
}

/** Finds and measures the images of a logo; `undefined` if the site has no logo, or its logo is a component. */
export async function loadLogo(
  { logo, title, vite }: Pick<ResolvedConfig, 'logo' | 'title' | 'vite'>,
  root: string,
): Promise<LogoFiles | undefined> {
  if (logo === undefined || typeof logo === 'function') return undefined;
  const images: LogoImages = typeof logo === 'string' ? { light: logo, replacesTitle: false } : logo;
  const { light, dark = light, alt, replacesTitle } = images;
  const publicFolder = resolve(root, typeof vite.publicDir === 'string' ? vite.publicDir : 'public');
  const open = async (path: string): Promise<LogoFile> => await openLogo(path, { root, publicFolder });
  return {
    light: await open(light),
    ...(dark !== light && { dark: await open(dark) }),
    alt: alt ?? (replacesTitle ? title : ''),
    replacesTitle,
  };
}

async function openLogo(
  path: string,
  { root, publicFolder }: { root: string; publicFolder: string },
): Promise<LogoFile> {
  const isPublic = path.startsWith('/');
  const file = isPublic ? join(publicFolder, path) : resolve(root, path);
  if (!existsSync(file)) {
    throw configError('config/logo', `The expected file is ${file}. Add it, or correct "logo".`, [
      { path: ['logo'], message: `The image "${path}" of the logo does not exist.` },
    ]);
  }
  const { width, height } = await measureImage(file, readFileSync(file));
  return { source: isPublic ? { address: path } : { file }, width, height };
}
