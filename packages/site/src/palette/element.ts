type AttributeValue = string | number | boolean | undefined;

/** Creates an element. Attributes without a value are omitted; children are text, never HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) created.setAttribute(name, String(value));
  }
  created.append(...children);
  return created;
}

/** Creates a button with a click listener. */
export function button(
  attributes: Readonly<Record<string, AttributeValue>>,
  label: Node | string,
  onClick: () => void,
): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, label);
  created.addEventListener('click', onClick);
  return created;
}
