import { expect, test } from 'vitest';
import { assertJson } from './assert-json.ts';

const itself: Record<string, unknown> = {};
itself['again'] = [itself];
const row = Object.assign(Object.create(null) as object, { title: 'A row' });
const twice = { a: 1 };

test.for([null, undefined, '', 0, { list: [1, { text: 'a', none: undefined }] }, row, { first: twice, second: twice }])(
  'accepts %o',
  (data) => {
    expect(() => {
      assertJson(data, '/team');
    }).not.toThrow();
  },
);

test.for([
  [{ greet: () => 'hello' }, 'a function at data.greet'],
  [{ people: [{ born: new Date(0) }] }, 'a Date at data.people[0].born'],
  [new Map(), 'a Map at data'],
  [[new URL('https://site.test')], 'a URL at data[0]'],
  [{ count: 1n }, 'a bigint at data.count'],
  [{ part: 0 / 0 }, 'the number NaN at data.part'],
  [itself, 'an object that contains itself at data.again[0]'],
] as const)('rejects %o', ([data, expected]) => {
  expect(() => {
    assertJson(data, '/team');
  }).toThrow(`The data of /team has ${expected}.`);
});
