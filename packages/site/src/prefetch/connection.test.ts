import { expect, test } from 'vitest';
import { mayPrefetch, mayFetchManifest } from './connection.ts';
import type { Connection } from './connection.ts';

test.for<[Connection, ahead: boolean, manifest: boolean]>([
  [{}, true, true],
  [{ saveData: false, effectiveType: '4g' }, true, true],
  [{ effectiveType: '3g' }, true, true],
  [{ effectiveType: '2g' }, false, true],
  [{ effectiveType: 'slow-2g' }, false, false],
  [{ saveData: true, effectiveType: '4g' }, false, true],
])('on %o pages are prefetched: %o, the manifest: %o', ([connection, ahead, manifest]) => {
  expect([mayPrefetch(connection), mayFetchManifest(connection)]).toEqual([ahead, manifest]);
});
