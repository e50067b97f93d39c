import { Image } from '@recto/ui';
import type { ReactNode } from 'react';

export interface CoverProps {
  src: string;
  /** The same picture for dark pages. */
  dark?: string | undefined;
  alt: string;
}

const SIZES = '100vw md:46rem';

/** The picture above a post. Of two colours only the one that is seen is loaded, since both wait until they are near. */
export function Cover({ src, dark, alt }: CoverProps): ReactNode {
  const frame = 'mt-10 rounded-lg border border-rule';
  if (dark === undefined) return <Image src={src} alt={alt} sizes={SIZES} priority className={frame} />;
  return (
    <>
      <Image src={src} alt={alt} sizes={SIZES} className={`only-light ${frame}`} />
      <Image src={dark} alt={alt} sizes={SIZES} className={`only-dark ${frame}`} />
    </>
  );
}
