import type { Declared } from './module.ts';
import { findDefaults } from './find-default.ts';
import { cell, code, NONE, REQUIRED } from './option-row.ts';
import type { OptionRow } from './option-row.ts';
import { fieldsOfType, readFields } from './read-fields.ts';
import type { Field } from './read-fields.ts';
import { renderType } from './render-type.ts';

/** The options of an interface: those it names itself and those it extends. What is always given has no defaults. */
export function readInterface(declared: Declared, isGiven = false): OptionRow[] {
  return readFields(declared)
    .flatMap((field) => writtenOut(field))
    .map((field) => ({
      name: code(field.name),
      type: code(renderType(field.type, field.owner)),
      preset: isGiven ? (field.isOptional ? NONE : REQUIRED) : presetOf(field),
      text: cell(field.text),
    }));
}

/** An option that is nothing but a place for others is shown as these: `icons.collections`. */
function writtenOut(field: Field): Field[] {
  const { type, owner } = field;
  if (type.type !== 'TSTypeLiteral') return [field];
  const inner = fieldsOfType(type, owner);
  if (inner.some(({ isOptional }) => !isOptional)) return [field];
  return inner.map((one) => ({ ...one, name: `${field.name}.${one.name}` }));
}

function presetOf({ name, isOptional, preset, owner }: Field): string {
  if (preset !== undefined) return cell(preset);
  if (!isOptional) return REQUIRED;
  const [value, ...others] = findDefaults(owner, name);
  if (others.length > 0) {
    const named = owner.node.id.type === 'Identifier' ? owner.node.id.name : '';
    throw new Error(`${named}.${name} has several defaults: ${[value, ...others].join(', ')}. Say one with @default.`);
  }
  return value === undefined ? NONE : code(value);
}
