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

/**
 * Descriptions of the built-in components, as data. A test compares their properties with those that the components
 * use.
 */
export const builtInDescriptions: readonly ComponentDescription[] = [
  ...[...CALLOUTS, 'info', 'danger'].map((kind) => ({
    ...describe(kind, 'A highlighted note.', {
      title: text('The title. Without it, the name of the kind is shown.'),
      to: text('URL that the title links to.'),
    }),
    slots: [{ name: 'title', description: 'The title, with markdown.' }],
  })),
  describe('accordion', 'A group of items that can be opened.', {
    name: text('Only one item with the same name can be open at a time.'),
  }),
  describe(
    'accordion-item',
    'An item that shows its content when it is opened.',
    {
      label: text('The heading of the item, which is always visible.'),
      open: flag('Whether the item is open initially.'),
      name: text('Only one item with the same name can be open at a time.'),
    },
    ['label'],
  ),
  {
    ...describe('badge', 'A short label with a colour.', {
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
      'A card with a title and text, which can be a link.',
      {
        title: text('The title.'),
        to: text('URL of the card, which makes the whole card a link.'),
        icon: { type: 'string', format: 'icon', description: 'Name of the icon above the title.' },
      },
      ['title'],
    ),
    slots: [{ name: 'title', description: 'The title, with markdown.' }],
  },
  describe('card-group', 'A group of cards.'),
  describe('code-group', 'Code blocks as tabs, labelled with their file names.'),
  describe('collapsible', 'Text that can be shown and hidden.', {
    name: text('Name of the hidden content, shown after "Show" or "Hide".'),
    open: flag('Whether the text is visible initially.'),
  }),
  describe(
    'field',
    'Description of an option or a property.',
    {
      name: text('Name of the option.'),
      type: text('Type of its value.'),
      required: flag('Whether it is required.'),
      default: text('Its default value.'),
    },
    ['name'],
  ),
  describe('fields', 'A list of fields.'),
  describe('file-tree', 'A list of files: the first word of an item is the file name, the rest is a comment.'),
  {
    ...describe(
      'icon',
      'An icon in a sentence.',
      {
        name: { type: 'string', format: 'icon', description: 'Collection and name of the icon: lucide:book-open.' },
        label: text('Text for screen readers; without it, the icon is decorative.'),
      },
      ['name'],
    ),
    isInline: true,
    isEmpty: true,
  },
  describe('steps', 'Numbered steps: each heading inside starts a step.'),
  {
    ...describe('tab', 'One tab of a group.', { label: text('The label of the tab.') }, ['label']),
    within: 'tabs',
  },
  describe('tabs', 'A group of tabs.'),
];
