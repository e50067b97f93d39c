import { CALLOUTS } from './callout.ts';
import type { ComponentDescription } from './component-description.ts';

const text = (description: string): object => ({ type: 'string', description });
const flag = (description: string): object => ({ type: 'boolean', description, default: false });

function describe(
  name: string,
  description: string,
  properties: Readonly<Record<string, object>> = {},
  required: readonly string[] = [],
): ComponentDescription {
  const props = { type: 'object', properties, ...(required.length > 0 && { required }) };
  return { name, description, props, slots: [], isComplete: true };
}

/** The components of every site, as data. A test compares them with what the components take. */
export const builtInDescriptions: readonly ComponentDescription[] = [
  ...[...CALLOUTS, 'info', 'danger'].map((kind) => ({
    ...describe(kind, 'What a reader should not miss.', {
      title: text('Stands above it. Without it, the word for its kind does.'),
    }),
    slots: [{ name: 'title', description: 'The same, with markdown in it.' }],
  })),
  describe('accordion', 'Around items that can be opened.', {
    name: text('Lets only one item with this name be open at a time.'),
  }),
  describe(
    'accordion-item',
    'What is shown when it is asked for.',
    {
      label: text('What is always seen of it.'),
      open: flag('Opens it at first.'),
      name: text('Lets only one item with this name be open at a time.'),
    },
    ['label'],
  ),
  {
    ...describe('badge', 'A word with a colour.', {
      color: {
        enum: ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'],
        description: 'One of the seven colours of the site.',
        default: 'neutral',
      },
    }),
    isInline: true,
  },
  {
    ...describe(
      'card',
      'A way to go on.',
      {
        title: text('Its name.'),
        to: text('Where it leads: the whole card can be pressed.'),
        icon: { type: 'string', format: 'icon', description: 'Name of an icon above it.' },
      },
      ['title'],
    ),
    slots: [{ name: 'title', description: 'Its name, with markdown in it.' }],
  },
  describe('card-group', 'Around cards.'),
  describe('code-group', 'Blocks of code as tabs, by the names of their files.'),
  describe('collapsible', 'Text behind a line that says whether it is open.', {
    name: text('What it hides, after the word that opens it.'),
    open: flag('Opens it at first.'),
  }),
  describe(
    'field',
    'An option or a property.',
    {
      name: text('What it is called.'),
      type: text('What kind of value it takes.'),
      required: flag('Whether it has to be there.'),
      default: text('What holds without it.'),
    },
    ['name'],
  ),
  describe('fields', 'Around fields.'),
  describe('file-tree', 'A list of files: the first word of an item is its name, the rest says what it is.'),
  {
    ...describe(
      'icon',
      'A picture in a sentence.',
      {
        name: { type: 'string', format: 'icon', description: 'Its collection and its own name: lucide:book-open.' },
        label: text('Is read aloud in its place; without it, it is an ornament.'),
      },
      ['name'],
    ),
    isInline: true,
    isEmpty: true,
  },
  describe('steps', 'Each heading inside begins a step.'),
  {
    ...describe('tab', 'One of several versions.', { label: text('What its button says.') }, ['label']),
    within: 'tabs',
  },
  describe('tabs', 'Text in several versions: around tabs.'),
];
