import { ContentError } from '../../errors.ts';
import type { FilePosition } from '../../errors.ts';

/** Name of the component that renders its content with Mermaid. A site without it shows the source. */
export const MERMAID = 'mermaid';

/** Types of diagrams that Mermaid supports. */
const KINDS = new Set(
  (
    'architecture block C4Component C4Container C4Context C4Deployment C4Dynamic classDiagram erDiagram flowchart ' +
    'gantt gitGraph graph info journey kanban mindmap packet pie quadrantChart radar requirement requirementDiagram ' +
    'sankey sequenceDiagram stateDiagram timeline treemap treeView venn ishikawa wardley xychart zenuml'
  ).split(' '),
);

/** Matches settings and comments before the diagram: YAML between dashes, `%%{init: …}%%`, `%% comment`. */
const BEFORE = /^(?:\s*---\s*\n[^]*?\n\s*---\s*(?:\n|$))?(?:\s*%%[^\n]*(?:\n|$))*\s*/u;

/** Returns the first word of a Mermaid diagram, which is its type, or `undefined` if the code is not a diagram. */
export function diagramType(code: string): string | undefined {
  const [word = ''] = /^[\w-]+/u.exec(code.replace(BEFORE, '')) ?? [];
  return KINDS.has(word.replace(/-(?:beta|v2|elk)$/u, '')) ? word : undefined;
}

/** Warning for a code block with the language mermaid that is not a valid diagram. */
export function invalidDiagram(error: string, position: FilePosition): ContentError {
  return new ContentError(
    'markdown/diagram',
    `The diagram cannot be rendered, so its source is shown: ${error}.`,
    'Correct the diagram, or use another language than mermaid for the code block.',
    position,
  );
}

/** Warning for a diagram that needs Mermaid in a site where it is not installed. */
export function missingMermaid(kind: string, position: FilePosition): ContentError {
  return new ContentError(
    'markdown/mermaid',
    `A diagram of the type "${kind}" needs Mermaid, which is not installed, so its source is shown.`,
    'Install it: npm install mermaid.',
    position,
  );
}
