import type { MarkdownComponent } from './markdown-component.ts';

/**
 * An icon: `:icon{name="lucide:book-open" label="…"}`. In text only its label is shown; without one it is decorative.
 */
export const icon: MarkdownComponent = {
  interactive: 'children',
  isInline: true,
  plain: ({ label }, children) => [...(typeof label === 'string' ? [label] : []), ...children],
};
