/** The interface components, for screens and components of a site. */
export * from '@recto/ui';
export { useMessages } from './messages/use-messages.ts';
