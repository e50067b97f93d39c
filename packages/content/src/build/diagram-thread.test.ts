import { expect, test } from 'vitest';
import { drawDiagram } from '../parse/drawing/draw-diagram.ts';
import { createDiagramThread } from './diagram-thread.ts';

test('a thread draws the same diagrams as this thread', async () => {
  const draw = createDiagramThread();
  const sources = ['graph LR\n  a[One] --> b[Two]', 'sequenceDiagram\n  a->>b: Hello', 'graph LR', 'nothing'];
  // With a single core there is no thread.
  const drawn = await Promise.all(sources.map(async (source) => (draw ? await draw(source) : drawDiagram(source))));
  expect(drawn).toEqual(sources.map(drawDiagram));
  expect(drawn[0]).toMatchObject({ description: 'One → Two' });
});
