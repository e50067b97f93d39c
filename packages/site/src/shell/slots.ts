import type { Footer, Header, NavigationTree, NotFound, PageFoot, SurroundLinks, TableOfContents } from '@recto/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { ErrorScreenProps } from '../app/app.ts';

/** Parts of pages that a site can replace. Each gets the properties of the default one, and may render it. */
export interface SlotComponents {
  /** Above every page. */
  header?: ComponentType<HeaderProps>;
  /** Below every page. */
  footer?: ComponentType<FooterProps>;
  /** The navigation beside documentation, and in the menu of small screens. */
  sidebar?: ComponentType<SidebarProps>;
  /** The headings of a page, beside it. */
  toc?: ComponentType<TocProps>;
  /** Title and description of documentation, posts, lists and plain pages. */
  pageHeader?: ComponentType<PageHeaderProps>;
  /** Below the text of documentation and posts. */
  pageFooter?: ComponentType<PageFooterProps>;
  /** Instead of a page that does not exist. */
  notFound?: ComponentType<NotFoundProps>;
  /** Instead of a page that failed. */
  error?: ComponentType<ErrorScreenProps>;
}

export type HeaderProps = ComponentProps<typeof Header>;
export type FooterProps = ComponentProps<typeof Footer>;
export type SidebarProps = ComponentProps<typeof NavigationTree>;
export type TocProps = ComponentProps<typeof TableOfContents>;
export type NotFoundProps = ComponentProps<typeof NotFound>;
export interface PageHeaderProps {
  title: string;
  description: string;
}
export type PageFooterProps = ComponentProps<typeof PageFoot> & ComponentProps<typeof SurroundLinks>;

/** A slot is the default export of a module. */
export type SlotModules = { [Name in keyof SlotComponents]-?: { default: NonNullable<SlotComponents[Name]> } };
