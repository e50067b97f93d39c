import type { MarkdownComponent, WrittenProps } from './markdown-component.ts';

interface BadgeProps {
  /** One of the seven colours of the site. */
  color?: 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';
}

const COLORS = new Set(['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral']);

/** A short label in a sentence: `:badge[New]{color="info"}`. */
export const badge: MarkdownComponent = {
  isInline: true,
  html({ color = 'neutral' }: WrittenProps<BadgeProps>, children) {
    const tone = typeof color === 'string' && COLORS.has(color) ? color : 'neutral';
    return [['span', { class: `badge tone-${tone}` }, ...children]];
  },
};
