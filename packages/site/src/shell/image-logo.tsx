import type { ComponentType, ReactNode } from 'react';
import { BASE } from '../app/base-path.ts';
import { withBase } from '../app/urls.ts';

interface LogoImage {
  src: string;
  width: number;
  height: number;
}

/** Options of `createImageLogo`. */
export interface ImageLogoOptions {
  /** Image for light mode, or for both modes. */
  light: LogoImage;
  /** Image for dark mode. */
  dark?: LogoImage;
  /** Alternative text. */
  alt: string;
  /** Whether the logo contains the title of the site. */
  replacesTitle: boolean;
}

/**
 * Creates a logo of images. Both are loaded and the style sheet shows one of them, so that no page shows the wrong one
 * first.
 */
export function createImageLogo({ light, dark, alt, replacesTitle }: ImageLogoOptions): ComponentType {
  const mark = replacesTitle ? 'wordmark' : '';
  const show = ({ src, ...size }: LogoImage, mode: string): ReactNode => (
    <img src={withBase(src, BASE)} alt={alt} className={`${mode} ${mark}`.trim()} {...size} />
  );
  return () => (
    <>
      {show(light, dark ? 'only-light' : '')}
      {dark && show(dark, 'only-dark')}
    </>
  );
}
