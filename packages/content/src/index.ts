/** The part of the engine that runs in any environment, including browsers, without side effects. */
export { assetType } from './build/asset-types.ts';
export { checkTranslations } from './check/check-translations.ts';
export type { TranslatedFile } from './check/check-translations.ts';
export { hashSource } from './check/hash-source.ts';
export { explainUnion } from './collections/explain-union.ts';
export { urlSchema } from './collections/url-schema.ts';
export { formerPathKey, isFormerPath } from './parse/former-path.ts';
export { defineCollection, defineContent } from './collections/collection.ts';
export type {
  Collection,
  CollectionConfig,
  ContentConfig,
  HeadingTag,
  Row,
  SearchSectionsConfig,
} from './collections/collection.ts';
export type { CollectionIndex, IndexConfig } from './collections/collection-index.ts';
export type { ColumnType, Columns } from './collections/columns.ts';
export type { FieldEditor } from './collections/field-editor.ts';
export { dataSchema, pageSchema } from './collections/common-fields.ts';
export type { CollectionType, DataFields, PageFields } from './collections/common-fields.ts';
export type { Hooks, SourceText, Transformer } from './collections/hooks.ts';
export type { CsvConfig, MarkdownConfig } from './collections/markdown-config.ts';
export type { CustomSource, Source, SourceConfig } from './collections/source.ts';
export { createContent } from './content.ts';
export type { Content } from './content.ts';
export { ContentError } from './errors.ts';
export { renderMarkdown } from './markdown-text/render-markdown.ts';
export { findPageSection, findPageTrail, flattenNavigation } from './navigation/find-page.ts';
export {
  findPageBreadcrumb,
  findPageChildren,
  findPageHeadline,
  findPageSiblings,
} from './navigation/page-relations.ts';
export type { BreadcrumbOptions } from './navigation/page-relations.ts';
export { buildNavigation } from './navigation/navigation.ts';
export type { NavigationOptions } from './navigation/navigation.ts';
export type { NavigationItem, NavigationPage } from './navigation/navigation-item.ts';
export { surroundings } from './navigation/surroundings.ts';
export type { SurroundingsOptions } from './navigation/surroundings.ts';
export { mayAllowAttribute, mayAllowTag } from './allow-list/allow-list.ts';
export type { AllowList } from './allow-list/allow-list.ts';
export { childrenOf, GENERATED, FALLBACK_TEXT, isElement, textOf } from './parse/document.ts';
export type { DocumentBody, Props, TocEntry, TreeElement, TreeNode } from './parse/document.ts';
export type { MarkdownPlugin } from './parse/syntax/plugins.ts';
export type { BlockRule, InlineRule, MarkdownParser } from './parse/syntax/tokens.ts';
export { safeUrl } from './allow-list/safe-url.ts';
export { splitOrder } from './parse/order.ts';
export { parseFilePath } from './parse/paths.ts';
export type { FilePathInfo } from './parse/paths.ts';
export { once, onceByKey } from './once/once.ts';
export { isInlineTag } from './plain/node-kinds.ts';
export { plainTree } from './plain/plain-tree.ts';
export type { PlainTreeOptions } from './plain/plain-tree.ts';
export { builtInComponents, htmlComponents, textComponents } from './components/built-in.ts';
export { CALLOUTS, calloutHtml } from './components/callout.ts';
export { builtInDescriptions } from './components/built-in-descriptions.ts';
export type { ComponentDescription, SlotDescription } from './components/component-description.ts';
export type { MarkdownComponent } from './components/markdown-component.ts';
export { createProseMessage, PROSE_MESSAGES } from './components/prose-messages.ts';
export type { ProseMessage } from './components/prose-messages.ts';
export { renderPlainHtml } from './plain/render-plain-html.ts';
export type { PlainHtmlOptions } from './plain/render-plain-html.ts';
export { createQueryBuilder } from './query/builder.ts';
export type { QueryBuilder, RunQuery } from './query/builder.ts';
export type { Condition, ConditionGroup } from './query/query.ts';
export { parseQueryText } from './query/parse-query-text.ts';
export { renderQueryText } from './query/render-query-text.ts';
export { componentsIn, isComponentNode, isElementNode, mapProse } from './render/body.ts';
export type { BodyNode, ComponentNode, ElementNode } from './render/body.ts';
export { compileBody, unwrapSlots, slotsOf } from './render/compile-body.ts';
export type { RenderMap } from './render/compile-body.ts';
export { escapeHtml } from './render/html.ts';
export { allowAttributes, classifyTag } from './allow-list/sanitise.ts';
export { decodePath, pathOf, suffixOf } from './parse/written-urls.ts';
export { SEARCH_PARTS } from './search/search-urls.ts';
export { buildSearchSections } from './search/search-sections.ts';
export type { SearchPage, SearchSection, SearchSectionsOptions } from './search/search-sections.ts';
export type { ReadStore, Value } from './store/store.ts';
