import { trackEvent } from '../analytics/track-event.ts';

/** Name of the analytics event. */
const EVENT = 'Feedback';

/** Sends the answer of a button, and replaces the buttons with thanks. If it cannot be sent, they stay. */
export async function sendAnswer(button: HTMLButtonElement): Promise<void> {
  const question = button.closest<HTMLElement>('[data-feedback]');
  const output = question?.querySelector('output');
  const group = button.parentElement;
  if (!question || !output || !group || question.ariaBusy === 'true') return;
  question.ariaBusy = 'true';
  const isSent = await send(question.dataset['feedback'] ?? '', button.value);
  question.ariaBusy = null;
  output.textContent = output.dataset[isSent ? 'thanks' : 'failed'] ?? '';
  if (!isSent) return;
  // The button that had the focus disappears.
  output.tabIndex = -1;
  output.focus({ preventScroll: true });
  group.remove();
}

/** Sends an answer to the endpoint, or to the analytics service if there is none. */
async function send(target: string, answer: string): Promise<boolean> {
  const path = location.pathname;
  if (target === '') {
    trackEvent(EVENT, { props: { path, helpful: answer } });
    return true;
  }
  const response = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, helpful: answer === 'yes' }),
  }).catch(() => undefined);
  return response?.ok === true;
}
