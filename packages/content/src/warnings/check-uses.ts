import { builtInDescriptions } from '../components/built-in-descriptions.ts';
import type { ComponentDescription } from '../components/component-description.ts';
import type { ContentError } from '../errors.ts';
import type { MarkupUse } from '../parse/markup-use.ts';
import type { AllowList } from '../allow-list/allow-list.ts';
import { allowAttributes, classifyTag } from '../allow-list/sanitise.ts';
import { nearestName } from './nearest-name.ts';
import {
  missingProperty,
  wrongParent,
  removedAttribute,
  removedElement,
  textNotShown,
  unclosedComponent,
  unknownComponent,
  unknownProperty,
  unknownSlot,
  unknownValue,
  unknownInlineComponent,
} from './messages.ts';

/** Components by name. */
export type KnownComponents = ReadonlyMap<string, ComponentDescription>;

/** Returns the components that authors can use. `components` of the site replace built-in ones of the same name. */
export function knownComponents(components: readonly ComponentDescription[]): KnownComponents {
  return new Map([...builtInDescriptions, ...components].map((component) => [component.name, component]));
}

/**
 * Returns warnings for markup that is not shown as written or is used incorrectly: removed elements and attributes,
 * unknown names, missing properties, invalid values, unclosed components. Without `components`, only elements and
 * unclosed components are reported.
 */
export function checkMarkupUses(
  uses: readonly MarkupUse[],
  file: string,
  components: KnownComponents | undefined,
  allow: AllowList = {},
): ContentError[] {
  return uses.flatMap((use) => [
    ...(use.isUnclosed ? [unclosedComponent(use, file)] : []),
    ...checkUse(use, file, components, allow),
  ]);
}

function checkUse(
  use: MarkupUse,
  file: string,
  components: KnownComponents | undefined,
  allow: AllowList,
): ContentError[] {
  const { name, syntax, props = {}, removed = [] } = use;
  const component = components?.get(name);
  if (component) return checkComponent(use, component, file);
  if (use.isText) return components ? [unknownInlineComponent(use, nearestName(name, components.keys()), file)] : [];
  const allowed = allowAttributes(name, props, allow);
  const isBlockedFrame = name === 'iframe' && !Object.hasOwn(allowed, 'src');
  const action = isBlockedFrame ? 'drop' : classifyTag(name, allow);
  if (action === 'keep') {
    // `removed` was found with the built-in list alone: filter out what the site allows. For an element that only the
    // site allows, `removed` follows the rules for components, so all its attributes are checked.
    const isBuiltInTag = classifyTag(name) === 'keep';
    const removedNames = (isBuiltInTag ? removed : Object.keys(props)).filter((prop) => !Object.hasOwn(allowed, prop));
    return removedNames.map((attribute) => removedAttribute(use, attribute, file));
  }
  const isTag = syntax === 'html';
  if (isTag && (action === 'drop' || !components)) return [removedElement(use, action === 'drop', file)];
  if (!components) return [];
  const suggestion = nearestName(name, components.keys());
  if (isTag) return [removedElement(use, false, file, suggestion)];
  return [unknownComponent(use, suggestion, file)];
}

/** Checks a value against an enum of strings. Other types are left to the component. */
function checkValue(use: MarkupUse, prop: string, schema: unknown, file: string): ContentError[] {
  const { enum: choice } = (schema ?? {}) as { enum?: unknown };
  const value = use.props?.[prop] ?? '';
  if (!Array.isArray(choice) || !choice.every((one) => typeof one === 'string') || choice.includes(value)) return [];
  return [unknownValue(use, prop, choice, file)];
}

function checkComponent(use: MarkupUse, component: ComponentDescription, file: string): ContentError[] {
  const { props = {}, removed = [], slots = {} } = use;
  const { properties = {}, required = [] } = component.props as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const names = Object.keys(properties);
  const isUnknown = (prop: string): boolean => component.isComplete === true && !names.includes(prop);
  const slotNames = component.slots.map((slot) => slot.name);
  if (component.within !== undefined && use.parent !== component.within)
    return [wrongParent(use, component.within, file)];
  return [
    ...required.filter((prop) => !(prop in props || prop in slots)).map((prop) => missingProperty(use, prop, file)),
    ...Object.keys(props).flatMap((prop) => {
      if (isUnknown(prop)) return unknownProperty(use, prop, names, file);
      if (removed.includes(prop)) return removedAttribute(use, prop, file);
      return checkValue(use, prop, properties[prop], file);
    }),
    ...Object.keys(slots)
      .filter((slot) => slot !== 'default' && component.isComplete === true && !slotNames.includes(slot))
      .map((slot) => unknownSlot(use, slot, slotNames, file)),
    ...(component.isEmpty && (use.text !== undefined || slots['default'] !== undefined)
      ? [textNotShown(use, file)]
      : []),
  ];
}
