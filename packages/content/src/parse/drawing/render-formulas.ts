import { ContentError } from '../../errors.ts';
import type { FilePosition } from '../../errors.ts';
import { isElement } from '../document.ts';
import type { TreeElement } from '../document.ts';
import type { Formula } from '../tree/tree.ts';
import { parseDrawing } from './parse-drawing.ts';

/**
 * Renders formulas as MathML, in place. The library is loaded with the first formula. Invalid formulas are shown as
 * source.
 */
export async function renderFormulas(formulas: readonly Formula[], file: string): Promise<ContentError[]> {
  if (formulas.length === 0) return [];
  const { default: temml } = await import('temml');
  const warnings: ContentError[] = [];
  for (const { node, source, isBlock, position } of formulas) {
    const mathml = toMathml(temml.renderToString, source, isBlock, { file, ...position });
    if (mathml instanceof ContentError) {
      warnings.push(mathml);
      showSource(node, source, isBlock);
      continue;
    }
    const drawing = parseDrawing(mathml);
    if (!drawing) continue;
    colourByAttribute(drawing);
    const [tag, props, ...children] = drawing;
    // The source is kept in the tree for the markdown version and search; HTML does not need it.
    const display = isBlock ? { display: 'block' } : {};
    node.splice(0, node.length, tag, { ...props, ...display, source }, ...children);
  }
  return warnings;
}

function showSource(node: TreeElement, source: string, isBlock: boolean): void {
  if (isBlock) node.splice(0, node.length, 'pre', { language: 'tex' }, ['code', { class: 'language-tex' }, source]);
  else node.splice(0, node.length, 'code', { class: 'language-tex' }, source);
}

/** Macros that other libraries define. */
const MACROS = { '\\KaTeX': String.raw`\text{KaTeX}` };

type Render = (source: string, options: Record<string, unknown>) => string;

function toMathml(render: Render, source: string, displayMode: boolean, position: FilePosition): string | ContentError {
  try {
    return render(source, { displayMode, throwOnError: true, trust: false, maxExpand: 1000, macros: { ...MACROS } });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return new ContentError(
      'markdown/formula',
      `The formula "${source}" is not valid, so its source is shown: ${message.split(' at position ')[0]?.trim() ?? ''}.`,
      'Correct the TeX, or write \\$ where a dollar is meant.',
      position,
    );
  }
}

/** Replaces the attribute `style` of coloured elements, which is not allowed on pages, by MathML's `mathcolor`. */
function colourByAttribute(node: TreeElement): void {
  const { style } = node[1];
  const colour = typeof style === 'string' ? /(?:^|;)color:(#[\da-f]{3,8})/iu.exec(style)?.[1] : undefined;
  if (colour !== undefined) node[1]['mathcolor'] = colour;
  delete node[1]['style'];
  for (const child of node.slice(2) as TreeElement[]) if (isElement(child)) colourByAttribute(child);
}
