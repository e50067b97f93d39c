import { builtInComponents, builtInDescriptions } from '@recto/content';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findType, parseComponentModule } from './component-module.ts';
import { describeComponent } from './describe-component.ts';
import { toSchema } from './type-schema.ts';

const CARD = `
import type { ReactNode } from 'react';
type Tone = 'info' | 'error';
interface Link { to: string; label?: string }
interface CardProps {
  /** Its name. */
  title: string;
  /**
   * How loud it is.
   * @default 'info'
   */
  tone?: Tone;
  open?: boolean;
  size: number | string;
  links?: readonly Link[];
  onOpen?: () => void;
  children?: ReactNode;
  slots?: { /** Below. */ footer?: ReactNode; default?: ReactNode };
}
/** A way to go on. */
export default function Card({ title, tone = 'info', open = false, size = window.size, label = '' }: CardProps) {}
`;

test('describes a component by its types, comments and defaults', () => {
  expect(describeComponent('card', 'card.tsx', CARD)).toEqual({
    name: 'card',
    description: 'A way to go on.',
    props: {
      type: 'object',
      properties: {
        title: { type: 'string', description: 'Its name.' },
        tone: { enum: ['info', 'error'], description: 'How loud it is.', default: 'info' },
        open: { type: 'boolean', default: false },
        size: { type: ['number', 'string'] },
        links: {
          type: 'array',
          items: {
            type: 'object',
            properties: { to: { type: 'string' }, label: { type: 'string' } },
            required: ['to'],
          },
        },
      },
      required: ['title'],
    },
    slots: [{ name: 'footer', description: 'Below.' }],
    isComplete: true,
  });
});

test.for([
  ['a constant', `const A = ({ a }: { a: string }) => null;\nexport default A;`],
  ['a call', `function A({ a }: { a: string }) { return null }\nexport default memo(A);`],
  ['a function', `export default function ({ a }: { a: string }) { return null }`],
] as const)('finds a component that is exported as %s', ([, text]) => {
  expect(describeComponent('a', 'a.tsx', text).props).toMatchObject({ required: ['a'] });
});

test.for(['', 'export default 3;', 'export default function A(', 'const a: ='])(
  'returns no properties for a file without a component: %s',
  (text) => {
    expect(describeComponent('a', 'a.tsx', text)).toEqual({
      name: 'a',
      props: { type: 'object', properties: {} },
      slots: [],
    });
  },
);

test.for<[text: string, known: { isComplete?: true; isEmpty?: true }]>([
  ['export default function A() {}', { isComplete: true, isEmpty: true }],
  ['export default function A({ a }: { a: string }) {}', { isComplete: true, isEmpty: true }],
  ['export default function A({ children }: Readonly<{ children?: ReactNode }>) {}', { isComplete: true }],
  ['interface P { slots: { default: ReactNode } }\nexport default function A({ slots }: P) {}', { isComplete: true }],
  ['interface P extends Other { a: string }\nexport default function A({ a }: P) {}', {}],
  ['export default function A({ a }: { a: string } & Other) {}', {}],
  ['export default function A({ a }: Imported) {}', {}],
  ['export default function A({ a }: { a: string; [name: string]: string }) {}', {}],
  ['export default function A({ slots }: { slots: Record<string, ReactNode> }) {}', {}],
  ['export default function A(props) {}', {}],
])('detects whether %s may have other properties and whether it shows its content', ([text, expected]) => {
  const { isComplete, isEmpty } = describeComponent('a', 'a.tsx', text);
  expect({ ...(isComplete && { isComplete }), ...(isEmpty && { isEmpty }) }).toEqual(expected);
});

test('stops at recursive types', () => {
  const text = `interface Node { children: Node[]; name: string }\nexport default function A({ tree }: { tree: Node }) {}`;
  expect(JSON.stringify(describeComponent('a', 'a.tsx', text)).length).toBeLessThan(2000);
});

/** Files and names of the property types of built-in components. */
const TYPES: Readonly<Record<string, string>> = {
  accordion: 'content/src/components/accordion.ts#AccordionProps',
  'accordion-item': 'content/src/components/accordion.ts#AccordionItemProps',
  badge: 'content/src/components/badge.ts#BadgeProps',
  card: 'content/src/components/card.ts#CardProps',
  collapsible: 'content/src/components/collapsible.ts#CollapsibleProps',
  field: 'content/src/components/field.ts#FieldProps',
  icon: 'ui/src/prose/prose-icon.tsx#ProseIconProps',
  note: 'content/src/components/callout.ts#CalloutProps',
};

test.for(Object.entries(TYPES))('the description of the built-in %s matches its type', ([name, location]) => {
  const [file = '', type = ''] = location.split('#');
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const module = parseComponentModule(file, text);
  const declared = module && findType(module, type);
  const schema = module && declared && toSchema(declared, module);
  const described = builtInDescriptions.find((one) => one.name === name)?.props;
  const shape = ({ properties = {}, required = [] }: Record<string, unknown>): unknown => ({
    required,
    properties: Object.entries(properties as Record<string, Record<string, unknown>>).map(([key, one]) => [
      key,
      one['type'] ?? one['enum'],
    ]),
  });
  expect(shape(described ?? {})).toEqual(shape(schema ?? {}));
});

test('every built-in component has a description with its isInline flag', () => {
  const described = builtInDescriptions.map(({ name, isInline }) => [name, isInline]);
  const components = Object.entries(builtInComponents).map(([name, { isInline }]) => [name, isInline]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(components));
});
