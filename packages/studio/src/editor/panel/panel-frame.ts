import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import renderedStyles from '../changes/rendered/rendered.css?inline';
import formStyles from '../fields/form/form.css?inline';
import filesStyles from '../files/files.css?inline';
import mediaStyles from '../media/media.css?inline';
import sourceStyles from '../source/source.css?inline';
import translationsStyles from '../translations/translations.css?inline';
import visualStyles from '../visual/visual.css?inline';
import { createPageWidth } from './page-width.ts';
import styles from './panel.css?inline';

/** Style sheets of all parts of the editor. */
const STYLES = [
  styles,
  filesStyles,
  formStyles,
  mediaStyles,
  renderedStyles,
  sourceStyles,
  translationsStyles,
  visualStyles,
];

/** Key in local storage for the width of the panel, in pixels. */
const WIDTH_KEY = 'recto-studio-width';
/** Minimum width of the panel, in pixels. */
export const MIN_WIDTH = 380;
/** Maximum width of the panel, in pixels. */
export const MAX_WIDTH = 960;
/** Default width of the panel, in pixels. */
const DEFAULT_WIDTH = 520;

/** Pause in moving the separator after which the page is laid out for its new width, in milliseconds. */
const SEPARATOR_PAUSE_MS = 100;
/** Windows in which the panel is beside the page. In narrower ones it covers the page. */
const BESIDE_PAGE = '(width >= 900px)';

/** Styles for the page next to the panel. */
const PAGE_STYLES = `
  recto-block { display: contents; }
  html[data-recto-studio] main :is(recto-prose, recto-block)[data-line] > :hover {
    outline: 1px dashed color-mix(in oklab, currentcolor 35%, transparent);
    outline-offset: 4px;
    cursor: text;
  }
  @media ${BESIDE_PAGE} {
    html[data-recto-studio] { padding-inline-end: var(--recto-studio-width); }
    html[data-recto-studio] [popover] { max-inline-size: calc(100vw - var(--recto-studio-width)); }
  }
`;

/** Frame of the editor panel: a host element with a shadow root, next to the page, or covering it on small screens. */
export interface PanelFrame {
  root: ShadowRoot;
  /** Element inside the shadow root that the editor is rendered into. */
  container: HTMLElement;
  isOpen: Store<boolean>;
  width: Store<number>;
  setWidth: (width: number) => void;
  show: () => void;
  hide: () => void;
}

/** Creates the frame. `tag` is the tag name of its host element. */
export function createPanelFrame(tag: string): PanelFrame {
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  // Constructed style sheets need no exception in the content security policy of the site.
  root.adoptedStyleSheets = STYLES.map(sheetOf);
  document.adoptedStyleSheets.push(sheetOf(PAGE_STYLES));
  const container = document.createElement('div');
  container.className = 'rs-root';
  root.append(container);
  const isOpen = createStore(false);
  const width = createStore(limit(Number(readStored(WIDTH_KEY)) || DEFAULT_WIDTH));
  const page = document.documentElement;
  const pageWidth = createPageWidth();
  const besidePage = matchMedia(BESIDE_PAGE);
  const setPadding = (): void => {
    page.style.setProperty('--recto-studio-width', `${width.get()}px`);
  };
  const setLayout = (): void => {
    pageWidth.reduceBy(isOpen.get() && besidePage.matches ? width.get() : 0);
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  besidePage.addEventListener('change', setLayout);
  // Keys that are typed into the editor must not trigger shortcuts of the page.
  for (const type of ['keydown', 'keyup', 'keypress', 'beforeinput', 'input'] as const) {
    host.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  }
  return {
    root,
    container,
    isOpen,
    width,
    setWidth(next) {
      width.set(limit(next));
      setPadding();
      // Changed media queries restyle the whole page, so they follow when the separator stops.
      clearTimeout(pause);
      pause = setTimeout(setLayout, SEPARATOR_PAUSE_MS);
      writeStored(WIDTH_KEY, String(width.get()));
    },
    show() {
      setPadding();
      if (!host.isConnected) document.body.append(host);
      host.hidden = false;
      page.setAttribute('data-recto-studio', '');
      isOpen.set(true);
      setLayout();
    },
    hide() {
      host.hidden = true;
      page.removeAttribute('data-recto-studio');
      isOpen.set(false);
      setLayout();
    },
  };
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function limit(width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The width is not remembered.
  }
}
