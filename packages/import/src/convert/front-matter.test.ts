import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

test('unchanged fields keep their bytes', () => {
  const { fields, start } = splitFrontMatter('---\n# a comment\ntitle:   "x"\nid: y\ntags: [a,  b]\n---\nText');
  expect(fields.removeField('id')).toBe('y');
  fields.set('draft', true);
  expect(fields.render()).toBe('# a comment\ntitle:   "x"\ntags: [a,  b]\ndraft: true');
  expect(start).toBe(53);
});

test('converts TOML to YAML', () => {
  expect(splitFrontMatter('+++\ntitle = "x"\nweight = 2\n+++\n').fields.render()).toBe('title: x\nweight: 2');
});

test('a text without front matter has no fields', () => {
  expect(splitFrontMatter('Text\n---\n').start).toBe(0);
});

test.for(['title: Guide\nweight: *2', 'title: "open', 'a: &x [*x]'])(
  'keeps invalid front matter as it is: %j',
  (yaml) => {
    expect(splitFrontMatter(`---\n${yaml}\n---\nText`).fields.render()).toBe(yaml);
  },
);
