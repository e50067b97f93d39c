import type { Node } from '@tiptap/pm/model';
import type { EditorView, NodeView, NodeViewConstructor } from '@tiptap/pm/view';
import type { FieldValue } from '../fields/patch/source-tree.ts';
import { fill } from '../messages/fill.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import { changeNode } from './edit-node.ts';
import { goToFootnote } from './footnotes.ts';

/** Options of `createNodeViews`. */
export interface NodeViewOptions {
  messages: EditorMessages['visual'];
  /** Returns the URL that an image is loaded from. */
  imageUrl: (src: string) => string;
  /** Opens the form for the node at a position. */
  onEdit: (position: number) => void;
}

/** Node views with controls: boxes with a header, images and tasks. */
export function createNodeViews(options: NodeViewOptions): Record<string, NodeViewConstructor> {
  const { messages } = options;
  return {
    taskItem: (node, view, getPos) => taskView(node, view, getPos, options),
    codeBlock: (node, view, getPos) => codeView(node, view, getPos, options),
    component: (node, view, getPos) => componentView(node, view, getPos, options),
    slot: (node) => boxView(node, 'rs-slot', () => slotTitle(node, messages)),
    footnoteDefinition: (node) =>
      boxView(node, 'rs-footnote', () => fill(messages.footnote, { label: String(node.attrs['label']) })),
    rawBlock: (node) => sourceView(node, 'rs-raw', messages.raw),
    formulaBlock: (node) => sourceView(node, 'rs-formula', messages.formula),
    image: (node, _view, getPos) => pictureView(node, getPos, options),
    inlineComponent: (node, _view, getPos) => inlineComponentView(node, getPos, options),
    formula: (node, _view, getPos) => inlineSourceView(node, getPos, options),
    binding: (node, _view, getPos) => inlineSourceView(node, getPos, options),
    rawInline: (node, _view, getPos) => inlineSourceView(node, getPos, options),
    footnoteReference: (node, view) => referenceView(node, view, options),
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (HTMLElement | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className;
  created.append(...children);
  return created;
}

function headOf(...children: (HTMLElement | string)[]): HTMLElement {
  const head = element('div', 'rs-box-head', ...children);
  head.contentEditable = 'false';
  return head;
}

/** Events of controls inside a node are not handled by the editor. */
function stopsIn(control: HTMLElement): (event: Event) => boolean {
  return ({ target }) => target instanceof globalThis.Node && control.contains(target);
}

function setAttribute(view: EditorView, position: number | undefined, name: string, value: unknown): void {
  if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, name, value));
}

function taskView(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  { messages }: NodeViewOptions,
): NodeView {
  const box = element('input', 'rs-task-box');
  box.type = 'checkbox';
  box.setAttribute('aria-label', messages.task);
  box.checked = node.attrs['checked'] === true;
  box.addEventListener('change', () => {
    setAttribute(view, getPos(), 'checked', box.checked);
  });
  const holder = element('span', 'rs-task-holder', box);
  holder.contentEditable = 'false';
  const contentDOM = element('div', 'rs-task-text');
  return {
    dom: element('li', 'rs-task', holder, contentDOM),
    contentDOM,
    stopEvent: stopsIn(holder),
    update(next) {
      if (next.type !== node.type) return false;
      box.checked = next.attrs['checked'] === true;
      return true;
    },
  };
}

function codeView(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  { messages }: NodeViewOptions,
): NodeView {
  const field = (name: 'language' | 'filename', label: string): HTMLInputElement => {
    const input = element('input', 'rs-code-field');
    input.placeholder = label;
    input.setAttribute('aria-label', label);
    input.value = String(node.attrs[name] ?? '');
    input.addEventListener('change', () => {
      const value = input.value.trim();
      setAttribute(view, getPos(), name, name === 'filename' && value === '' ? null : value);
    });
    return input;
  };
  const [language, filename] = [field('language', messages.code.language), field('filename', messages.code.filename)];
  const head = headOf(language, filename);
  const contentDOM = element('code', '');
  const pre = element('pre', '', contentDOM);
  pre.spellcheck = false;
  pre.dir = 'ltr';
  return {
    dom: element('div', 'rs-code', head, pre),
    contentDOM,
    stopEvent: stopsIn(head),
    ignoreMutation: (mutation) => mutation.type !== 'selection' && head.contains(mutation.target),
    update(next) {
      if (next.type !== node.type) return false;
      language.value = String(next.attrs['language'] ?? '');
      filename.value = String(next.attrs['filename'] ?? '');
      return true;
    },
  };
}

function componentView(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  { messages, onEdit }: NodeViewOptions,
): NodeView {
  const name = String(node.attrs['name']);
  const summary = element('span', 'rs-box-summary');
  const edit = button(fill(messages.component.properties, { name }), '…', () => {
    const position = getPos();
    if (position !== undefined) onEdit(position);
  });
  const remove = button(fill(messages.component.remove, { name }), '×', () => {
    const position = getPos();
    const current = position === undefined ? null : view.state.doc.nodeAt(position);
    if (position !== undefined && current) view.dispatch(view.state.tr.delete(position, position + current.nodeSize));
  });
  const head = headOf(element('strong', 'rs-box-name', name), summary, edit, remove);
  const contentDOM = element('div', 'rs-box-body');
  /** A component without slots has no place for the caret. */
  const add = element('button', 'rs-box-button', messages.component.addText);
  add.type = 'button';
  add.contentEditable = 'false';
  add.addEventListener('click', () => {
    const position = getPos();
    if (position === undefined) return;
    view.dispatch(
      changeNode(view.state.tr, position, { values: propsOf(view, position), slots: new Set(['default']) }),
    );
    view.focus();
  });
  const show = ({ attrs, content }: Node): void => {
    summary.textContent = summarise(attrs['props'] as Record<string, unknown>);
    add.hidden = content.size > 0;
  };
  show(node);
  const isControl = stopsIn(head);
  return {
    dom: element('section', 'rs-component', head, contentDOM, add),
    contentDOM,
    stopEvent: (event) => isControl(event) || event.target === add,
    ignoreMutation: (mutation) =>
      mutation.type !== 'selection' && (head.contains(mutation.target) || add.contains(mutation.target)),
    update(next) {
      if (next.type !== node.type || next.attrs['name'] !== name) return false;
      show(next);
      return true;
    },
  };
}

