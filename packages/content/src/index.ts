/** The part of the engine that runs anywhere, a browser included: values in, values out. */
export { defineCollection, defineContent, pageSchema } from './collections/collection.ts';
export type { Collection, CollectionConfig, ContentConfig, PageFields, Row } from './collections/collection.ts';
export { createContent } from './content.ts';
export type { Content } from './content.ts';
export { ContentError } from './errors.ts';
export { buildNavigation } from './navigation/navigation.ts';
export type { NavigationItem, NavigationPage } from './navigation/navigation.ts';
export { surroundings } from './navigation/surroundings.ts';
export { isElement } from './parse/document.ts';
export type { DocumentBody, Props, TocEntry, TreeElement, TreeNode } from './parse/document.ts';
export { parseFilePlace } from './parse/paths.ts';
export type { FilePlace } from './parse/paths.ts';
export { compileBody, componentsIn, isComponentNode, isElementNode, mapProse } from './render/body.ts';
export type { BodyNode, ComponentNode, ElementNode, RenderMap } from './render/body.ts';
export { escapeHtml } from './render/html.ts';
