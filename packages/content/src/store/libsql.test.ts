import { describe } from 'vitest';
import { prepareLibsql } from '../../fixtures/stores/kinds.ts';
import { describeReading, describeStaging, describeWriting } from '../../fixtures/stores/suite.ts';

const kind = prepareLibsql();
describe('reading', () => {
  describeReading(kind);
});
describe('writing', () => {
  describeWriting(kind);
});
describe('building while others read', () => {
  describeStaging(kind);
});
