import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildFormPage } from './form-page.ts';
import type { FormPage } from './form-page.ts';

/** The front matter form in a browser: what an author does, and the resulting file. */
const SCHEMA = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    description: { type: 'string', description: 'Shown in lists.' },
    draft: { type: 'boolean', default: false },
    date: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    rank: { type: 'number' },
    category: { enum: ['Guide', 'News'] },
    cover: { type: 'string', editor: { input: 'image' } },
    icon: { type: 'string' },
    accent: { type: 'string', editor: { input: 'color' } },
    next: { type: 'string', editor: { input: 'page' } },
    tags: { type: 'array', items: { type: 'string' } },
    links: {
      type: 'array',
      items: {
        type: 'object',
        required: ['label'],
        properties: { label: { type: 'string' }, external: { type: 'boolean' } },
      },
    },
    navigation: { anyOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: {} }] },
    seo: { type: 'object', properties: { robots: { type: 'string' } } },
  },
};

const TEXT = `---
# about this page
title: "Kiln" # its name
rank: 1.50
tags: [clay, fire, garden]
links:
  - label: Materials
  # the long one
  - label: Firing
legacy: { id: 12 }
---
# Kiln
`;

let form: FormPage;

test.beforeAll(async () => {
  form = await buildFormPage();
});

test.afterAll(() => {
  form.remove();
});

test.beforeEach(async ({ page }) => {
  await form.open(page, SCHEMA, TEXT);
});

