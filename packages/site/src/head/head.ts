import { escapeHtml } from '@recto/content';

/** What a page says of itself to browsers and machines. */
export interface Head {
  title: string;
  description: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

export function renderHead({ title, description }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description === '' ? [] : [`<meta name="description" content="${escapeHtml(description)}">`]),
  ].join('');
}

/** Brings the open document's head to the page that was navigated to. */
export function applyHead(head: Head, document: Document): void {
  document.title = head.title;
  document.documentElement.lang = head.lang;
  document.documentElement.dir = head.dir;
  document.head.querySelector('meta[name="description"]')?.remove();
  if (head.description === '') return;
  const description = document.createElement('meta');
  description.name = 'description';
  description.content = head.description;
  document.head.append(description);
}

/** `{page} - {site}`, or the site alone where the page has no other name. */
export function pageTitle(page: string, site: string): string {
  return page === '' || page === site ? site : `${page} - ${site}`;
}
