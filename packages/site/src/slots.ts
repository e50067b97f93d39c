/** The default components of the slots, for custom slots that wrap them. */
export { Footer, Header, NavigationTree as Sidebar, NotFound, PageHeader, TableOfContents as Toc } from '@recto/ui';
export { DefaultErrorScreen as ErrorPage } from './errors/error-screen.tsx';
export { DefaultPageFooter as PageFooter } from './layouts/page-footer.tsx';
export type { ErrorScreenProps as ErrorPageProps } from './app/app.ts';
export type {
  FooterProps,
  HeaderProps,
  NotFoundProps,
  PageFooterProps,
  PageHeaderProps,
  SidebarProps,
  TocProps,
} from './shell/slots.ts';
