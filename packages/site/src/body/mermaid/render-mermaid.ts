import type { Mermaid } from 'mermaid';

let loading: Promise<Mermaid> | undefined;
let count = 0;

/**
 * Style sheets of the diagrams, by owner. They are constructed, because the content security policy allows no style
 * elements.
 */
const sheets = new WeakMap<object, CSSStyleSheet>();

async function loadMermaid(): Promise<Mermaid> {
  const { default: mermaid } = await import('mermaid');
  const isDark = document.documentElement.classList.contains('dark');
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: 'strict',
    theme: isDark ? 'dark' : 'neutral',
    fontFamily: 'inherit',
    htmlLabels: false,
    flowchart: { htmlLabels: false },
  });
  return mermaid;
}

/** Minimum width of the container in pixels. On small screens, a diagram is scaled down, so that its texts fit. */
const MIN_WIDTH = 640;

/**
 * Renders a diagram as SVG for a figure of a width in pixels, which some diagrams fill. Its styles are adopted by the
 * page until `removeStyles` is called with the same `owner`.
 */
export async function renderMermaid(source: string, owner: object, width: number): Promise<string> {
  loading ??= loadMermaid();
  const mermaid = await loading;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  sheets.set(owner, sheet);
  const container = document.createElement('div');
  container.style.position = 'absolute';
  container.style.visibility = 'hidden';
  // Mermaid places texts from left to right, also on pages in other directions.
  container.dir = 'ltr';
  container.style.width = `${Math.max(width, MIN_WIDTH)}px`;
  moveStyles(container, sheet);
  document.body.append(container);
  count += 1;
  try {
    const { svg } = await mermaid.render(`mermaid-${count}`, source, container);
    return svg;
  } catch (error) {
    removeStyles(owner);
    throw error;
  } finally {
    container.remove();
  }
}

/** Removes the styles of a diagram from the page. */
export function removeStyles(owner: object): void {
  const sheet = sheets.get(owner);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/**
 * Moves style elements that Mermaid inserts into the adopted sheet. They must apply before Mermaid measures its texts.
 */
function moveStyles(element: Element, sheet: CSSStyleSheet): void {
  const insert = element.insertBefore.bind(element);
  const take = <Child extends Node>(child: Child, before: Node | null): Child => {
    if (child instanceof HTMLStyleElement) {
      sheet.replaceSync(child.textContent);
      return child;
    }
    if (child instanceof Element) moveStyles(child, sheet);
    return insert(child, before);
  };
  element.insertBefore = take;
  element.appendChild = (child) => take(child, null);
}
