import { expect, test } from 'vitest';
import { listRouteConflicts } from './list-route-conflicts.ts';

test.for([
  ['/api/search', '/api/search'],
  ['/API/Search', '/api/search'],
  ['/api/:id', '/api/search'],
  ['/api/**', '/api/search'],
  ['/api/**:rest', '/api/search'],
  ['/api/_recto_icon/lucide', undefined],
  ['/api/_recto_icon/:set', '/api/_recto_icon/**'],
  ['/mcp', '/mcp'],
  ['/raw/**:path', '/raw/**'],
  ['/**', '/api/search'],
  ['/api/hello', undefined],
  ['/api/searches', undefined],
  ['/api/notes/:id', undefined],
  ['/api/notes/**', undefined],
])('a route at %s clashes with %s', ([route = '', endpoint]) => {
  expect(listRouteConflicts([{ route, file: '/site/server/any.ts' }]).map((clash) => clash.endpoint)).toEqual(
    endpoint === undefined ? [] : [endpoint],
  );
});
