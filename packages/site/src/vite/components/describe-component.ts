import type { ComponentDescription, SlotDescription } from '@recto/content';
import { readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import { commentAbove, findComponent, findType, isExtended, parseComponentModule } from './component-module.ts';
import type { ComponentModule } from './component-module.ts';
import { toSchema } from './type-schema.ts';
import type { Schema } from './type-schema.ts';

/** Properties that authors do not write as attributes: React sets them, or they come from the component's content. */
const RESERVED_PROPS = new Set(['children', 'slots', 'key', 'ref']);

/** Names of members that contain the text inside a component. */
const CONTENT_MEMBERS = new Set(['children', 'default']);

/** Describes components of the site for the editor, from their files by name. */
export function describeComponents(files: Readonly<Record<string, string>>): ComponentDescription[] {
  return Object.entries(files).map(([name, file]) => describeComponent(name, file, readFileSync(file, 'utf8')));
}

/** Descriptions of components of which only the names are known. */
export function describeNames(names: readonly string[]): ComponentDescription[] {
  return names.map(emptyDescription);
}

function emptyDescription(name: string): ComponentDescription {
  return { name, props: { type: 'object', properties: {} }, slots: [] };
}

/**
 * Describes a component from its file: the types, comments and defaults of its properties. Types that are imported from
 * other files are not resolved, so authors may write properties that are not described.
 */
export function describeComponent(name: string, file: string, text: string): ComponentDescription {
  const module = parseComponentModule(file, text);
  const component = module && findComponent(module);
  const [parameter] = component?.params ?? [];
  const type = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
  const nothing = emptyDescription(name);
  if (!module || !component) return nothing;
  const allMembers = component.params.length === 0 ? [] : type && completeMembers(type, module);
  const slots = allMembers?.find(({ name: member }) => member === 'slots');
  const slotNames = slots ? completeMembers(slots.type, module) : [];
  const isEmpty = ![...(allMembers ?? []), ...(slotNames ?? [])].some(({ name: member }) =>
    CONTENT_MEMBERS.has(member),
  );
  const description = commentAbove(module, component.start);
  return {
    ...nothing,
    ...(description !== undefined && { description }),
    ...(type && {
      props: readProps(toSchema(type, module) ?? {}, defaultsOf(parameter)),
      slots: readSlots(type, module),
    }),
    ...(allMembers && slotNames && { isComplete: true, ...(isEmpty && { isEmpty }) }),
  };
}

function readProps({ properties = {}, required = [] }: Schema, defaults: ReadonlyMap<string, unknown>): Schema {
  const entries = Object.entries(properties as Record<string, Schema>).filter(([name]) => !RESERVED_PROPS.has(name));
  const needed = (required as string[]).filter((name) => !RESERVED_PROPS.has(name) && !defaults.has(name));
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, schema]) => {
        const value = defaults.get(name);
        // An empty string as default means that the component works without the property.
        return [name, value === undefined || value === '' ? schema : { ...schema, default: value }];
      }),
    ),
    ...(needed.length > 0 && { required: needed }),
  };
}

/** Default values in the destructuring, such as `{ open = false }`; `undefined` if they are computed. */
function defaultsOf(parameter: ESTree.ParamPattern | undefined): Map<string, unknown> {
  if (parameter?.type !== 'ObjectPattern') return new Map();
  return new Map(
    parameter.properties.flatMap((property): [string, unknown][] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      if (property.value.type !== 'AssignmentPattern') return [];
      const { right } = property.value;
      return [[property.key.name, right.type === 'Literal' ? right.value : undefined]];
    }),
  );
}

/** Reads the named slots from a property such as `slots?: { title?: ReactNode }`. */
function readSlots(type: ESTree.TSType, module: ComponentModule): SlotDescription[] {
  const slots = membersOf(type, module).find(({ name }) => name === 'slots');
  return (slots ? membersOf(slots.type, module) : []).flatMap(({ name, start }) => {
    const description = commentAbove(module, start);
    return name === 'default' ? [] : [{ name, ...(description !== undefined && { description }) }];
  });
}

interface Member {
  name: string;
  type: ESTree.TSType;
  start: number;
}

/** Members of a type that is completely declared in this file; `undefined` if it may have others. */
function completeMembers(type: ESTree.TSType, module: ComponentModule): Member[] | undefined {
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const [inner] = type.typeArguments?.params ?? [];
    if (/^(?:Readonly|Partial|Required)$/u.test(type.typeName.name)) return inner && completeMembers(inner, module);
    const declared = findType(module, type.typeName.name);
    if (declared?.type === 'TSInterfaceBody') {
      return isExtended(module, type.typeName.name) ? undefined : plainMembers(declared, module);
    }
    return declared && completeMembers(declared, module);
  }
  return type.type === 'TSTypeLiteral' ? plainMembers(type, module) : undefined;
}

function plainMembers(
  type: ESTree.TSTypeLiteral | ESTree.TSInterfaceBody,
  module: ComponentModule,
): Member[] | undefined {
  const allMembers = type.type === 'TSTypeLiteral' ? type.members : type.body;
  const members = membersOf(type, module);
  return members.length === allMembers.length ? members : undefined;
}

function membersOf(type: ESTree.TSType | ESTree.TSInterfaceBody, module: ComponentModule): Member[] {
  if (type.type === 'TSTypeReference') {
    const declared = type.typeName.type === 'Identifier' ? findType(module, type.typeName.name) : undefined;
    return declared ? membersOf(declared, module) : [];
  }
  const members = type.type === 'TSTypeLiteral' ? type.members : type.type === 'TSInterfaceBody' ? type.body : [];
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation || member.key.type !== 'Identifier') return [];
    return [{ name: member.key.name, type: member.typeAnnotation.typeAnnotation, start: member.start }];
  });
}
