import { use } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ImagesContext } from './images-context.ts';

type OwnProps = 'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'sizes' | 'loading' | 'fetchPriority' | 'className';

/** Properties of `Image`. */
export interface ImageProps extends Omit<ComponentProps<'img'>, OwnProps> {
  /** URL of the image, in `public/` or next to content. */
  src: string;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  /** Width in the layout, in pixels, if it is the same on all screens. */
  width?: number;
  /** Height in the layout, in pixels. One of width and height is sufficient. */
  height?: number;
  /**
   * Width in the layout if it varies: `100vw md:50vw` is the whole window, and half of it from the breakpoint `md` on.
   * CSS syntax is supported, too.
   */
  sizes?: string;
  /** Whether the image is visible at once and must not be loaded lazily. */
  priority?: boolean;
  /** Classes of the element around the image. */
  className?: string;
}

/** An image in the required size, which reserves its space until it is loaded. */
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
  const img = (
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
    // A script marks images that fail before React is loaded.
    <span className={`image ${className}`.trim()} suppressHydrationWarning>
      {blur !== undefined && <img className="image-blur" src={blur} alt="" aria-hidden="true" width={0} height={0} />}
      {better.length === 0 ? (
        img
      ) : (
        <picture>
          {better.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sources.sizes} />
          ))}
          {img}
        </picture>
      )}
    </span>
  );
}
