import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { moveBlockTo } from './block-commands.ts';
import { blocksAt } from './drop-positions.ts';
import { startBlockDrag } from './drag-block.ts';

/** Handles next to the block, the inner block and the list item under the pointer, to select and drag them. */
export function blockHandle(messages: { handle: string; innerHandle: string; itemHandle: string }): Plugin {
  return new Plugin({
    view(view) {
      const parent = view.dom.parentElement;
      if (!parent) return {};
      const handles = [
        createHandle(view, parent, messages.handle),
        createHandle(view, parent, messages.itemHandle),
        createHandle(view, parent, messages.innerHandle),
      ] as const;
      const hide = (): void => {
        for (const handle of handles) handle.hide();
      };
      const leave = ({ pointerType }: PointerEvent): void => {
        // A touch pointer leaves whenever the finger is lifted.
        if (pointerType !== 'touch') hide();
      };
      const follow = ({ clientY, target }: PointerEvent): void => {
        if (!view.editable || handles.some(({ isDragged }) => isDragged())) return;
        // On its way to a handle, the pointer may already be over a neighbouring block.
        if (handles.some(({ button }) => button === target)) return;
        const { block, item, inner } = blocksAt(view, clientY);
        handles[0].show(block);
        handles[1].show(item);
        handles[2].show(inner);
      };
      parent.addEventListener('pointermove', follow);
      parent.addEventListener('pointerdown', follow);
      parent.addEventListener('pointerleave', leave);
      return {
        update({ state }, before) {
          if (!state.doc.eq(before.doc)) hide();
        },
        destroy() {
          for (const { button, hide: end } of handles) {
            end();
            button.remove();
          }
          parent.removeEventListener('pointermove', follow);
          parent.removeEventListener('pointerdown', follow);
          parent.removeEventListener('pointerleave', leave);
        },
      };
    },
  });
}

interface Handle {
  button: HTMLButtonElement;
  /** Shows the handle next to the node at a position; hides it without one. */
  show: (position: number | undefined) => void;
  /** Hides the handle, and cancels a drag. */
  hide: () => void;
  isDragged: () => boolean;
}

function createHandle(view: EditorView, parent: HTMLElement, label: string): Handle {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'rs-handle';
  button.tabIndex = -1;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.hidden = true;
  parent.append(button);
  let position: number | undefined;
  let endDrag: (() => void) | undefined;

  const select = (): void => {
    if (position === undefined || !view.state.doc.nodeAt(position)) return;
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
    view.focus();
  };
  button.addEventListener('click', select);
  button.addEventListener('pointerdown', (event) => {
    const from = position;
    if (event.button !== 0 || from === undefined) return;
    // Prevent text selection while dragging.
    event.preventDefault();
    endDrag = startBlockDrag({
      view,
      page: parent,
      from,
      button,
      pointer: event,
      onStart: select,
      onEnd(to) {
        endDrag = undefined;
        if (to === undefined) return;
        moveBlockTo(from, to)(view.state, view.dispatch);
        view.focus();
      },
    });
  });
  return {
    button,
    isDragged: () => endDrag !== undefined,
    hide() {
      endDrag?.();
      button.hidden = true;
    },
    show(next) {
      position = next;
      const dom = next === undefined ? null : view.nodeDOM(next);
      button.hidden = !(dom instanceof HTMLElement);
      if (dom instanceof HTMLElement) placeBeside(button, dom, view.dom, parent);
    },
  };
}

/** Positions a handle at the first line of a block, at the start of the text in its direction. */
function placeBeside(button: HTMLElement, dom: HTMLElement, text: HTMLElement, page: HTMLElement): void {
  const { direction } = getComputedStyle(text);
  const [block, around] = [dom.getBoundingClientRect(), page.getBoundingClientRect()];
  button.dir = direction;
  button.style.insetBlockStart = `${block.top - around.top + page.scrollTop}px`;
  const isItem = dom.localName === 'li';
  if (!isItem && dom.parentElement === text) return;
  // Place it before the list marker, which is in the padding of the list.
  const padding = isItem ? Number.parseFloat(getComputedStyle(dom.parentElement ?? dom).paddingInlineStart) || 0 : 0;
  const margin = isItem ? Number.parseFloat(getComputedStyle(dom).marginInlineStart) || 0 : 0;
  const left = around.left + page.clientLeft;
  const start = direction === 'rtl' ? left + page.clientWidth - block.right : block.left - left;
  button.style.insetInlineStart = `${start - margin - padding - button.offsetWidth}px`;
}
