import type { MarkdownComponent } from './markdown-component.ts';

/** `:icon{name="lucide:book-open" label="…"}`: a picture in the page; as text its label, without which it is an ornament. */
export const icon: MarkdownComponent = {
  interactive: 'children',
  isInline: true,
  plain: ({ label }, children) => [...(typeof label === 'string' ? [label] : []), ...children],
};
