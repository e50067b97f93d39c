import type { Page } from '@playwright/test';

/** What a page says, without what only a page has: ways around, buttons, and names that its parts bring along. */
export interface ShownWords {
  /** Everything in its main part. */
  all: string;
  /** Its prose alone. */
  prose: string;
}

interface Cut {
  /** What is left out. */
  chrome: string;
  /** What a part that lives in the browser says of itself. */
  spoken: string;
  /** Words above callouts that have no title of their own. */
  titles: readonly string[];
}

const CUT: Omit<Cut, 'titles'> = {
  chrome: [
    'nav, form, button, aside, svg, .needs-script, [aria-hidden="true"], [aria-live="polite"], .when-closed',
    '.running-head, .folio, .toc-disclosure, .page-foot, .surround, p[role="note"], article > .mt-14 > p',
    '.plan-table caption',
  ].join(','),
  spoken: '.book-text, label:not(.book *), .counter > span:not(.book *), dl + p',
};

/** Reads whole documents, in a browser that shows none of them. */
export async function readShown(page: Page, html: readonly string[], titles: readonly string[]): Promise<ShownWords[]> {
  return await page.evaluate(
    ([documents, { chrome, spoken, titles: kinds }]) =>
      documents.map((text) => {
        const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
        for (const tabs of main?.querySelectorAll('.tabs-prose [role="tabpanel"]') ?? []) {
          tabs.prepend(tabs.getAttribute('data-name') ?? '', ' ');
        }
        for (const part of main?.querySelectorAll(chrome) ?? []) part.remove();
        for (const living of main?.querySelectorAll('recto-live:not(:has(.tabs))') ?? []) {
          living.replaceChildren(...living.querySelectorAll(spoken));
        }
        for (const title of main?.querySelectorAll('.callout-title') ?? []) {
          if (kinds.includes(title.textContent)) title.remove();
        }
        // "Show" and "Hide" are what a page needs; what is shown follows them.
        for (const label of main?.querySelectorAll('.when-open') ?? []) {
          label.textContent = label.textContent.replace(/^\S+ /u, '');
        }
        const bodies = [...(main?.querySelectorAll(':is(.prose, .landing):not(.landing *)') ?? [])];
        // Words of different elements are different words, save in code, where elements are only colours.
        for (const element of main?.querySelectorAll('*:not(pre *)') ?? []) {
          element.before(' ');
          element.after(' ');
        }
        return { all: main?.textContent ?? '', prose: bodies.map((body) => body.textContent).join(' ') };
      }),
    [html, { ...CUT, titles }] as const,
  );
}
