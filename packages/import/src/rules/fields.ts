import { block, textProp, withoutUnset } from '../convert/components.ts';
import type { ComponentRule } from '../convert/components.ts';
import { isObject } from '../read/evaluate.ts';

/** Converts `<TypeTable type={{ name: { type, description, default, required } }} />` to fields. */
export const typeTable: ComponentRule = (element, context) => {
  const { type } = element.props;
  if (!isObject(type)) return context.stub(element);
  const items = Object.entries(type).map(([name, field]) => {
    const { type: kind, description, default: defaultValue, required } = isObject(field) ? field : {};
    const props = { name, type: textProp(kind), default: textProp(defaultValue), required: required === true };
    return block('field', withoutUnset(props), textProp(description) ?? '');
  });
  return block('fields', {}, items.join('\n\n'));
};
