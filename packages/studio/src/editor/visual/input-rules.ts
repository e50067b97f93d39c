import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules';
import type { MarkType } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { Command, Plugin } from '@tiptap/pm/state';
import { safeUrl } from '../markdown/dom-specs.ts';
import { schema } from '../markdown/schema.ts';

const { nodes, marks } = schema;

/** Applies markdown syntax while it is typed: `# `, `- `, `1. `, `> `, `` ``` ``, `**bold**`. */
export function markdownShortcuts(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/u, nodes.heading, ([, hashes = '']) => ({ level: hashes.length })),
      wrappingInputRule(/^\s*[-*+]\s$/u, nodes.bulletList),
      wrappingInputRule(
        /^(\d{1,9})[.)]\s$/u,
        nodes.orderedList,
        ([, number]) => ({ start: Number(number) }),
        ([, number], list) => list.childCount + Number(list.attrs['start']) === Number(number),
      ),
      wrappingInputRule(/^\s*>\s$/u, nodes.blockquote),
      textblockTypeInputRule(/^```([\w+#.-]*)\s$/u, nodes.codeBlock, ([, language = '']) => ({ language })),
      new InputRule(/^---$/u, (state, _match, start, end) =>
        state.tr.replaceRangeWith(start - 1, end, nodes.rule.create()),
      ),
      taskRule(),
      linkRule(),
      markRule(/(?:^|[^*])(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/u, marks.strong),
      markRule(/(?:^|[^*])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/u, marks.em),
      markRule(/(?:^|[^\w_])(_([^_\s](?:[^_]*[^_\s])?)_)$/u, marks.em),
      markRule(/(?:^|[^~])(~~([^~\s](?:[^~]*[^~\s])?)~~)$/u, marks.strike),
      markRule(/(?:^|[^`])(`([^`]+)`)$/u, marks.code),
    ],
  });
}

/** Converts a paragraph that contains only `` ``` `` and a language to a code block. */
export const codeFenceOnEnter: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection;
  const { parent } = $from;
  const [, language] = /^```([\w+#.-]*)$/u.exec(parent.textContent) ?? [];
  const isEnd = empty && $from.parentOffset === parent.content.size && parent.childCount === 1;
  if (language === undefined || !isEnd || parent.type !== nodes.paragraph) return false;
  const [container, index] = [$from.node(-1), $from.index(-1)];
  if (!container.canReplaceWith(index, index + 1, nodes.codeBlock)) return false;
  if (dispatch) {
    const start = $from.before();
    tr.replaceWith(start, $from.after(), nodes.codeBlock.create({ language }));
    dispatch(tr.setSelection(TextSelection.create(tr.doc, start + 1)).scrollIntoView());
  }
  return true;
};

/** Converts markers around text to a mark. The mark ends there, so that text typed next is plain. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, _start, end) => {
    const [, whole = '', words = ''] = match;
    // The last character of the marker is not inserted yet.
    const from = end - (whole.length - 1);
    const { parent } = state.doc.resolve(from);
    if (!parent.type.allowsMarkType(type)) return null;
    const before = whole.indexOf(words);
    const { tr } = state;
    tr.delete(from + before + words.length, end);
    tr.delete(from, from + before);
    tr.addMark(from, from + words.length, type.create());
    return tr.removeStoredMark(type);
  });
}

/** Converts `[ ] ` and `[x] ` at the start of a list item to a task. */
function taskRule(): InputRule {
  return new InputRule(/^\[([ x]?)\]\s$/iu, (state, [, mark = ''], start, end) => {
    const position = state.doc.resolve(start);
    const item = position.node(-1);
    if (item.type !== nodes.listItem || position.index(-1) !== 0) return null;
    return state.tr
      .delete(start, end)
      .setNodeMarkup(position.before(-1), nodes.taskItem, { ...item.attrs, checked: mark.toLowerCase() === 'x' });
  });
}

/** Converts `[text](url)` to a link, and `![text](url)` to a picture. */
function linkRule(): InputRule {
  return new InputRule(/(!?)\[([^[\]\uFFFC]*)\]\(([^\s()<>\uFFFC]+)\)$/u, (state, match, start, end) => {
    const [, sign = '', words = '', url = ''] = match;
    const { tr, doc } = state;
    if (safeUrl(url) === null || doc.rangeHasMark(start, end, marks.code)) return null;
    if (sign === '!') return tr.replaceWith(start, end, nodes.image.create({ src: url, alt: words }));
    if (words.trim() === '' || !doc.resolve(start).parent.type.allowsMarkType(marks.link)) return null;
    // The last character is not inserted yet.
    tr.delete(start + 1 + words.length, end).delete(start, start + 1);
    return tr.addMark(start, start + words.length, marks.link.create({ href: url }));
  });
}
