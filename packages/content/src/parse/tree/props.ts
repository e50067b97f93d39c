import { WRITTEN } from '../document.ts';
import type { Props } from '../document.ts';
import { parseFieldReference } from '../syntax/binding.ts';

type Attributes = readonly (readonly [name: string, value: string])[];

/** What an author gives a component: `:name` is JSON or a field of the front matter, a name alone is true, the rest is text. */
export function propsOf(attributes: Attributes | null): Props {
  const props: Props = {};
  for (const [name, value] of attributes ?? []) {
    if (name.startsWith(':')) setProp(props, name.slice(1), parseFieldReference(value) ?? parseBound(value));
    else if (value === 'true') setProp(props, name, true);
    else setProp(props, name, /^(?:\{.*\}|\[.*\])$/su.test(value) ? parseBound(value) : value);
  }
  return props;
}

/** The fields of a component. As in braces, the text of `:name` is JSON or a field of the front matter. */
export function fieldsOf(data: Props): Props {
  const props: Props = {};
  for (const [name, value] of Object.entries(data)) {
    if (!name.startsWith(':')) setProp(props, name, value);
    else {
      const bound = typeof value === 'string' ? (parseFieldReference(value) ?? parseBound(value)) : value;
      setProp(props, name.slice(1), bound);
    }
  }
  return props;
}

/** Attributes of an element are text. */
export function attributesOf(attributes: Attributes | null): Props {
  const props: Props = {};
  for (const [name, value] of attributes ?? []) setProp(props, name, value);
  return props;
}

/** Later values win; classes add up. */
export function mergeProps(props: Props, more: Props): void {
  for (const [name, value] of Object.entries(more)) setProp(props, name, value);
}

function setProp(props: Props, name: string, value: unknown): void {
  // The first would set the prototype rather than a field; the second is the engine's.
  if (name === '__proto__' || name === WRITTEN || name === '') return;
  const before = props[name];
  props[name] =
    name === 'class' && typeof before === 'string' && typeof value === 'string' ? `${before} ${value}` : value;
}

/** A bound value is JSON; anything else stays the text it is. */
function parseBound(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
