import { childrenOf, isElement } from '../parse/document.ts';
import type { Props, TreeNode } from '../parse/document.ts';
import type { RenderMap } from '../render/compile-body.ts';
import { PROSE_WORDS } from './words.ts';
import type { ProseWords } from './words.ts';

type Components = RenderMap['server'];

const CALLOUTS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

/** The components that every site has, as what a reader without boxes, tabs and buttons would write in their place. */
export function proseComponents(words: ProseWords): Components {
  const word = (key: keyof typeof PROSE_WORDS): string => words[key] ?? PROSE_WORDS[key];
  const field = (props: Props, children: readonly TreeNode[]): TreeNode[] => [
    ['p', {}, ...fieldName(props, word('field.required'), word('field.default'))],
    apart(children),
  ];
  return {
    ...Object.fromEntries(CALLOUTS.map((kind) => [kind, callout(kind)])),
    tab: ({ label }, children) => [...nameAbove(label), apart(children)],
    'accordion-item': ({ label }, children) => [...nameAbove(label), apart(children)],
    collapsible: ({ name = word('prose.collapsible.name') }, children) => [...nameAbove(name), apart(children)],
    'card-group': (_, children) => [
      ['ul', {}, ...children.filter(isElement).map((card): TreeNode => ['li', {}, card])],
    ],
    card: ({ title, to }, children) => [cardName(title, to), apart(children)],
    field: (props, children) => field(props, children),
    fields: (_, children) => [
      [
        'ul',
        {},
        ...children
          .filter(isElement)
          .filter(([tag]) => tag === 'field')
          .map((child): TreeNode => ['li', {}, ...field(child[1], childrenOf(child))]),
      ],
    ],
    icon: ({ label }) => (typeof label === 'string' ? [label] : []),
  };
}

/** One with a title of its own begins with it; the others are known by their kind. */
function callout(kind: string): Components[string] {
  return ({ title }, children) =>
    typeof title === 'string'
      ? [['blockquote', {}, ...nameAbove(title), apart(children)]]
      : [['blockquote', { as: kind }, apart(children)]];
}

/** A name above what it names. */
function nameAbove(name: unknown): TreeNode[] {
  const text = textOf(name);
  return text === undefined ? [] : [['p', {}, ['strong', {}, text]]];
}

function cardName(title: unknown, to: unknown): TreeNode {
  const name = textOf(title) ?? '';
  return ['p', {}, typeof to === 'string' ? ['a', { href: to }, name] : ['strong', {}, name]];
}

function fieldName(props: Props, required: string, before: string): TreeNode[] {
  const { type, default: preset } = props;
  const shown = textOf(preset) ?? (preset === undefined ? undefined : JSON.stringify(preset));
  return [
    ['code', {}, textOf(props['name']) ?? ''],
    ...(textOf(type) === undefined ? [] : [` ${textOf(type)}`]),
    ...(props['required'] === true ? [` ${required}`] : []),
    ...(shown === undefined ? [] : [` ${before} `, ['code', {}, shown] satisfies TreeNode]),
  ];
}

/** Words that stand below others, and not beside them. */
function apart(children: readonly TreeNode[]): TreeNode {
  return ['div', {}, ...children];
}

/** A property as text; authors write numbers and `true` too. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
