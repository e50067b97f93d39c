import { ContentError } from '@recto/content';
import { expect, test } from 'vitest';
import { limitReports } from './limit-reports.ts';

function open() {
  const lines: string[] = [];
  let time = 0;
  const report = limitReports(
    (error, path) => lines.push(`${path}: ${String(error)}`),
    () => time,
  );
  return { lines, report, pass: (milliseconds: number) => (time += milliseconds) };
}

test('SEC-7: writes the same line at most once a second', () => {
  const { lines, report, pass } = open();
  for (let count = 0; count < 100; count += 1) report(new Error('broken'), '/en');
  report(new Error('broken'), '/fr');
  report(new Error('otherwise'), '/en');
  expect(lines).toEqual(['/en: Error: broken', '/fr: Error: broken', '/en: Error: otherwise']);
  pass(999);
  report(new Error('broken'), '/en');
  expect(lines).toHaveLength(3);
  pass(1);
  report(new Error('broken'), '/en');
  expect(lines).toHaveLength(4);
});

test('SEC-7: logs an unavailable database as one line, without path and stack', () => {
  const { lines, report } = open();
  const away = () => new ContentError('store/unavailable', 'The database db does not answer: lost.', 'Check it.');
  for (let count = 0; count < 100; count += 1) report(away(), `/en/${count}`);
  expect(lines).toEqual(['Database: The database db does not answer: lost. Check it.']);
});

test('limits the number of lines to compare with', () => {
  const { lines, report } = open();
  for (let count = 0; count <= 1000; count += 1) report('x', `/${count}`);
  report('x', '/1000');
  report('x', '/0');
  expect(lines).toHaveLength(1002);
});
