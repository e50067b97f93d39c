import { expect, test } from 'vitest';
import { SVG, sample } from '../../fixtures/media-samples.ts';
import type { FileChange } from '../repository/change-set.ts';
import { checkMediaChanges } from './check-media-changes.ts';

const FOLDERS = { content: 'content', public: 'public' };
const reasonOf = (change: FileChange): string | undefined => checkMediaChanges({ files: [change] }, FOLDERS)[0]?.reason;
const create = (path: string, content: string | Uint8Array): FileChange => ({
  kind: 'create',
  path,
  content: Buffer.from(content),
});
const png = sample('image/png');

test.for<FileChange>([
  create('content/a.md', '<script>'),
  create('content/a.yml', 'a: 1'),
  create('content/a.png', png),
  create('public/a.png', png),
  create('public/a.svg', SVG),
  { kind: 'delete', path: 'public/a.html' },
  { kind: 'rename', from: 'content/a.md', path: 'content/b.md' },
  { kind: 'rename', from: 'public/a.jpg', path: 'public/b.jpeg' },
  { kind: 'rename', from: 'public/a.html', path: 'public/b.html' },
  { kind: 'rename', from: 'content/a.png', path: 'content/b.png', content: png },
])('allows %o', (change) => {
  expect(reasonOf(change)).toBeUndefined();
});

test.for<FileChange>([
  create('public/a.html', '<script>alert(1)</script>'),
  create('public/a.js', 'alert(1)'),
  create('public/a', 'text'),
  create('public/a.PNG', '<script>alert(1)</script>'),
  create('public/a.jpg', png),
  create('content/a.png', 'no picture'),
  create('content/a.zip', 'PK'),
  create('public/a.svg', '<svg><script/></svg>'),
  // Safe only after sanitising, which was not done.
  create('public/a.svg', SVG.replace('<path', '<metadata><script/></metadata><path')),
  create('public/a.png', Buffer.concat([png, Buffer.from('PK an archive')])),
  { kind: 'change', path: 'public/index.html', content: Buffer.from('<script>') },
  { kind: 'rename', from: 'content/a.md', path: 'public/a.html' },
  { kind: 'rename', from: 'content/a.md', path: 'public/a.md' },
  { kind: 'rename', from: 'public/a.txt', path: 'public/a.html' },
  { kind: 'rename', from: 'public/a.png', path: 'public/a.html' },
  { kind: 'rename', from: 'public/a.png', path: 'public/a.svg' },
  { kind: 'rename', from: 'content/a.md', path: 'content/a.svg' },
  { kind: 'rename', from: 'content/a.md', path: 'public/a.html', content: Buffer.from('<script>') },
])('rejects %o', (change) => {
  expect(reasonOf(change)).toBeTypeOf('string');
});