const expectText = async (page: Page, from: string, to: string): Promise<void> => {
  expect(TEXT).toContain(from);
  await expect.poll(() => form.read(page)).toBe(TEXT.replace(from, () => to));
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('opening the form changes nothing, and typing changes one value', async ({ page }) => {
  await expect(field(page, 'Title')).toHaveValue('Kiln');
  expect(await form.read(page)).toBe(TEXT);
  await field(page, 'Title').fill('An oven: "hot"');
  await expectText(page, '"Kiln"', '"An oven: \\"hot\\""');
});

test('removes an emptied text from the file when the field loses focus', async ({ page }) => {
  await field(page, 'Description').fill('x');
  await expectText(page, 'rank:', 'description: x\nrank:');
  await field(page, 'Description').fill('');
  await expectText(page, 'rank:', 'description: ""\nrank:');
  await page.keyboard.press('Tab');
  await expectText(page, 'rank:', 'rank:');
});

test('a long text field grows with its lines', async ({ page }) => {
  const box = field(page, 'Description');
  const before = await box.boundingBox();
  await box.fill('one\ntwo\nthree\nfour');
  await expectText(page, 'rank:', 'description: |-\n  one\n  two\n  three\n  four\nrank:');
  expect((await box.boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) * 2);
});

test('edits numbers, dates, switches and selects', async ({ page }) => {
  await expect(field(page, 'Rank')).toHaveValue('1.5');
  await field(page, 'Rank').fill('2.');
  await expect(field(page, 'Rank')).toHaveValue('2.');
  await expectText(page, '1.50', '2');
  await field(page, 'Rank').fill('many');
  await expect(field(page, 'Rank')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Rank')).toHaveAccessibleDescription(/Enter a number/u);
  await expectText(page, '1.50', '2');
  await field(page, 'Rank').fill('1.50');
  await page.getByLabel('Date').fill('2025-01-31');
  await page.getByLabel('At', { exact: true }).fill('2025-01-31T10:00');
  await page.getByRole('switch', { name: 'Draft' }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('News');
  await expectText(
    page,
    'rank: 1.50\n',
    'draft: true\ndate: 2025-01-31\nat: 2025-01-31T10:00:00Z\nrank: 1.5\ncategory: News\n',
  );
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Not set');
  await page.getByRole('button', { name: 'Clear Draft' }).click();
  await expectText(page, 'rank: 1.50\n', 'date: 2025-01-31\nat: 2025-01-31T10:00:00Z\nrank: 1.5\n');
});

test('adds, removes and moves list items by buttons, and keeps the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Move clay down' }).click();
  await expectText(page, '[clay, fire, garden]', '[fire, clay, garden]');
  await expect(page.getByRole('button', { name: 'Move clay down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectText(page, '[clay, fire, garden]', '[fire, garden, clay]');
  await expect(page.getByRole('status').last()).toHaveText('clay moved to position 3 of 3.');
  await page.getByRole('button', { name: 'Remove garden' }).click();
  await expectText(page, '[clay, fire, garden]', '[fire, clay]');
  await expect(page.getByRole('button', { name: 'Remove clay' })).toBeFocused();
  await page.getByRole('button', { name: 'Add to Tags' }).click();
  await expect(field(page, 'Tags, item 3')).toBeFocused();
  await page.keyboard.type('ash');
  await expectText(page, '[clay, fire, garden]', '[fire, clay, ash]');
});

test('moves items by arrow keys and by dragging', async ({ page }) => {
  await page.getByRole('button', { name: /^Move garden:/u }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectText(page, '[clay, fire, garden]', '[garden, clay, fire]');
  await expect(page.getByRole('button', { name: /^Move garden:/u })).toBeFocused();
  const from = await page.getByRole('button', { name: /^Move garden:/u }).boundingBox();
  const to = await page.getByRole('button', { name: /^Move fire:/u }).boundingBox();
  if (!from || !to) throw new Error('The handles are not shown.');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + to.height, { steps: 4 });
  await page.mouse.up();
  await expectText(page, '[clay, fire, garden]', '[clay, fire, garden]');
});

test('opens objects in a list, and moves them with their comments', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Firing' }).click();
  await page.getByRole('switch', { name: 'External' }).click();
  await expectText(page, '- label: Firing', '- label: Firing\n    external: true');
  await page.getByRole('button', { name: 'Move Firing up' }).click();
  await expectText(
    page,
    '  - label: Materials\n  # the long one\n  - label: Firing\n',
    '  # the long one\n  - label: Firing\n    external: true\n  - label: Materials\n',
  );
  await page.getByRole('button', { name: 'Add to Links' }).click();
  await expect(field(page, 'Label').last()).toBeFocused();
});

test('chooses pictures, icons, colours and pages', async ({ page }) => {
  await page.getByRole('button', { name: 'Choose a picture for Cover' }).click();
  await page.getByLabel('Pick a colour for Accent').fill('#aa0011');
  const icon = page.getByRole('combobox', { name: 'Icon' });
  await icon.fill('le');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['lucide:leaf']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(icon).toHaveValue('lucide:leaf');
  await page.getByRole('combobox', { name: 'Next' }).click();
  await page.getByRole('option', { name: 'Firing schedule' }).click();
  await expectText(
    page,
    'rank: 1.50\n',
    'rank: 1.50\ncover: /picked.png\nicon: lucide:leaf\naccent: "#aa0011"\nnext: /docs/firing\n',
  );
});

test('changes the type of a union field, and adds fields to an open object', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Type of Navigation' }).selectOption('Fields');
  await page.getByRole('textbox', { name: 'New field name' }).fill('icon');
  await page.keyboard.press('Enter');
  await field(page, 'Icon').fill('lucide:x');
  await expectText(page, 'legacy:', 'navigation:\n  icon: lucide:x\nlegacy:');
});

test('creates the object of a nested field, and edits other fields in their format', async ({ page }) => {
  const seo = page.getByRole('group', { name: 'Search engines' });
  await seo.getByRole('textbox', { name: 'Robots' }).fill('none');
  await expectText(page, 'legacy: { id: 12 }\n', 'legacy: { id: 12 }\nseo:\n  robots: none\n');
  await field(page, 'legacy').fill('id: [');
  await expect(field(page, 'legacy')).toHaveAccessibleDescription(/Enter valid YAML/u);
  await field(page, 'legacy').blur();
  await expect(field(page, 'legacy')).toHaveValue('id: [');
  await expect(field(page, 'legacy')).toHaveAccessibleDescription(/Enter valid YAML/u);
  await field(page, 'legacy').fill('id: 13\n');
  await expectText(page, 'legacy: { id: 12 }\n', 'legacy: { id: 13 }\nseo:\n  robots: none\n');
});

test('shows an external change while typing', async ({ page }) => {
  await field(page, 'Title').fill('Oven');
  await form.write(page, TEXT);
  await expect(field(page, 'Title')).toHaveValue('Kiln');
});

for (const direction of ['ltr', 'rtl']) {
  test(`axe finds no violations, and the form fits on a phone: ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
    await page.getByRole('button', { name: 'Edit Firing' }).click();
    await page.getByRole('combobox', { name: 'Icon' }).click();
    const { violations } = await new AxeBuilder({ page }).disableRules(['page-has-heading-one']).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
