/** The worker that contains the database of a browser, so that the page is never blocked. */
import { ContentError } from '../errors.ts';
import { fetchSqlite } from '../store/load-wasm.ts';
import { alone } from './alone.ts';
import { createAnswerer } from './create-answerer.ts';
import { openImages } from './images.ts';
import type { Answer, Question } from './question.ts';
import { Unavailable, unavailable } from './unavailable.ts';

const answer = createAnswerer({
  fetchSqlite,
  openImages: (site) => openImages(`recto-content ${site}`),
  alone: (name, work) => alone(`recto-content ${name}`, work),
  async fetchText(address, cache) {
    const response = await fetch(address, cache && { cache });
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
    return await response.text();
  },
});

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reply(data);
});

async function reply({ id, query, build, content }: Question): Promise<void> {
  const message: Answer = await answer(query, build, content).then(
    (rows) => ({ id, rows }),
    (error: unknown) => toAnswer(id, error),
  );
  postMessage(message);
}

function toAnswer(id: number, error: unknown): Answer {
  if (error instanceof ContentError) {
    const { code, message, hint } = error;
    return { id, fault: { code, message, hint } };
  }
  const { reason, message } = error instanceof Unavailable ? error : unavailable('engine', error);
  return { id, unavailable: { reason, message } };
}
