import { expect, test } from 'vitest';
import { z } from 'zod';
import { imageSchema, linkSchema } from './fields.ts';
import { postCollection } from './blog/post-collection.ts';
import { pricingCollection } from './pricing/pricing-collection.ts';

const post = { date: '2026-11-01' };
const plan = (to: string) => ({ title: 'Solo', price: '0', button: { label: 'Start', to } });
const prices = (to: string, image = '/a.png') => ({
  plans: { solo: plan(to) },
  onboarding: { title: 'Begin', image: { dark: image, light: image } },
  features: { title: 'All', includes: [] },
});

const schemas: Record<string, [z.ZodType, (address: string) => unknown]> = {
  'links[].to': [linkSchema, (to) => ({ label: 'A', to })],
  'image.src': [imageSchema, (src) => ({ src })],
  'image.dark': [imageSchema, (dark) => ({ src: '/a.png', dark })],
  'authors[].to': [postCollection('**').schema, (to) => ({ ...post, authors: [{ name: 'A', to }] })],
  'authors[].avatar': [postCollection('**').schema, (src) => ({ ...post, authors: [{ name: 'A', avatar: { src } }] })],
  'post image': [postCollection('**').schema, (src) => ({ ...post, image: { src } })],
  'plans.*.button.to': [pricingCollection(['solo'], '**').schema, (to) => prices(to)],
  'onboarding.image': [pricingCollection(['solo'], '**').schema, (image) => prices('/a', image)],
};

test.for(Object.keys(schemas))('SEC-8: %s accepts safe URLs only', (name) => {
  const [schema, write] = schemas[name] ?? [z.never(), String];
  for (const address of ['/docs', 'https://a.example', 'mailto:a@a.example', '#end']) {
    expect(schema.safeParse(write(address)).success).toBe(true);
  }
  for (const address of [
    'javascript:x',
    'JAVASCRIPT:x',
    'java\tscript:x',
    'data:text/html,x',
    'vbscript:x',
    '&#106;avascript:x',
  ]) {
    expect(schema.safeParse(write(address)).success).toBe(false);
  }
});
