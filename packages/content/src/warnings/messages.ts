import { ContentError } from '../errors.ts';
import type { MarkupUse } from '../parse/markup-use.ts';
import { isAllowedAttribute, judgeTag } from '../render/sanitise.ts';
import { nearestName } from './nearest-name.ts';

/** Longest list of names in a hint. */
const LONGEST_LIST = 12;

export function unclosedComponent(use: MarkupUse, file: string): ContentError {
  return warn(
    use,
    file,
    'component/open',
    `${nameOf(use)} is never closed, so everything below it is inside of it.`,
    'Write a line with the same number of colons where it ends.',
  );
}

export function unknownComponent(use: MarkupUse, near: string | undefined, file: string): ContentError {
  const isLost = judgeTag(use.name) === 'drop';
  const outcome = isLost ? `, so its text is not shown${quoted(use.text)}` : '';
  return warn(
    use,
    file,
    'component/unknown',
    `There is no component "${use.name}"${outcome}.${listed(use)}`,
    near === undefined
      ? `Correct its name, or add components/content/${use.name}.tsx.${isLost ? '' : ' Until then its text is shown without it.'}`
      : `Did you mean "${near}"?`,
  );
}

export function unknownWord(use: MarkupUse, near: string | undefined, file: string): ContentError {
  return warn(
    use,
    file,
    'component/word',
    `":${use.name}" names no component, so it is shown as it is written.`,
    `${near === undefined ? '' : `Did you mean ":${near}"? `}If it is text, put a backslash before the colon.`,
  );
}

export function missingProperty(use: MarkupUse, prop: string, file: string): ContentError {
  return warn(
    use,
    file,
    'component/required',
    `${nameOf(use)} has no property "${prop}", which it needs.`,
    `Write it behind the name: ${nameOf(use)}{${prop}="…"}.`,
  );
}

export function outsideOf(use: MarkupUse, parent: string, file: string): ContentError {
  return warn(
    use,
    file,
    'component/place',
    `${nameOf(use)} is not inside of ::${parent}, so only its text is shown.${listed(use)}`,
    `Write ::${parent} around it, with one colon less.`,
  );
}

export function unknownProperty(use: MarkupUse, prop: string, known: readonly string[], file: string): ContentError {
  const near = nearestName(prop, known);
  const names = known.length === 0 ? 'It has no properties.' : `Its properties: ${some(known)}.`;
  return warn(
    use,
    file,
    'component/property',
    `${nameOf(use)} has no property "${prop}", so its value is not shown${quoted(use.props?.[prop])}.`,
    near === undefined ? names : `Did you mean "${near}"?`,
  );
}

export function unknownValue(use: MarkupUse, prop: string, choice: readonly string[], file: string): ContentError {
  return warn(
    use,
    file,
    'component/value',
    `The property "${prop}" of ${nameOf(use)} is “${use.props?.[prop] ?? ''}”, which is not one of its values.`,
    `Its values: ${some(choice)}.`,
  );
}

export function unknownSlot(use: MarkupUse, slot: string, known: readonly string[], file: string): ContentError {
  const near = nearestName(slot, known);
  const names = known.length === 0 ? 'It has no named slots.' : `Its slots: ${some(known)}.`;
  return warn(
    use,
    file,
    'component/slot',
    `${nameOf(use)} has no slot "${slot}"${quoted(use.slots?.[slot])}.`,
    near === undefined ? names : `Did you mean "#${near}"?`,
  );
}

export function textNotShown(use: MarkupUse, file: string): ContentError {
  return warn(
    use,
    file,
    'component/text',
    `${nameOf(use)} does not show the text inside of it${quoted(use.text ?? use.slots?.['default'])}.`,
    'Move the text out of it, or let the component show its children.',
  );
}

export function removedElement(use: MarkupUse, isDropped: boolean, file: string, near?: string): ContentError {
  const outcome = isDropped
    ? `and all that is in it is removed${quoted(use.text)}`
    : 'is removed; the text inside of it stays';
  return warn(
    use,
    file,
    'markup/element',
    `The element <${use.name}> ${outcome}.${listed(use)}`,
    near === undefined
      ? 'Elements have to be on the list of allowed ones. Write it with markdown, or as a component of the site.'
      : `Did you mean "${near}"?`,
  );
}

export function removedAttribute(use: MarkupUse, attribute: string, file: string): ContentError {
  const isKept = judgeTag(use.name) === 'keep';
  const isName = isKept && !isAllowedAttribute(use.name, attribute);
  return warn(
    use,
    file,
    'markup/attribute',
    `The ${isKept ? 'attribute' : 'property'} "${attribute}" of ${isKept ? `<${use.name}>` : nameOf(use)} is removed${quoted(use.props?.[attribute])}.`,
    isName
      ? 'Attributes have to be on the list of allowed ones. Classes are allowed: style it in a style sheet.'
      : 'Its name or value could run code, or is none that can be shown.',
  );
}

function warn(use: MarkupUse, file: string, code: string, message: string, hint: string): ContentError {
  return new ContentError(code, message, hint, { file, line: use.line, column: use.column });
}

/** As it is written: `::card`, `:icon`, `<card>`. */
function nameOf({ name, syntax }: MarkupUse): string {
  if (syntax === 'html') return `<${name}>`;
  return `${syntax === 'inline' ? ':' : '::'}${name}`;
}

function quoted(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `: “${text}”`;
}

/** Properties that go with what is removed. */
function listed({ props, syntax }: MarkupUse): string {
  if (!props) return '';
  const pairs = Object.entries(props).map(([name, value]) => (value === '' ? name : `${name}=“${value}”`));
  return ` Its ${syntax === 'html' ? 'attributes' : 'properties'} are not shown: ${some(pairs)}.`;
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, LONGEST_LIST).join(', ');
  return names.length > LONGEST_LIST ? `${shown} and ${names.length - LONGEST_LIST} more` : shown;
}
