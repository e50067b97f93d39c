import type { Declared } from './module.ts';
import { findDefaults } from './find-default.ts';
import { cell, code, NONE, REQUIRED } from './option-row.ts';
import type { OptionRow } from './option-row.ts';
import { fieldsOfType, readFields } from './read-fields.ts';
import type { Field } from './read-fields.ts';
import { renderType } from './render-type.ts';

/**
 * Reads the options of an interface, including inherited ones. Types that a site receives from Recto (`isReceived`)
 * have no defaults.
 */
export function readInterface(declared: Declared, isReceived = false): OptionRow[] {
  return readFields(declared)
    .flatMap((field) => expandGroup(field))
    .map((field) => ({
      name: code(field.name),
      type: code(renderType(field.type, field.owner)),
      defaultText: isReceived ? (field.isOptional ? NONE : REQUIRED) : renderDefault(field),
      text: cell(field.text),
    }));
}

/** Replaces an option that only groups optional options with those options: `icons.collections`. */
function expandGroup(field: Field): Field[] {
  const { type, owner } = field;
  if (type.type !== 'TSTypeLiteral') return [field];
  const inner = fieldsOfType(type, owner);
  if (inner.some(({ isOptional }) => !isOptional)) return [field];
  return inner.map((one) => ({ ...one, name: `${field.name}.${one.name}` }));
}

function renderDefault({ name, isOptional, defaultText, owner }: Field): string {
  if (defaultText !== undefined) return cell(defaultText);
  if (!isOptional) return REQUIRED;
  const [value, ...others] = findDefaults(owner, name);
  if (others.length > 0) {
    const ownerName = owner.node.id.type === 'Identifier' ? owner.node.id.name : '';
    throw new Error(
      `${ownerName}.${name} has several defaults: ${[value, ...others].join(', ')}. Choose one with @default.`,
    );
  }
  return value === undefined ? NONE : code(value);
}
