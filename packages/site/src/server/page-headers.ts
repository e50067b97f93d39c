import type { Site } from '../app/site.ts';
import { headScript } from '../boot/head-script.ts';
import { LLMS } from '../llms/list-llms.ts';
import { pagePolicy } from './security-policy.ts';

/** What is said of every page, for its safety and for machines, whoever sends it. */
export function pageHeaders(site: Site, scripts: readonly string[] = [], isDev = false): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(site, [headScript, ...scripts], isDev),
    // Who reads no pages finds here what there is to read.
    ...(site.llms !== false && { link: `<${site.base ?? ''}${LLMS}>; rel="describedby"; type="text/markdown"` }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
