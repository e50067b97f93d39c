import { isSafeAddress } from '../parse/safe-address.ts';

type Attributes = Record<string, string>;

/** Features that a frame may be given. None of them tells a site where or who its visitor is. */
const FEATURES = new Set(
  'accelerometer autoplay clipboard-write encrypted-media fullscreen gyroscope picture-in-picture web-share'.split(' '),
);

/**
 * A document of another site. It may run scripts of its own, and neither lead its visitor away nor learn more than the
 * origin that it is shown on.
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

/** Nothing makes a sound by itself, and what plays can be stopped. */
export function playerAttributes(attributes: Attributes): Attributes {
  const { autoplay, ...rest } = attributes;
  const isSilent = 'muted' in rest;
  if (autoplay !== undefined && isSilent) return attributes;
  return { preload: 'metadata', ...rest, controls: '' };
}

/** Whether each address of a `srcset` is safe. */
export function isSafeSet(text: string): boolean {
  return text.split(',').every((part) => isSafeAddress(part.trim().split(/\s+/u)[0] ?? ''));
}
