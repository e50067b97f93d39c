import { defineSite } from '@recto/site';

export const site = defineSite({ title: 'My site', locales: [{ code: 'en', name: 'English' }] });
