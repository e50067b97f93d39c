/**
 * Keeps the caret of text areas when React takes over the page: React sets the default value of each one, which moves
 * the caret to the start unless the value counts as changed. An insertion of nothing makes it count as changed.
 */
export function keepCarets(document: Document): void {
  for (const area of document.querySelectorAll('textarea')) {
    // A changed value needs nothing, and a change would end an IME composition.
    if (area.value === area.defaultValue) area.setRangeText('', 0, 0);
  }
}
