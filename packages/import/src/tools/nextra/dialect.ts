import { githubSlug } from '../../convert/slugs.ts';
import { block, textProp } from '../../convert/components.ts';
import type { ComponentRule } from '../../convert/components.ts';
import type { Dialect } from '../../model/dialect.ts';
import { listOf } from '../../read/evaluate.ts';
import { steps, unwrap } from '../../rules/blocks.ts';
import { callout } from '../../rules/callouts.ts';
import { card, cards } from '../../rules/cards.ts';
import { file, files } from '../../rules/files.ts';
import { link, picture } from '../../rules/media.ts';
import { tab, tabs } from '../../rules/tabs.ts';

/** Converts `<Tabs items={['A', 'B']}>` with `<Tabs.Tab>` inside. */
const items: ComponentRule = (element, context) => {
  const labels = listOf(element.props['items']).map((item) => textProp(item));
  const tabElements = element.elements;
  if (tabElements.length === 0) return tabs(element, context);
  const all = tabElements.map((one, index) =>
    block('tab', { label: textProp(one.props['label']) ?? labels[index] ?? `${index + 1}` }, one.content()),
  );
  return block('tabs', {}, all.join('\n\n'));
};

/** Dialect of Nextra: MDX with its components. */
export function nextraDialect(folder: string, aliases: Readonly<Record<string, string>>): Dialect {
  return {
    syntaxOf: () => 'mdx',
    slug: githubSlug,
    containers: {},
    components: {
      Callout: callout,
      Card: card,
      'Cards.Card': card,
      Cards: cards,
      FileTree: files,
      'FileTree.File': file,
      'FileTree.Folder': file,
      Image: picture,
      Link: link,
      Steps: steps,
      Tab: tab,
      'Tabs.Tab': tab,
      Tabs: items,
      Bleed: unwrap,
    },
    aliases: { '@/': folder === '' ? '' : `${folder}/`, ...aliases },
    linksFrom: 'file',
  };
}
