/** Screens for `app.ts`: routes that load them, what stands around every page, and what stands in when one fails. */
export { TranslationNotice } from './layouts/translation-notice.tsx';
export { markdownComponents } from './markdown/components.ts';
export { foldText } from './palette/fold-text.ts';
export { pagePalette } from './palette/page-palette.tsx';
export {
  blogRoutes,
  changelogRoutes,
  defaultLayout,
  docsRoute,
  landingRoute,
  pageRoute,
  pricingRoute,
  searchRoute,
  slugMeta,
} from './routes/routes.ts';
export { ErrorScreen } from './screens/error-screen.tsx';
export { ModePicture } from './screens/mode-picture.tsx';
export { createShell } from './shell/shell.tsx';
