/** Shows a picture as large as the window, with its description as caption. Escape, a click and navigation close it. */
export function showPicture(picture: HTMLImageElement, { label, close }: { label: string; close: string }): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom-dialog';
  dialog.ariaLabel = label;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = close;
  button.className = 'icon-button';
  button.append('×');
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = picture.alt;
  const caption = document.createElement('p');
  // The picture has this text already.
  caption.ariaHidden = 'true';
  caption.append(picture.alt);
  dialog.append(copy, caption, button);
  const leave = (): void => {
    dialog.close();
  };
  dialog.addEventListener('click', leave);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave);
    dialog.remove();
  });
  addEventListener('popstate', leave);
  document.body.append(dialog);
  dialog.showModal();
}
