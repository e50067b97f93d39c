import { SIGNED_IN_FRAGMENT } from './paths.ts';

/** Label of the button by language. */
const LABELS: Readonly<Record<string, string>> = {
  en: 'Edit this page',
  ar: 'تحرير هذه الصفحة',
  de: 'Diese Seite bearbeiten',
  es: 'Editar esta página',
  fr: 'Modifier cette page',
  ja: 'このページを編集',
  pt: 'Editar esta página',
  zh: '编辑此页',
};

const STYLES = `
  :host { position: fixed; z-index: 40; inset-block-end: 20px; inset-inline-end: 20px; }
  :host-context([data-recto-studio]) { display: none; }
  button {
    min-block-size: 44px; padding: 8px 16px; border: 1px solid var(--rule, #ccc); border-radius: 22px;
    background: var(--paper, #fff); color: var(--ink, #111); font: 500 14px/1.4 var(--font-sans, system-ui);
    box-shadow: 0 2px 10px rgb(0 0 0 / 12%); cursor: pointer;
  }
  button:hover { background: var(--leaf, #f5f5f5); }
  button:focus-visible { outline: 2px solid var(--accent, currentcolor); outline-offset: 2px; }
`;

/** Time after which the code of the editor is loaded in the background, in milliseconds. */
const PRELOAD_MS = 2000;

/** Shows a button to edit the page to signed-in people. Closes a window that was opened to sign in again. */
export function showButton(): void {
  if (location.hash === SIGNED_IN_FRAGMENT) close();
  const host = document.createElement('recto-studio-button');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  const [language = 'en'] = document.documentElement.lang.toLowerCase().split('-');
  button.textContent = LABELS[language] ?? LABELS['en'] ?? '';
  const load = async () => await import('./enter-studio.ts');
  for (const type of ['pointerenter', 'focus']) {
    const preload = (): void =>
      void load().then(({ prepareStudio }) => {
        prepareStudio();
      });
    button.addEventListener(type, preload, { once: true });
  }
  button.addEventListener('click', () => {
    button.ariaBusy = 'true';
    void load()
      .then(async ({ enterStudio }) => await enterStudio())
      .finally(() => {
        button.ariaBusy = null;
      });
  });
  root.append(button);
  document.body.append(host);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Opening the editor reports errors and loads missing code again. The first part is small, and the shortcut needs it.
  load().then(
    ({ preloadEditor }) => setTimeout(preloadEditor, PRELOAD_MS),
    () => undefined,
  );
}
