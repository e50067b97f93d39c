import { urlSchema, defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';
import { z } from 'zod';

const text = z.string();

const plan = z.object({
  title: text,
  description: text.default(''),
  price: text,
  cycle: text.default(''),
  features: z.array(text).default([]),
  button: z.object({ label: text, to: urlSchema, target: text.optional(), color: text.optional() }),
  highlight: z.boolean().default(false),
  badge: text.optional(),
});

/** A row of the comparison table: a feature with the plans that include it, or a group of further rows. */
interface PricingFeature {
  title: string;
  description?: string | undefined;
  plans?: string[] | undefined;
  value?: string[] | undefined;
  soon?: boolean | undefined;
  includes?: PricingFeature[] | undefined;
}

/** Declares its type, because the published types (`.d.ts`) would contain `any` for an inferred recursive type. */
function featureSchema(columns: number | undefined): z.ZodType<PricingFeature> {
  const values = z.array(text);
  const feature = z.object({
    title: text,
    description: text.optional(),
    plans: z.array(text).optional(),
    value: (columns === undefined ? values : values.length(columns)).optional(),
    soon: z.boolean().optional(),
    get includes() {
      return z.array(feature).optional();
    },
  });
  return feature;
}

/** Schema of the plans and their features. The names are those of the columns, in their order. */
function pricingSchema(names: readonly string[] | undefined) {
  const plansByName = z.object(Object.fromEntries((names ?? []).map((name) => [name, plan])));
  return z.object({
    plans: names ? plansByName : z.record(text, plan),
    onboarding: z.object({ title: text, image: z.object({ dark: urlSchema, light: urlSchema }) }).optional(),
    features: z.object({
      title: text,
      description: text.default(''),
      includes: z.array(featureSchema(names?.length)),
    }),
  });
}

/** Builds the collection of pricing pages. */
export function pricingCollection(names: readonly string[] | undefined, source: SourceConfig, fields?: z.ZodObject) {
  const baseSchema = pricingSchema(names);
  const schema = (fields ? baseSchema.extend(fields.shape) : baseSchema) as typeof baseSchema;
  return defineCollection({ type: 'page', source, schema, raw: true });
}

/** Type of the collection that `pricingCollection` builds. */
export type PricingCollection = ReturnType<typeof pricingCollection>;
