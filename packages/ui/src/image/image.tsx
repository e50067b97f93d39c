import { use } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ImagesContext } from './images-context.ts';

type OwnProps = 'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'sizes' | 'loading' | 'fetchPriority' | 'className';

export interface ImageProps extends Omit<ComponentProps<'img'>, OwnProps> {
  /** Its address, in `public/` or beside content. */
  src: string;
  /** What it shows, for those who do not see it; empty for an ornament. */
  alt: string;
  /** Its width in the layout, in pixels, where that is the same in every window. */
  width?: number;
  /** Its height there. One follows from the other. */
  height?: number;
  /**
   * Its width otherwise: `100vw md:50vw` is the whole window, and half of it from `md` on. What CSS understands is
   * understood, too.
   */
  sizes?: string;
  /** Seen at once, so it does not wait until it comes near. */
  priority?: boolean;
  /** Classes of the frame around it. */
  className?: string;
}

/** A picture in the size that is needed, which keeps its place free until it is there. */
export function Image({
  src,
  alt,
  width,
  height,
  sizes,
  priority = false,
  className = '',
  ...rest
}: ImageProps): ReactNode {
  const { blur, better = [], ...sources } = use(ImagesContext)(src, { width, height, sizes });
  const picture = (
    <img
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...sources}
      {...rest}
    />
  );
  return (
    // The page marks a picture that failed before React is there.
    <span className={`image ${className}`.trim()} suppressHydrationWarning>
      {blur !== undefined && <img className="image-blur" src={blur} alt="" aria-hidden="true" width={0} height={0} />}
      {better.length === 0 ? (
        picture
      ) : (
        <picture>
          {better.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sources.sizes} />
          ))}
          {picture}
        </picture>
      )}
    </span>
  );
}
