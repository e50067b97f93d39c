import type { z } from 'zod';

/** Finds the object schema inside a schema: itself, or that of its array, record, union or default. */
export function findObject(schema: z.core.$ZodType): z.core.$ZodObject | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return schema as z.core.$ZodObject;
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return findObject(def.innerType);
    case 'array':
      return findObject(def.element);
    case 'record':
      return findObject(def.valueType);
    case 'union':
      return def.options.map(findObject).find((schema) => schema !== undefined);
    default:
      return undefined;
  }
}
