import { addressSchema, defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';
import { z } from 'zod';

const text = z.string();

const plan = z.object({
  title: text,
  description: text.default(''),
  price: text,
  cycle: text.default(''),
  features: z.array(text).default([]),
  button: z.object({ label: text, to: addressSchema, target: text.optional(), color: text.optional() }),
  highlight: z.boolean().default(false),
  badge: text.optional(),
});

/** A line of the comparison: a leaf says which plans have it, a group holds further lines. */
interface PricingFeature {
  title: string;
  description?: string | undefined;
  plans?: string[] | undefined;
  value?: string[] | undefined;
  soon?: boolean | undefined;
  includes?: PricingFeature[] | undefined;
}

/** Its type is written out, since one that holds itself cannot be declared from the schema. */
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

/** What the plans cost, and what is in each. The names are those of the columns, in their order. */
function pricingSchema(names: readonly string[] | undefined) {
  const named = z.object(Object.fromEntries((names ?? []).map((name) => [name, plan])));
  return z.object({
    plans: names ? named : z.record(text, plan),
    onboarding: z.object({ title: text, image: z.object({ dark: addressSchema, light: addressSchema }) }).optional(),
    features: z.object({
      title: text,
      description: text.default(''),
      includes: z.array(featureSchema(names?.length)),
    }),
  });
}

export function pricingCollection(names: readonly string[] | undefined, source: SourceConfig, fields?: z.ZodObject) {
  const own = pricingSchema(names);
  const schema = (fields ? own.extend(fields.shape) : own) as typeof own;
  return defineCollection({ type: 'page', source, schema, raw: true });
}

export type PricingCollection = ReturnType<typeof pricingCollection>;
