import { hashSource } from '@recto/content';
import { expect, test } from 'vitest';
import { startFileStudio } from '../../fixtures/file-studio.ts';

const PATH = 'content/en/index.md';
const ADDRESS = '/__recto_studio/original';

test('finds the version of a file that was translated', async () => {
  const { as, git, origin } = await startFileStudio({ files: { [PATH]: 'First\n', 'content/en/b.md': 'Other\n' } });
  for (let number = 0; number < 30; number += 1) git.commit({ [PATH]: `Version ${number}\n` });
  git.commit({ [PATH]: null });
  git.commit({ [PATH]: 'Last\n' });
  const reader = await as('reader');
  const find = async (text: string, path = PATH): Promise<unknown> => {
    const response = await reader.get(`${ADDRESS}?path=${path}&hash=${await hashSource(text)}`);
    return await response.json();
  };
  expect(await find('First\r\n\r\n')).toEqual({ text: 'First\n' });
  expect(await find('Version 7')).toEqual({ text: 'Version 7\n' });
  expect(await find('Last')).toEqual({ text: 'Last\n' });
  expect(await find('Other')).toEqual({ text: null });
  expect(await find('Other', 'content/en/b.md')).toEqual({ text: 'Other\n' });
  expect((await fetch(`${origin}${ADDRESS}?path=${PATH}&hash=${'0'.repeat(16)}`)).status).toBe(401);
});

test.for([
  ['secret.md', '0'.repeat(16)],
  ['content/../secret.md', '0'.repeat(16)],
  [PATH, '--all'],
  [PATH, 'ABCDEFABCDEFABCD'],
] as const)('rejects %s with %s', async ([path, hash]) => {
  const { as } = await startFileStudio({ files: { [PATH]: 'First\n', 'secret.md': 'secret' } });
  const reader = await as('reader');
  expect((await reader.get(`${ADDRESS}?path=${encodeURIComponent(path)}&hash=${hash}`)).status).toBe(400);
});
