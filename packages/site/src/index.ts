/** For the part of a site that server and browser share. */
export { defineApp } from './app/app.ts';
export type {
  App,
  ClientComponent,
  ClientComponentProps,
  ErrorScreenProps,
  LayoutProps,
  Route,
  ScreenProps,
  Words,
} from './app/app.ts';
export { defineSite } from './app/site.ts';
export type { Locale, Site } from './app/site.ts';
export { COLOR_MODE_KEY, LOCALE_COOKIE } from './constants.ts';
export { localisePath, splitLocale } from './languages/locale.ts';
export type { Payload } from './payload/payload.ts';
export { useApp, usePage } from './runtime/app-context.ts';
