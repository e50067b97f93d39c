import { block, textProp, withoutUnset } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';

/** Converts a group of accordions. */
export const accordions: ComponentRule = (element) => block('accordion', {}, element.content());

/** Converts one accordion. */
export const accordion: ComponentRule = (element) => {
  const label = textProp(element.props['title']) ?? textProp(element.props['label']) ?? element.name;
  return block(
    'accordion-item',
    withoutUnset({ label, open: element.props['defaultOpen'] === true }),
    element.content(),
  );
};
