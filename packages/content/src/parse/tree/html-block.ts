import { classifyTag } from '../../allow-list/sanitise.ts';
import { readHtml } from './html-fragment.ts';
import { isPlainTag } from './inline.ts';
import { removedMarkup, unmatchedClosingTag } from './text-warnings.ts';
import type { TreeContext } from './tree-context.ts';
import type { Frame } from './tree-builder.ts';

/** Adds a block of HTML to the tree. */
export function addHtmlBlock(text: string, line: number, context: TreeContext): void {
  const { tree, builder, positions, separator } = context;
  const depth = builder.depth();
  readHtml(text, {
    open: (tag, props, start) => {
      const written: Frame['written'] = isPlainTag(tag, props)
        ? undefined
        : { syntax: 'html', ...positions.ofOffset(text, start, line) };
      builder.open('html', tag, props, written);
    },
    close: (tag, start) => {
      if (builder.closeHtml(tag) || classifyTag(tag) === 'keep') return;
      tree.warnings.push(unmatchedClosingTag(tag, positions.ofOffset(text, start, line)));
    },
    text: (text) => {
      // Line breaks between tags are layout of the source.
      if (text.trim() !== '' || !text.includes('\n') || builder.top().tag === 'pre') builder.append([text]);
    },
    comment: (text) => {
      if (text.trim() === separator && builder.depth() === 0) tree.excerptEnd ??= builder.root.children.length;
    },
    other: (removed, start) => {
      tree.warnings.push(removedMarkup(removed, positions.ofOffset(text, start, line)));
    },
  });
  builder.settle(depth);
}
