import type { ComponentDescription } from '@recto/content';

function describe(name: string, more: Partial<ComponentDescription> = {}): ComponentDescription {
  return { name, props: { type: 'object', properties: {} }, slots: [], isComplete: true, ...more };
}

/** Descriptions of the components of landing pages. */
export const landingDescriptions: readonly ComponentDescription[] = [
  describe('features'),
  describe('chapter', {
    props: { type: 'object', properties: { side: { enum: ['start', 'end'] } } },
    slots: [{ name: 'show' }, { name: 'more' }],
  }),
  describe('banner'),
  describe('closing'),
];
