import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { openSlots } from '../render/compile-body.ts';
import { textProp } from './markdown-component.ts';
import type { MarkdownComponent, Written } from './markdown-component.ts';
import type { ProseWord } from './words.ts';

interface FieldProps {
  /** Name of the option. */
  name: string;
  /** Type of its value. */
  type?: string;
  /** Whether it is required. */
  required?: boolean;
  /** Its default value. */
  default?: string;
}

/** Description of an option or a property: `::field{name="title" type="string" required default="…"}`. */
export const field: MarkdownComponent = {
  html: (props, children, word) => [['div', { class: 'field' }, ...fieldParts(props, children, word)]],
};

/** A list of fields. Other content inside `::fields` becomes a list item without a name. */
export const fields: MarkdownComponent = {
  html: (_, children, word) => [
    [
      'ul',
      { class: 'fields', role: 'list' },
      ...children
        .filter((child) => isElement(child) || child.trim() !== '')
        .map((child): TreeNode => ['li', { class: 'field' }, ...(isField(child) ? fieldOf(child, word) : [child])]),
    ],
  ],
};

function isField(node: TreeNode): node is TreeElement {
  return isElement(node) && node[0] === 'field';
}

function fieldOf(node: TreeElement, word: ProseWord): TreeNode[] {
  return fieldParts(node[1], openSlots(childrenOf(node)), word);
}

function fieldParts(props: Written<FieldProps>, children: readonly TreeNode[], word: ProseWord): TreeNode[] {
  const { required = false } = props;
  const [name, type] = [props.name, props.type].map(textProp);
  const preset = presetText(props.default);
  const facts: TreeNode[] = [
    ...(type === undefined ? [] : [['span', { class: 'field-type', dir: 'ltr' }, type] satisfies TreeNode]),
    ...(required === true ? [['span', { class: 'field-required' }, word('field.required')] satisfies TreeNode] : []),
    ...(preset === undefined
      ? []
      : [['span', { class: 'field-default' }, `${word('field.default')} `, ['code', {}, preset]] satisfies TreeNode]),
  ];
  return [
    ['p', { class: 'field-name' }, ['code', {}, name ?? ''], ...facts.flatMap((fact): TreeNode[] => [' ', fact])],
    ...children,
  ];
}

/** Formats a default value as it would be written, including lists and objects. */
function presetText(value: unknown): string | undefined {
  return textProp(value) ?? (value === undefined ? undefined : JSON.stringify(value));
}
