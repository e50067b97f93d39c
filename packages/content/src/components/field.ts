import { childrenOf, isElement } from '../parse/document.ts';
import type { TreeElement, TreeNode } from '../parse/document.ts';
import { unwrapSlots } from '../render/compile-body.ts';
import { textProp } from './markdown-component.ts';
import type { MarkdownComponent, WrittenProps } from './markdown-component.ts';
import type { ProseMessage } from './prose-messages.ts';

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
  html: (props, children, message) => [['div', { class: 'field' }, ...fieldParts(props, children, message)]],
};

/** A list of fields. Other content inside `::fields` becomes a list item without a name. */
export const fields: MarkdownComponent = {
  html: (_, children, message) => [
    [
      'ul',
      { class: 'fields', role: 'list' },
      ...children
        .filter((child) => isElement(child) || child.trim() !== '')
        .map((child): TreeNode => ['li', { class: 'field' }, ...(isField(child) ? fieldOf(child, message) : [child])]),
    ],
  ],
};

function isField(node: TreeNode): node is TreeElement {
  return isElement(node) && node[0] === 'field';
}

function fieldOf(node: TreeElement, message: ProseMessage): TreeNode[] {
  return fieldParts(node[1], unwrapSlots(childrenOf(node)), message);
}

function fieldParts(props: WrittenProps<FieldProps>, children: readonly TreeNode[], message: ProseMessage): TreeNode[] {
  const { required = false } = props;
  const [name, type] = [props.name, props.type].map(textProp);
  const preset = presetText(props.default);
  const details: TreeNode[] = [
    ...(type === undefined ? [] : [['span', { class: 'field-type', dir: 'ltr' }, type] satisfies TreeNode]),
    ...(required === true ? [['span', { class: 'field-required' }, message('field.required')] satisfies TreeNode] : []),
    ...(preset === undefined
      ? []
      : [
          ['span', { class: 'field-default' }, `${message('field.default')} `, ['code', {}, preset]] satisfies TreeNode,
        ]),
  ];
  return [
    ['p', { class: 'field-name' }, ['code', {}, name ?? ''], ...details.flatMap((fact): TreeNode[] => [' ', fact])],
    ...children,
  ];
}

/** Formats a default value as it would be written, including lists and objects. */
function presetText(value: unknown): string | undefined {
  return textProp(value) ?? (value === undefined ? undefined : JSON.stringify(value));
}
