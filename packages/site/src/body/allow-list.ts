import type { AllowList } from '@recto/content';
import type { Site } from '../app/site.ts';

/** HTML elements and frame origins that content of the site may use, in addition to the default list. */
export function allowListOf({ elements, policy }: Pick<Site, 'elements' | 'policy'>): AllowList {
  return { elements, frames: policy?.frames };
}
