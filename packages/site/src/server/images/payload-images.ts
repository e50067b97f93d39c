import type { ImageFacts, KnownImages } from '../../images/image-facts.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ResolvePage } from '../resolve-page.ts';

/** Gives a payload what is known of the pictures that its data names, so that a browser shows them as the server does. */
export function withPayloadImages(resolve: ResolvePage, images: KnownImages): ResolvePage {
  return async (path) => {
    const answer = await resolve(path);
    if (isRedirect(answer)) return answer;
    const found: Record<string, ImageFacts> = {};
    collectImages([answer.data, answer.body], images, found);
    return Object.keys(found).length === 0 ? answer : { ...answer, images: found };
  };
}

/** Texts that are the address of a picture and nothing else, however deep. */
function collectImages(value: unknown, images: KnownImages, found: Record<string, ImageFacts>): void {
  if (typeof value === 'string') {
    const facts = value.startsWith('/') && Object.hasOwn(images, value) ? images[value] : undefined;
    if (facts) found[value] = facts;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collectImages(inner, images, found);
  }
}
