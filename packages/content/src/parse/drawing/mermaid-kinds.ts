import { ContentError } from '../../errors.ts';
import type { Place } from '../../errors.ts';

/** The component that loads Mermaid for what is inside of it. A site without it shows the source. */
export const MERMAID = 'mermaid';

/** Kinds of diagrams that Mermaid knows. */
const KINDS = new Set(
  (
    'architecture block C4Component C4Container C4Context C4Deployment C4Dynamic classDiagram erDiagram flowchart ' +
    'gantt gitGraph graph info journey kanban mindmap packet pie quadrantChart radar requirement requirementDiagram ' +
    'sankey sequenceDiagram stateDiagram timeline treemap treeView venn ishikawa wardley xychart zenuml'
  ).split(' '),
);

/** Settings and comments before the diagram: YAML between dashes, `%%{init: …}%%`, `%% words`. */
const BEFORE = /^(?:\s*---\s*\n[^]*?\n\s*---\s*(?:\n|$))?(?:\s*%%[^\n]*(?:\n|$))*\s*/u;

/** The word that a diagram of Mermaid begins with; `undefined` where it is none. */
export function kindOf(code: string): string | undefined {
  const [word = ''] = /^[\w-]+/u.exec(code.replace(BEFORE, '')) ?? [];
  return KINDS.has(word.replace(/-(?:beta|v2|elk)$/u, '')) ? word : undefined;
}

export function notADiagram(error: string, place: Place): ContentError {
  return new ContentError(
    'markdown/diagram',
    `The diagram cannot be drawn, so its source is shown: ${error}.`,
    'Correct it, or give the block another language than mermaid.',
    place,
  );
}

export function withoutMermaid(kind: string, place: Place): ContentError {
  return new ContentError(
    'markdown/mermaid',
    `The diagram of the kind "${kind}" is drawn by Mermaid, which is not installed, so its source is shown.`,
    'Install it: npm install mermaid.',
    place,
  );
}
