import { childrenOf, isElement } from '@recto/content';
import type { RenderMap, TreeNode } from '@recto/content';
import { textProp } from './nodes.ts';
import type { Written } from './nodes.ts';
import type { ProseWord } from './words.ts';

interface FieldProps {
  /** What it is called. */
  name: string;
  /** What kind of value it takes. */
  type?: string;
  /** Whether it has to be there. */
  required?: boolean;
  /** What holds without it. */
  default?: string;
}

/** Options and properties: `::fields` around `:::field{name="title" type="string" required default="…"}`. */
export function fields(word: ProseWord): RenderMap['server'] {
  const draw = (props: Written<FieldProps>, children: TreeNode[]): TreeNode[] => {
    const { required = false } = props;
    const [name, type] = [props.name, props.type].map(textProp);
    const preset = presetText(props.default);
    return [
      [
        'p',
        { class: 'field-name' },
        ['code', {}, name ?? ''],
        ...(type === undefined ? [] : [' ', ['span', { class: 'field-type', dir: 'ltr' }, type] satisfies TreeNode]),
        ...(required === true
          ? [' ', ['span', { class: 'field-required' }, word('field.required')] satisfies TreeNode]
          : []),
        ...(preset === undefined
          ? []
          : [
              ' ',
              [
                'span',
                { class: 'field-default' },
                `${word('field.default')} `,
                ['code', {}, preset],
              ] satisfies TreeNode,
            ]),
      ],
      ...children,
    ];
  };
  return {
    field: (props, children) => [['div', { class: 'field' }, ...draw(props, children)]],
    fields: (_, children) => [
      [
        'ul',
        { class: 'fields', role: 'list' },
        ...children
          .filter((child) => isElement(child) && child[0] === 'field')
          .filter(isElement)
          .map((child): TreeNode => ['li', { class: 'field' }, ...draw(child[1], childrenOf(child))]),
      ],
    ],
  };
}

/** A default is shown as it would be written: lists and objects, too. */
function presetText(value: unknown): string | undefined {
  return textProp(value) ?? (value === undefined ? undefined : JSON.stringify(value));
}
