/** For screens, layouts, slots and components of a site: what runs on the server and in the browser. */
export type {
  App,
  ClientComponent,
  ClientComponentProps,
  ErrorScreenProps,
  LayoutProps,
  Middleware,
  Palette,
  PaletteProps,
  Route,
  RouteMeta,
  RouteRule,
  Words,
} from './app/app.ts';
export type { ScreenProps } from './config/page.ts';
export { ContentError, parseFilePlace } from '@recto/content';
export type { DocumentBody } from '@recto/content';
export type { ContentComponentProps } from './app/create-app.ts';
export { findImage } from './images/find-image.ts';
export { ModePicture } from './images/mode-picture.tsx';
export { TranslationNotice } from './layouts/translation-notice.tsx';
export { foldText } from './palette/fold-text.ts';
export { trackEvent } from './analytics/track-event.ts';
export { placeBelow } from './app/place-below.ts';
export { rawAddress } from './app/raw-address.ts';
export type { Locale, Site } from './app/site.ts';
export { useColorMode } from './color-mode/use-color-mode.ts';
export { COLOR_MODE_KEY, LOCALE_COOKIE } from './constants.ts';
export { getCookie, setCookie } from './cookies/browser-cookie.ts';
export type { CookieOptions } from './cookies/cookie.ts';
export { rememberLocale } from './cookies/remember-locale.ts';
export { useContentQuery } from './data/use-content-query.ts';
export { useAsyncData } from './data/use-async-data.ts';
export type { AsyncData, AsyncDataOptions } from './data/use-async-data.ts';
export { useIcons } from './icons/use-icons.ts';
export { Island } from './islands/island.tsx';
export type { IslandProps } from './islands/island.tsx';
export { defaultLocale, languageTag, localisePath, splitLocale, textDirection } from './languages/locale.ts';
export { localiseAddress } from './languages/localise-address.ts';
export type { PageLanguages } from './languages/page-links.ts';
export { withFallback } from './languages/with-fallback.ts';
export type { Localised } from './languages/with-fallback.ts';
export { SEARCH_DIALOG_ID } from './palette/search-dialog.ts';
export { usePalette } from './palette/use-palette.tsx';
export type { PaletteControl } from './palette/use-palette.tsx';
export type { Asked, ErrorPayload, Fallback, Payload } from './payload/payload.ts';
export { ContentRenderer } from './runtime/content-renderer.tsx';
export { useApp, usePage } from './runtime/app-context.ts';
export { useKeptState } from './runtime/use-kept-state.ts';
export { useSearch } from './runtime/use-search.ts';
export { useShell } from './shell/use-shell.ts';
export type { LanguageLink, ShellLink } from './shell/use-shell.ts';
export { useTextLanguage } from './shell/use-text-language.ts';
