import { Transform } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { newComponent } from '../visual/block-commands.ts';
import { openMarkdown } from './open-markdown.ts';
import { saveMarkdown } from './save-markdown.ts';
import { schema } from './schema.ts';

/** Inserts a callout with the slots `default` and `title` at the start of a file, with text in the title or not. */
function withCallout(text: string, title = ''): ReturnType<typeof saveMarkdown> {
  const { source, doc } = openMarkdown(text);
  const tr = new Transform(doc).insert(0, newComponent('callout', ['default', 'title']));
  // The component, the default slot with its paragraph, the second slot and its paragraph.
  if (title !== '') tr.insert(7, schema.text(title));
  return saveMarkdown(source, tr.doc);
}

test('an unused slot of a new component is not written', () => {
  expect(withCallout('Text\n')).toEqual({ text: '::callout\n::\n\nText\n', rejected: [] });
});

test('a slot of a new component that has text is written', () => {
  expect(withCallout('Text\n', 'T')).toEqual({ text: '::callout\n#title\nT\n::\n\nText\n', rejected: [] });
});

test('an empty slot in the file keeps its bytes', () => {
  const { source, doc } = openMarkdown('::callout\nA\n\n#title\n::\n');
  const { tr } = { tr: new Transform(doc).insert(4, schema.text('B')) };
  expect(saveMarkdown(source, tr.doc)).toEqual({ text: '::callout\nAB\n\n#title\n::\n', rejected: [] });
});
