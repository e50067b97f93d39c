/** Boot code of sites with `feedback`: sends the answer to the question below a page. */
export default function listenForAnswers(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-feedback] button') : null;
    if (!button) return;
    import('./send-answer.ts').then(
      ({ sendAnswer }) => sendAnswer(button),
      (error: unknown) => {
        console.warn('Recto could not load the code that sends the answer.', error);
      },
    );
  });
}
