import { expect, test } from 'vitest';
import { describeAdvisories } from './describe-advisories.ts';
import type { AuditReport } from './describe-advisories.ts';

/** In the form of npm 11: `tar` has an advisory, `pack` needs it, and `tool` needs `pack`. */
const REPORT: AuditReport = {
  vulnerabilities: {
    pack: { name: 'pack', via: ['tar'], effects: ['tool'], nodes: ['node_modules/pack'], fixAvailable: false },
    tar: {
      name: 'tar',
      via: [
        {
          title: 'Files are written outside of the folder',
          url: 'https://advisories.example/1',
          severity: 'high',
          range: '<2.0.0',
        },
      ],
      effects: ['pack'],
      nodes: ['node_modules/tar', 'node_modules/pack/node_modules/tar'],
      fixAvailable: { name: 'tool', version: '3.0.0' },
    },
    tool: { name: 'tool', via: ['pack'], effects: [], nodes: ['node_modules/tool'], fixAvailable: true },
  },
};
const LOCK = {
  packages: {
    'node_modules/tar': { version: '1.9.0' },
    'node_modules/pack/node_modules/tar': { version: '1.2.0', dev: true },
  },
};

test('describes an advisory with what depends on the package', () => {
  expect(describeAdvisories(REPORT, LOCK)).toEqual([
    `high: tar 1.9.0, 1.2.0 (only for development): Files are written outside of the folder
  Affected versions: <2.0.0. https://advisories.example/1
  Needed by tool → pack
  Fixed with tool 3.0.0.`,
  ]);
});

test('a package that the repository itself needs has no chain, and circles end', () => {
  const tar = REPORT.vulnerabilities['tar'] as AuditReport['vulnerabilities'][string];
  const direct = { vulnerabilities: { tar: { ...tar, effects: [], fixAvailable: false } } };
  expect(describeAdvisories(direct, LOCK)[0]).not.toContain('Needed by');
  expect(describeAdvisories(direct, LOCK)[0]).toContain('There is no fixed version yet.');
  const pack = { name: 'pack', via: ['tar'], effects: ['tar'], nodes: [], fixAvailable: false };
  expect(describeAdvisories({ vulnerabilities: { tar, pack } }, LOCK)[0]).toContain('Needed by pack');
});

test('without vulnerabilities there is nothing to describe', () => {
  expect(describeAdvisories({ vulnerabilities: {} }, LOCK)).toEqual([]);
});
