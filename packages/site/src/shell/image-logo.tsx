import type { ComponentType, ReactNode } from 'react';
import { BASE } from '../app/base-path.ts';
import { placeBelow } from '../app/addresses.ts';

interface LogoImage {
  src: string;
  width: number;
  height: number;
}

export interface ImageLogoOptions {
  light: LogoImage;
  dark?: LogoImage;
  alt: string;
  replacesTitle: boolean;
}

/** A logo made of images. Both are loaded, and the style sheet shows one: no page shows the wrong one first. */
export function createImageLogo({ light, dark, alt, replacesTitle }: ImageLogoOptions): ComponentType {
  const mark = replacesTitle ? 'wordmark' : '';
  const show = ({ src, ...size }: LogoImage, mode: string): ReactNode => (
    <img src={placeBelow(src, BASE)} alt={alt} className={`${mode} ${mark}`.trim()} {...size} />
  );
  return () => (
    <>
      {show(light, dark ? 'only-light' : '')}
      {dark && show(dark, 'only-dark')}
    </>
  );
}
