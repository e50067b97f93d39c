import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CopyCommand } from './copy-command.tsx';

test('splits a line of several commands without changing its text', () => {
  const command = 'git clone a && cd a && npm start';
  const [, code = ''] = /<code[^>]*>(.*)<\/code>/u.exec(renderToStaticMarkup(<CopyCommand command={command} />)) ?? [];
  expect(code.match(/<span>/gu)).toHaveLength(3);
  expect(code.replaceAll(/<[^>]+>/gu, '').replaceAll('&amp;', '&')).toBe(command);
});
