import { Image } from '@recto/ui';
import type { ReactNode } from 'react';

export interface ModePictureProps {
  src: string;
  /** The same picture for dark pages. */
  dark?: string | undefined;
  alt: string;
  sizes: string;
  className?: string;
}

/** A picture that is seen at once. Of two colours only the one that is seen is loaded, since both wait until they are near. */
export function ModePicture({ src, dark, alt, sizes, className = '' }: ModePictureProps): ReactNode {
  if (dark === undefined) return <Image src={src} alt={alt} sizes={sizes} priority className={className} />;
  return (
    <>
      <Image src={src} alt={alt} sizes={sizes} className={`only-light ${className}`.trim()} />
      <Image src={dark} alt={alt} sizes={sizes} className={`only-dark ${className}`.trim()} />
    </>
  );
}
