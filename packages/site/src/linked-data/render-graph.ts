import type { GraphNode } from './graph-node.ts';

/** As an element of the head. It is data: no policy has to allow it, and no text inside may end it. */
export function renderGraph(graph: readonly GraphNode[]): string {
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
}
