import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A handle beside the block under the pointer. It selects the block, and drags it. */
export function blockHandle(label: string): Plugin {
  return new Plugin({
    view(view) {
      const handle = document.createElement('button');
      handle.type = 'button';
      handle.className = 'rs-handle';
      handle.draggable = true;
      handle.tabIndex = -1;
      handle.title = label;
      handle.setAttribute('aria-label', label);
      handle.hidden = true;
      const parent = view.dom.parentElement;
      parent?.append(handle);
      let position: number | undefined;

      const select = (): boolean => {
        if (position === undefined || !view.state.doc.nodeAt(position)) return false;
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
        view.focus();
        return true;
      };
      const follow = (event: PointerEvent): void => {
        if (!view.editable || event.pointerType === 'touch') return;
        position = blockUnder(view, event.clientY);
        const shown = position === undefined ? null : view.nodeDOM(position);
        if (!(shown instanceof HTMLElement) || !parent) return;
        handle.hidden = false;
        const top = shown.getBoundingClientRect().top - parent.getBoundingClientRect().top + parent.scrollTop;
        handle.style.insetBlockStart = `${top}px`;
      };
      // A handle that is hidden ends the drag.
      let isDragged = false;
      const leave = (): void => {
        handle.hidden = !isDragged;
      };
      const endDrag = (): void => {
        isDragged = false;
        leave();
      };
      const drag = (event: DragEvent): void => {
        if (!select() || !event.dataTransfer) return;
        isDragged = true;
        const slice = view.state.selection.content();
        const { dom, text } = view.serializeForClipboard(slice);
        event.dataTransfer.clearData();
        event.dataTransfer.setData('text/html', dom.innerHTML);
        event.dataTransfer.setData('text/plain', text);
        event.dataTransfer.effectAllowed = 'copyMove';
        view.dragging = { slice, move: true };
      };
      handle.addEventListener('click', select);
      handle.addEventListener('dragstart', drag);
      handle.addEventListener('dragend', endDrag);
      parent?.addEventListener('pointermove', follow);
      parent?.addEventListener('pointerleave', leave);
      return {
        destroy() {
          handle.remove();
          parent?.removeEventListener('pointermove', follow);
          parent?.removeEventListener('pointerleave', leave);
        },
      };
    },
  });
}

/** The outermost block at a height of the screen. */
function blockUnder(view: EditorView, y: number): number | undefined {
  let found: number | undefined;
  view.state.doc.forEach((_, position) => {
    const shown = view.nodeDOM(position);
    if (!(shown instanceof HTMLElement)) return;
    const { top, bottom } = shown.getBoundingClientRect();
    if (y >= top - 4 && y <= bottom + 4) found = position;
  });
  return found;
}
