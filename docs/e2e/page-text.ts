import type { Page } from '@playwright/test';

/** Text of a page without navigation, buttons and default labels of components. */
export interface PageText {
  /** Text of the main element. */
  all: string;
  /** Only the prose. */
  prose: string;
}

interface TextSelectors {
  /** Selector of elements that are removed. */
  removed: string;
  /** Selector of the text to keep in interactive components. */
  componentText: string;
  /** Default titles of callouts. */
  titles: readonly string[];
}

const TEXT_SELECTORS: Omit<TextSelectors, 'titles'> = {
  removed: [
    'nav, form, button, aside, svg, .needs-script, [aria-hidden="true"], [aria-live="polite"], .when-closed',
    '.running-head, .folio, .toc-disclosure, .page-foot, .surround, p[role="note"], article > .mt-14 > p',
    '.plan-table caption, [data-markdown="skip"], [data-markdown="more"] > h2',
  ].join(','),
  componentText: '.book-text, label:not(.book *), .counter > span:not(.book *), dl + p',
};

/** Extracts the text of HTML documents, which the browser parses without showing them. */
export async function readPageText(
  page: Page,
  html: readonly string[],
  titles: readonly string[],
): Promise<PageText[]> {
  return await page.evaluate(
    ([documents, { removed, componentText, titles: kinds }]) =>
      documents.map((text) => {
        const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
        for (const tabs of main?.querySelectorAll('.tabs-prose [role="tabpanel"]') ?? []) {
          tabs.prepend(tabs.getAttribute('data-name') ?? '', ' ');
        }
        for (const part of main?.querySelectorAll(removed) ?? []) part.remove();
        for (const component of main?.querySelectorAll('recto-live:not(:has(.tabs))') ?? []) {
          component.replaceChildren(...component.querySelectorAll(componentText));
        }
        for (const title of main?.querySelectorAll('.callout-title') ?? []) {
          if (kinds.includes(title.textContent)) title.remove();
        }
        // Removes the first word, "Show" or "Hide", from the label.
        for (const label of main?.querySelectorAll('.when-open') ?? []) {
          label.textContent = label.textContent.replace(/^\S+ /u, '');
        }
        const bodies = [...(main?.querySelectorAll(':is(.prose, .landing):not(.landing *)') ?? [])];
        // Separates words of different elements, except in code, where elements are only syntax highlighting.
        for (const element of main?.querySelectorAll('*:not(pre *)') ?? []) {
          element.before(' ');
          element.after(' ');
        }
        return { all: main?.textContent ?? '', prose: bodies.map((body) => body.textContent).join(' ') };
      }),
    [html, { ...TEXT_SELECTORS, titles }] as const,
  );
}
