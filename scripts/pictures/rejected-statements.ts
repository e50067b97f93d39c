import type { APIResponse, Page } from '@playwright/test';
import { draw, escapeHtml } from './drawing.ts';

const STATEMENTS = [
  `SELECT "title" FROM _content_docs WHERE ("path" = '/en/docs/files/markdown') ORDER BY stem ASC`,
  'SELECT "title" FROM _content_docs ORDER BY stem ASC; DROP TABLE _content_docs',
  'SELECT "title" FROM _content_docs UNION SELECT "title" FROM _content_posts ORDER BY stem ASC',
  'SELECT "__hash" FROM _content_docs ORDER BY stem ASC',
];

/** Draws SQL statements that anyone could send, each with the response of the running server. */
export async function drawRejectedStatements(page: Page): Promise<void> {
  const parts: string[] = [];
  for (const sql of STATEMENTS) {
    const response = await page.request.post('/__recto_content/docs/query', { data: { sql } });
    const message = response.ok() ? await response.text() : await readMessage(response);
    const state = response.ok() ? 'answered' : 'refused';
    parts.push(
      `<div class="statement ${state}"><code>${markPosition(sql, message)}</code>
        <p><b>${response.status()}</b><span>${escapeHtml(message)}</span></p></div>`,
    );
  }
  await draw(page, parts.join(''));
}

async function readMessage(response: APIResponse): Promise<string> {
  const { error } = (await response.json()) as { error: { message: string } };
  return error.message;
}

/** Highlights what the response refers to: the word at its position, or the field that it names. */
function markPosition(sql: string, message: string): string {
  const position = /at position (\d+)/u.exec(message)?.[1];
  const field = /no field ("\w+")/u.exec(message)?.[1];
  const at = position === undefined ? sql.indexOf(field ?? ' '.repeat(sql.length + 1)) : Number(position) - 1;
  if (at < 0) return escapeHtml(sql);
  const [word = ''] = /^"?\w+"?|^./u.exec(sql.slice(at)) ?? [];
  const after = sql.slice(at + word.length);
  return `${escapeHtml(sql.slice(0, at))}<mark>${escapeHtml(word)}</mark>${escapeHtml(after)}`;
}
