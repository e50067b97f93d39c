import { expect, test } from 'vitest';
import { chooseConnections } from './measure-server.ts';

test.for([
  [0, 1],
  [0.3, 1],
  [2, 4],
  [16, 32],
  [7000, 32],
] as const)('a server with %d sequential requests per second gets %d connections', ([rate, connections]) => {
  expect(chooseConnections(rate)).toBe(connections);
});
