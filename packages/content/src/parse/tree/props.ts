import { FALLBACK_TEXT } from '../document.ts';
import type { Props } from '../document.ts';
import { parseFieldReference } from '../syntax/binding.ts';

type Attributes = readonly (readonly [name: string, value: string])[];

/**
 * Converts attributes to the properties of a component: `:name` is JSON or a field of the front matter. Without a
 * colon, `true` or no value is true, a value in brackets or braces is JSON if it can be parsed, and other values are
 * text.
 */
export function propsOf(attributes: Attributes | null): Props {
  const props: Props = {};
  for (const [name, value] of attributes ?? []) {
    if (name.startsWith(':')) setProp(props, name.slice(1), parseFieldReference(value) ?? parseBound(value));
    else if (value === 'true') setProp(props, name, true);
    else setProp(props, name, /^(?:\{.*\}|\[.*\])$/su.test(value) ? parseBound(value) : value);
  }
  return props;
}

/** Converts parsed YAML to properties of a component. As in braces, `:name` is JSON or a field of the front matter. */
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

/** Converts attributes of an element, whose values are text. */
export function attributesOf(attributes: Attributes | null): Props {
  const props: Props = {};
  for (const [name, value] of attributes ?? []) setProp(props, name, value);
  return props;
}

/** Adds properties, in place: replaces existing values, but joins classes. */
export function mergeProps(props: Props, more: Props): void {
  for (const [name, value] of Object.entries(more)) setProp(props, name, value);
}

function setProp(props: Props, name: string, value: unknown): void {
  // `__proto__` would set the prototype, and `FALLBACK_TEXT` is an internal property.
  if (name === '__proto__' || name === FALLBACK_TEXT || name === '') return;
  const before = props[name];
  props[name] =
    name === 'class' && typeof before === 'string' && typeof value === 'string' ? `${before} ${value}` : value;
}

/** Parses a value as JSON; other values stay text. */
function parseBound(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
