import { expect, test } from 'vitest';
import { filterTemplates, parseFilter, formatFilter } from './template-filter.ts';

const template = (title: string, category: string, licenseType: string, date: string) => ({
  title,
  description: `For ${category}.`,
  category,
  licenseType,
  date,
});

const templates = [
  template('Éditions', 'docs', 'free', '2026-02-01'),
  template('Atelier', 'portfolio', 'paid', '2026-03-01'),
  template('Zettel', 'docs', 'paid', '2026-01-01'),
];

test.for([
  ['', ['Éditions', 'Atelier', 'Zettel']],
  ['?category=docs', ['Éditions', 'Zettel']],
  ['?category=docs&license=paid', ['Zettel']],
  ['?license=paid&sort=name', ['Atelier', 'Zettel']],
  ['?sort=name', ['Atelier', 'Éditions', 'Zettel']],
  ['?sort=newest', ['Atelier', 'Éditions', 'Zettel']],
  ['?sort=newest&category=docs', ['Éditions', 'Zettel']],
  ['?sort=nonsense', ['Éditions', 'Atelier', 'Zettel']],
  ['?q=edit', ['Éditions']],
  ['?q=FOR++docs+zet', ['Zettel']],
  ['?q=+', ['Éditions', 'Atelier', 'Zettel']],
  ['?q=&category=&license=&sort=suggested', ['Éditions', 'Atelier', 'Zettel']],
  ['?category=shop', []],
] as const)('"%s" shows %s', ([search, titles]) => {
  expect(filterTemplates(templates, parseFilter(search), 'en').map(({ title }) => title)).toEqual(titles);
});

test.for(['', '?q=two+words&category=docs&license=free&sort=name', '?sort=newest', '?q=%26'])(
  'renders the parsed filter "%s" unchanged',
  (search) => {
    expect(formatFilter(parseFilter(search))).toBe(search);
  },
);

test('omits empty and default values of the form', () => {
  expect(formatFilter(parseFilter('?q=&category=&license=free&sort=suggested'))).toBe('?license=free');
});
