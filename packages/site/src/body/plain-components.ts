import type { RenderMap, TreeNode } from '@recto/content';

/** Components of every site that need no script: each stands for plain elements. */
export const plainComponents: RenderMap['server'] = {
  /** `> [!NOTE]` is a callout; any other quotation stays one. */
  blockquote({ as, ...props }, children) {
    if (typeof as !== 'string') return [['blockquote', props, ...children]];
    return [['div', { class: `callout callout-${as}`, role: 'note' }, ...children]];
  },

  /** A block of code that has a file name shows it. */
  pre({ filename, ...props }, children) {
    const block: TreeNode = ['pre', { ...props, tabindex: 0 }, ...children];
    if (typeof filename !== 'string') return [block];
    return [['figure', { class: 'code' }, ['figcaption', {}, ['bdi', {}, filename]], block]];
  },
};
