import { ContentError } from '../errors.ts';
import type { MarkupUse } from '../parse/markup-use.ts';
import { isAllowedAttribute, classifyTag } from '../allow-list/sanitise.ts';
import { nearestName } from './nearest-name.ts';

/** Maximum number of names in a hint. */
const MAX_NAMES = 12;

/** Warning for a component without a closing line. */
export function unclosedComponent(use: MarkupUse, file: string): ContentError {
  return warn(
    use,
    file,
    'component/open',
    `${nameOf(use)} is never closed, so everything below it is inside it.`,
    'Write a line with the same number of colons where it ends.',
  );
}

/** Warning for a component name that does not exist; `near` is the most similar name. */
export function unknownComponent(use: MarkupUse, near: string | undefined, file: string): ContentError {
  const isTextDropped = classifyTag(use.name) === 'drop';
  const outcome = isTextDropped ? `, so its text is not shown${quoted(use.text)}` : '';
  return warn(
    use,
    file,
    'component/unknown',
    `There is no component "${use.name}"${outcome}.${listProps(use)}`,
    near === undefined
      ? `Correct its name, or add components/content/${use.name}.tsx.${isTextDropped ? '' : ' Until then, only its text is shown.'}`
      : `Did you mean "${near}"?`,
  );
}

/** Warning for `:name` in a sentence that is shown as text, because no component has that name. */
export function unknownInlineComponent(use: MarkupUse, near: string | undefined, file: string): ContentError {
  return warn(
    use,
    file,
    'component/inline',
    `":${use.name}" is not the name of a component, so it is shown as text.`,
    `${near === undefined ? '' : `Did you mean ":${near}"? `}If it is text, put a backslash before the colon.`,
  );
}

/** Warning for a component without one of its required properties. */
export function missingProperty(use: MarkupUse, prop: string, file: string): ContentError {
  return warn(
    use,
    file,
    'component/required',
    `${nameOf(use)} is missing its required property "${prop}".`,
    `Write it after the name: ${nameOf(use)}{${prop}="…"}.`,
  );
}

/** Warning for a component that is not directly inside the parent component that it needs. */
export function wrongParent(use: MarkupUse, parent: string, file: string): ContentError {
  return warn(
    use,
    file,
    'component/place',
    `${nameOf(use)} is not inside ::${parent}, so only its text is shown.${listProps(use)}`,
    `Put it inside ::${parent}, which needs one colon fewer.`,
  );
}

/** Warning for a property that the component does not have. */
export function unknownProperty(
  use: MarkupUse,
  prop: string,
  properties: readonly string[],
  file: string,
): ContentError {
  const suggestion = nearestName(prop, properties);
  const names = properties.length === 0 ? 'It has no properties.' : `Its properties: ${listNames(properties)}.`;
  return warn(
    use,
    file,
    'component/property',
    `${nameOf(use)} has no property "${prop}", so its value is not shown${quoted(use.props?.[prop])}.`,
    suggestion === undefined ? names : `Did you mean "${suggestion}"?`,
  );
}

/** Warning for a value that is not one of the allowed values of a property. */
export function unknownValue(use: MarkupUse, prop: string, choice: readonly string[], file: string): ContentError {
  return warn(
    use,
    file,
    'component/value',
    `The property "${prop}" of ${nameOf(use)} is “${use.props?.[prop] ?? ''}”, which is not one of its values.`,
    `Its values: ${listNames(choice)}.`,
  );
}

/** Warning for a named slot that the component does not have. */
export function unknownSlot(use: MarkupUse, slot: string, slots: readonly string[], file: string): ContentError {
  const suggestion = nearestName(slot, slots);
  const names = slots.length === 0 ? 'It has no named slots.' : `Its slots: ${listNames(slots)}.`;
  return warn(
    use,
    file,
    'component/slot',
    `${nameOf(use)} has no slot "${slot}"${quoted(use.slots?.[slot])}.`,
    suggestion === undefined ? names : `Did you mean "#${suggestion}"?`,
  );
}

/** Warning for text inside a component that does not render its children. */
export function textNotShown(use: MarkupUse, file: string): ContentError {
  return warn(
    use,
    file,
    'component/text',
    `${nameOf(use)} does not show the text inside it${quoted(use.text ?? use.slots?.['default'])}.`,
    'Move the text out of it, or change the component so that it renders its children.',
  );
}

/** Warning for an element that the allow-list removes, with its content (`isDropped`) or without it. */
export function removedElement(use: MarkupUse, isDropped: boolean, file: string, near?: string): ContentError {
  const outcome = isDropped
    ? `and its content are removed${quoted(use.text)}`
    : 'is removed; the text inside it is kept';
  return warn(
    use,
    file,
    'markup/element',
    `The element <${use.name}> ${outcome}.${listProps(use)}`,
    near === undefined
      ? 'It is not on the list of allowed elements. Use markdown or a component of the site instead.'
      : `Did you mean "${near}"?`,
  );
}

/** Warning for an attribute or property that the allow-list removes. */
export function removedAttribute(use: MarkupUse, attribute: string, file: string): ContentError {
  const isKept = classifyTag(use.name) === 'keep';
  const isDisallowedName = isKept && !isAllowedAttribute(use.name, attribute);
  return warn(
    use,
    file,
    'markup/attribute',
    `The ${isKept ? 'attribute' : 'property'} "${attribute}" of ${isKept ? `<${use.name}>` : nameOf(use)} is removed${quoted(use.props?.[attribute])}.`,
    isDisallowedName
      ? 'It is not on the list of allowed attributes. To style the element, use a class and a style sheet.'
      : 'Its name or value is not allowed, for example because it could run code.',
  );
}

function warn(use: MarkupUse, file: string, code: string, message: string, hint: string): ContentError {
  return new ContentError(code, message, hint, { file, line: use.line, column: use.column });
}

/** Returns the name as the author wrote it: `::card`, `:icon`, `<card>`. */
function nameOf({ name, syntax }: MarkupUse): string {
  if (syntax === 'html') return `<${name}>`;
  return `${syntax === 'inline' ? ':' : '::'}${name}`;
}

function quoted(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `: “${text}”`;
}

/** Returns a sentence that lists the properties which are removed with the component or element. */
function listProps({ props, syntax }: MarkupUse): string {
  if (!props) return '';
  const pairs = Object.entries(props).map(([name, value]) => (value === '' ? name : `${name}=“${value}”`));
  return ` Its ${syntax === 'html' ? 'attributes' : 'properties'} are not shown: ${listNames(pairs)}.`;
}

function listNames(names: readonly string[]): string {
  const list = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${list} and ${names.length - MAX_NAMES} more` : list;
}
