import type { PageSeo } from './page-about.ts';

/** What a row keeps of its front matter is whatever somebody wrote. Only words that say something count. */
export function readSeo(seo: Readonly<Record<string, unknown>> = {}): PageSeo {
  const read = (name: keyof PageSeo): PageSeo => {
    const value = seo[name];
    return typeof value === 'string' && value.trim() !== '' ? { [name]: value.trim() } : {};
  };
  return { ...read('title'), ...read('description'), ...read('image') };
}
