import { mayAllowAttribute, mayAllowTag } from '@recto/content';
import { z } from 'zod';

const NEVER = 'could run code or change the page, so it is never allowed.';

/**
 * Option `content.elements`: HTML elements and their attributes. Those that could run code are rejected here, and again
 * when a page is rendered.
 */
export const elementsSchema = z.record(
  z.string().refine(mayAllowTag, { error: ({ input }) => `The element "${String(input)}" ${NEVER}` }),
  z
    .array(z.string().refine(mayAllowAttribute, { error: ({ input }) => `The attribute "${String(input)}" ${NEVER}` }))
    .readonly(),
);
