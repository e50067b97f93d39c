import type {
  Footer,
  Header,
  NavigationTree,
  NotFound,
  PageFooter,
  PreviousNextLinks,
  TableOfContents,
} from '@recto/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { ErrorScreenProps } from '../app/app.ts';

/** Parts of pages that a site can replace. Each receives the properties of the default component, and can render it. */
export interface SlotComponents {
  /** Header of every page. */
  header?: ComponentType<HeaderProps>;
  /** Footer of every page. */
  footer?: ComponentType<FooterProps>;
  /** Navigation of the documentation, in the sidebar and in the menu on small screens. */
  sidebar?: ComponentType<SidebarProps>;
  /** Table of contents beside a page. */
  toc?: ComponentType<TocProps>;
  /** Title and description of documentation, posts, lists and plain pages. */
  pageHeader?: ComponentType<PageHeaderProps>;
  /** Footer below the text of documentation and posts. */
  pageFooter?: ComponentType<PageFooterProps>;
  /** Shown instead of a page that does not exist. */
  notFound?: ComponentType<NotFoundProps>;
  /** Shown instead of a page that failed. */
  error?: ComponentType<ErrorScreenProps>;
}

/** Properties of the slot `header`. */
export type HeaderProps = ComponentProps<typeof Header>;
/** Properties of the slot `footer`. */
export type FooterProps = ComponentProps<typeof Footer>;
/** Properties of the slot `sidebar`. */
export type SidebarProps = ComponentProps<typeof NavigationTree>;
/** Properties of the slot `toc`. */
export type TocProps = ComponentProps<typeof TableOfContents>;
/** Properties of the slot `notFound`. */
export type NotFoundProps = ComponentProps<typeof NotFound>;
/** Properties of the slot `pageHeader`. */
export interface PageHeaderProps {
  title: string;
  description: string;
}
/** Properties of the slot `pageFooter`. */
export type PageFooterProps = ComponentProps<typeof PageFooter> & ComponentProps<typeof PreviousNextLinks>;

/** Modules of the slots: a slot is the default export of its module. */
export type SlotModules = { [Name in keyof SlotComponents]-?: { default: NonNullable<SlotComponents[Name]> } };
