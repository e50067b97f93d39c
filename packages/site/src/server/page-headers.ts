import type { Site } from '../app/site.ts';
import { colorModeScript } from '../boot/color-mode.ts';
import { connectSources } from './connect-sources.ts';
import { pagePolicy } from './security-policy.ts';

/** What is said of every page for its safety, whoever sends it. */
export function pageHeaders(site: Site, scripts: readonly string[] = []): Record<string, string> {
  return {
    'content-security-policy': pagePolicy([colorModeScript, ...scripts], connectSources(site)),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
