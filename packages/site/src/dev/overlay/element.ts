type Child = Node | string;

/** Creates an HTML element with attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** Creates a button with a click handler. */
export function button(
  attributes: Readonly<Record<string, string>>,
  onClick: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, ...children);
  created.addEventListener('click', onClick);
  return created;
}
