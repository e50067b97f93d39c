import { misuse } from '@recto/content/cli';
import type { Terminal } from '@recto/content/cli';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password twice without showing it, or reads the first line of a pipe. */
export async function readPassword(terminal: Terminal, input: NodeJS.ReadStream): Promise<string> {
  if (!input.isTTY) {
    let text = '';
    for await (const chunk of input) text += String(chunk);
    return text.split(/\r?\n/u)[0] ?? '';
  }
  // Discards the echo of what is typed.
  const silent = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  const lines = createInterface({ input, output: silent, terminal: true });
  const ask = async (question: string): Promise<string> => {
    terminal.err.write(question);
    const line = await lines.question('');
    terminal.err.write('\n');
    return line;
  };
  try {
    const password = await ask('Password: ');
    if (password !== (await ask('Repeat the password: ')))
      throw misuse('The passwords differ.', 'Run the command again.');
    return password;
  } finally {
    lines.close();
  }
}