function button(label: string, symbol: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', 'rs-box-button', symbol);
  created.type = 'button';
  created.setAttribute('aria-label', label);
  created.title = label;
  created.addEventListener('click', onClick);
  return created;
}

/** Properties in one line, for example `title: Kiln, open`. */
function summarise(props: Record<string, unknown>): string {
  return Object.entries(props)
    .map(([key, value]) =>
      value === true ? key : `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(', ');
}

function slotTitle({ attrs }: Node, messages: EditorMessages['visual']): string {
  const name = String(attrs['name']);
  return name === 'default' ? '' : fill(messages.component.slot, { name });
}

function boxView(node: Node, className: string, title: () => string): NodeView {
  const text = title();
  const contentDOM = element('div', 'rs-box-body');
  const dom = element('div', className, ...(text === '' ? [] : [headOf(text)]), contentDOM);
  return { dom, contentDOM, update: (next) => next.type === node.type && next.attrs['name'] === node.attrs['name'] };
}

function sourceView(node: Node, className: string, title: string): NodeView {
  const contentDOM = element('code', '');
  const pre = element('pre', '', contentDOM);
  pre.spellcheck = false;
  return {
    dom: element('div', `rs-code ${className}`, headOf(title), pre),
    contentDOM,
    update: (next) => next.type === node.type,
  };
}

function pictureView(
  node: Node,
  getPos: () => number | undefined,
  { messages, imageUrl, onEdit }: NodeViewOptions,
): NodeView {
  const picture = element('img', 'rs-picture');
  const open = button(messages.image.edit, messages.image.alt, () => {
    const position = getPos();
    if (position !== undefined) onEdit(position);
  });
  const show = ({ attrs }: Node): void => {
    picture.src = imageUrl(String(attrs['src']));
    picture.alt = String(attrs['alt']);
    open.classList.toggle('rs-is-missing', attrs['alt'] === '');
  };
  show(node);
  const dom = element('span', 'rs-picture-box', picture, open);
  return {
    dom,
    stopEvent: stopsIn(open),
    update(next) {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
  };
}

function propsOf({ state }: EditorView, position: number): FieldValue {
  return (state.doc.nodeAt(position)?.attrs['props'] ?? {}) as FieldValue;
}

/** A button in the text. The Tab key leaves it out; `Alt+Enter` does the same. */
function inlineButton(className: string, label: string, text: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', className, text);
  created.type = 'button';
  created.tabIndex = -1;
  created.title = label;
  created.contentEditable = 'false';
  created.addEventListener('click', onClick);
  return created;
}

function inlineComponentView(
  node: Node,
  getPos: () => number | undefined,
  { messages, onEdit }: NodeViewOptions,
): NodeView {
  const name = String(node.attrs['name']);
  const text = element('span', '');
  const edit = inlineButton('rs-inline-component', fill(messages.component.properties, { name }), '', () => {
    const position = getPos();
    if (position !== undefined) onEdit(position);
  });
  edit.append(element('span', 'rs-inline-name', name), text);
  const show = ({ textContent, attrs }: Node): void => {
    text.textContent = textContent === '' ? summarise(attrs['props'] as Record<string, unknown>) : textContent;
  };
  show(node);
  return {
    dom: element('span', '', edit),
    stopEvent: stopsIn(edit),
    update(next) {
      if (next.type !== node.type || next.attrs['name'] !== name) return false;
      show(next);
      return true;
    },
  };
}

/** A formula, a value in braces or an HTML tag, as it is written in the file. */
function inlineSourceView(
  node: Node,
  getPos: () => number | undefined,
  { messages, onEdit }: NodeViewOptions,
): NodeView {
  const isFormula = node.type.name === 'formula';
  const edit = inlineButton('rs-inline-source', isFormula ? messages.formula : messages.raw, '', () => {
    const position = getPos();
    if (position !== undefined) onEdit(position);
  });
  const show = ({ attrs, type, textContent }: Node): void => {
    const source = type.name === 'rawInline' ? textContent : String(attrs['source']);
    edit.textContent = isFormula ? `$${source}$` : source;
  };
  show(node);
  return {
    dom: element('span', '', edit),
    stopEvent: stopsIn(edit),
    update(next) {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
  };
}

/** The number of a footnote. A click places the caret in its text. */
function referenceView(node: Node, view: EditorView, { messages }: NodeViewOptions): NodeView {
  const label = String(node.attrs['label']);
  const open = inlineButton('rs-inline-name', fill(messages.goToFootnote, { label }), label, () => {
    goToFootnote(label)(view.state, view.dispatch);
    view.focus();
  });
  return {
    dom: element('sup', 'rs-reference', open),
    stopEvent: stopsIn(open),
    update: (next) => next.type === node.type && next.attrs['label'] === label,
  };
}
