import { isSafeUrl } from './safe-url.ts';

type Attributes = Record<string, string>;

/** Permissions that a frame may have. None of them reveals the location or identity of the visitor. */
const FEATURES = new Set(
  'accelerometer autoplay clipboard-write encrypted-media fullscreen gyroscope picture-in-picture web-share'.split(' '),
);

/**
 * Returns the attributes of a frame with a document of another site. The document may run its own scripts, but it
 * cannot navigate the page, and it receives only the origin of the page.
 */
export function frameAttributes(attributes: Attributes): Attributes {
  const { allow, ...rest } = attributes;
  const features = (allow ?? '').split(';').map((feature) => feature.trim());
  const allowed = features.filter((feature) => FEATURES.has(feature)).join('; ');
  return {
    loading: 'lazy',
    ...rest,
    ...(allowed !== '' && { allow: allowed }),
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation',
  };
}

/** Returns the attributes of audio and video: no autoplay with sound, and controls unless it plays muted by itself. */
export function playerAttributes(attributes: Attributes): Attributes {
  const { autoplay, ...rest } = attributes;
  const isSilent = 'muted' in rest;
  if (autoplay !== undefined && isSilent) return attributes;
  return { preload: 'metadata', ...rest, controls: '' };
}

/** Returns whether all URLs of a `srcset` are safe. */
export function isSafeSrcset(text: string): boolean {
  return text.split(',').every((part) => isSafeUrl(part.trim().split(/\s+/u)[0] ?? ''));
}
