import { compileBody, componentsIn } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { BASE } from '../app/base-path.ts';
import { AppContext, PageContext } from './app-context.ts';
import { loadComponents } from './load-components.ts';
import { Body, ComponentsContext } from '../body/body.tsx';
import type { LoadedComponents } from '../body/body.tsx';
import { allowListOf } from '../body/allow-list.ts';
import { renderCopyButton, plainComponents } from '../body/plain-components.ts';
import { addBaseToNodes } from '../body/add-base-to-nodes.ts';
import { TreesContext } from '../body/trees-context.ts';

interface ContentRendererProps {
  /** The tree of a row: `body.nodes` or `body.excerpt`. */
  nodes: readonly TreeNode[];
}

/**
 * Renders a tree that is not part of the page, such as the result of a query in the browser or a text that is being
 * edited. A page's own body does not need it: the server has compiled it.
 */
export function ContentRenderer({ nodes }: ContentRendererProps): ReactNode {
  const app = use(AppContext);
  const pageComponents = use(ComponentsContext);
  const messages = use(PageContext)?.messages;
  const mark = use(TreesContext);
  const nodesWithBase = useMemo(() => (BASE === '' || !app ? nodes : addBaseToNodes(nodes, app.site)), [nodes, app]);
  const body = useMemo(
    () =>
      compileBody(mark ? [] : nodesWithBase, {
        interactive: app?.components ?? {},
        trees: plainComponents(messages),
        afterCode: renderCopyButton(messages),
        ...(app && { allow: allowListOf(app.site) }),
      }),
    [nodesWithBase, mark, app, messages],
  );
  const [loaded, setLoaded] = useState<LoadedComponents>(pageComponents);
  const missing = componentsIn(body).filter((name) => !loaded.has(name));
  const names = missing.join(' ');

  useEffect(() => {
    let isWanted = names !== '' && app !== null;
    if (!isWanted || !app) return undefined;
    loadComponents(app, names.split(' ')).then(
      (added) => {
        if (isWanted) setLoaded((before) => new Map([...before, ...added]));
      },
      (error: unknown) => {
        console.warn(`The components ${names} could not be loaded.`, error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [app, names]);

  if (mark) return mark(nodesWithBase);
  return (
    <ComponentsContext value={loaded}>
      <Body nodes={body} />
    </ComponentsContext>
  );
}
