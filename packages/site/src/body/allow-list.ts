import type { AllowList } from '@recto/content';
import type { Site } from '../app/site.ts';

/** What content of the site may have beside the elements of every site. */
export function allowListOf({ elements, policy }: Pick<Site, 'elements' | 'policy'>): AllowList {
  return { elements, frames: policy?.frames };
}
