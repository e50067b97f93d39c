import { Image } from '@recto/ui';
import type { ReactNode } from 'react';

/** Props of `ModeImage`. */
export interface ModeImageProps {
  /** Path or URL of the image. */
  src: string;
  /** Path or URL of the image for dark mode. */
  dark?: string | undefined;
  /** Alternative text. */
  alt: string;
  /** Displayed width: `100vw md:50vw`. */
  sizes: string;
  /** Class of the image. */
  className?: string;
}

/**
 * An image that is visible immediately, with an optional variant for dark mode. Of two variants only the visible one is
 * loaded, because both are lazy.
 */
export function ModeImage({ src, dark, alt, sizes, className = '' }: ModeImageProps): ReactNode {
  if (dark === undefined) return <Image src={src} alt={alt} sizes={sizes} priority className={className} />;
  return (
    <>
      <Image src={src} alt={alt} sizes={sizes} className={`only-light ${className}`.trim()} />
      <Image src={dark} alt={alt} sizes={sizes} className={`only-dark ${className}`.trim()} />
    </>
  );
}
