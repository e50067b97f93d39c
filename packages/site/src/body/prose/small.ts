import type { RenderMap } from '@recto/content';
import type { SemanticColor } from '../../app/site.ts';
import type { Written } from './nodes.ts';

interface BadgeProps {
  /** One of the seven colours of the site. */
  color?: SemanticColor;
}

const COLORS = new Set(['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral']);

export const small: RenderMap['server'] = {
  /** `:badge[New]{color="info"}` */
  badge({ color = 'neutral' }: Written<BadgeProps>, children) {
    const tone = typeof color === 'string' && COLORS.has(color) ? color : 'neutral';
    return [['span', { class: `badge tone-${tone}` }, ...children]];
  },

  /** Each heading inside begins a step, and has its number. */
  steps: (_, children) => [['div', { class: 'steps' }, ...children]],
};
