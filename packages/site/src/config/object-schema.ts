import type { z } from 'zod';

/** Whether a schema describes an object. Checked without `instanceof`, because a site may have another copy of Zod. */
export function isObjectSchema(schema: object): schema is z.ZodObject {
  return 'extend' in schema && 'shape' in schema;
}
