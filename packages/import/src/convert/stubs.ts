import { UNKNOWN } from '../read/evaluate.ts';
import { block, inline, kebabCase } from './components.ts';
import type { Element, RuleContext } from './components.ts';

type Note = RuleContext['note'];

/** Components of Recto, and HTML elements that a component of the same name would replace. */
const RESERVED_NAMES = new Set(
  `accordion accordion-item badge callout card card-group caution code-group collapsible field fields file-tree icon
  important kbd note pricing steps tab tabs tip warning image video audio iframe details summary table code pre a p h1 h2 h3
  h4 h5 h6 ul ol li img blockquote section figure header footer button form input label link nav div span`.split(
    /\s+/u,
  ),
);

/** A component that content files use and that the site has to define. */
export interface Stub {
  /** Name in markdown: `api-table`. */
  name: string;
  /** Name in the source. */
  original: string;
  /** Module that the source imports it from. */
  from: string | undefined;
  /** Names of the properties used in content files. */
  props: Set<string>;
  /** Whether it is used inside a paragraph. */
  isInline: boolean;
}

function stubName(original: string): string {
  const name = kebabCase(original);
  return RESERVED_NAMES.has(name) ? `imported-${name}` : name;
}

/** Converts an element to a component with its properties. */
export function keepElement(element: Element, from: string | undefined, stubs: Map<string, Stub>, note: Note): string {
  const name = stubName(element.name);
  const entries = Object.entries(element.props).map(([key, value]) => [propName(key), value] as const);
  const props = Object.fromEntries(entries.filter(([, value]) => isData(value)));
  const content = element.content();
  addStub(stubs, {
    name,
    original: element.name,
    from,
    props: new Set(Object.keys(props)),
    isInline: element.isInline,
  });
  note(
    'incomplete',
    'component/stub',
    `<${element.name}> was replaced by the component ::${name}, which you have to write.`,
  );
  for (const [key, value] of entries) {
    if (value === UNKNOWN)
      note(
        'dropped',
        'component/property',
        `The property ${key} of <${element.name}> was removed, because it is code.`,
      );
  }
  return element.isInline ? inline(name, props, content) : block(name, props, content);
}

/** Converts an unknown container to a component and returns its name. */
export function keepContainer(original: string, stubs: Map<string, Stub>): string {
  const name = stubName(original);
  addStub(stubs, { name, original, from: undefined, props: new Set(['title']), isInline: false });
  return name;
}

/** Registers a component that keeps its name. */
export function keepComponent(name: string, props: readonly string[], stubs: Map<string, Stub>): void {
  const original = name.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());
  addStub(stubs, { name: kebabCase(name), original, from: undefined, props: new Set(props), isInline: false });
}

/** Whether a name is that of a Recto component or HTML element. */
export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.has(name);
}

function addStub(stubs: Map<string, Stub>, stub: Stub): void {
  const existing = stubs.get(stub.name);
  stubs.set(stub.name, {
    ...(existing ?? stub),
    props: new Set([...(existing?.props ?? []), ...stub.props]),
    isInline: stub.isInline || existing?.isInline === true,
  });
}

/** Markdown uses the HTML name of an attribute: `class` instead of React's `className`. */
function propName(name: string): string {
  return name === 'className' ? 'class' : name;
}

function isData(value: unknown): boolean {
  if (value === UNKNOWN || value === undefined || value === null) return false;
  return typeof value !== 'object' || Object.values(value).every((item) => typeof item !== 'symbol');
}

/** Properties that contain a link, which a stub shows. */
const LINK_PROPS = ['to', 'href'];

/** Properties whose text a stub shows. */
const SHOWN_PROPS = ['headline', 'title', 'label', 'name', 'text', 'heading', 'description', 'caption'];

/**
 * Renders the file of a stub, which shows the text of its properties and its content until the component is written.
 */
export function renderStubFile({ name, original, from, props, isInline }: Stub): string {
  const link = LINK_PROPS.find((prop) => props.has(prop));
  const names = SHOWN_PROPS.filter((prop) => props.has(prop));
  const fields = [...props]
    .toSorted()
    .map((prop) => `  ${/^[a-z_$][\w$]*$/iu.test(prop) ? prop : `'${prop}'`}?: unknown;`);
  const component = original.replaceAll(/[^a-zA-Z\d]/gu, '').replace(/^[a-z]/u, (letter) => letter.toUpperCase());
  const origin = from === undefined ? '' : ` from ${from}`;
  const tag = isInline ? 'span' : 'div';
  return [
    "import type { ReactNode } from 'react';",
    '',
    `interface ${component}Props {`,
    ...fields,
    '  children?: ReactNode;',
    '  slots?: Record<string, ReactNode>;',
    '}',
    '',
    `/** \`${name}\` in markdown was <${original}>${origin}. Write the component, or remove it from the content. */`,
    `export default function ${component}({ ${[...(link === undefined ? [] : [link]), ...names, 'children', 'slots'].join(', ')} }: ${component}Props): ReactNode {`,
    '  return (',
    `    <${tag} className="imported ${name}">`,
    ...(link === undefined ? [] : [`      ${renderLink(names[0], link)}`]),
    ...(link === undefined ? names : names.slice(1)).map((prop) => `      {${renderText(prop)}}`),
    '      {children}',
    '      {Object.entries(slots ?? {}).map(([name, slot]) => (',
    `        <${tag} key={name}>{slot}</${tag}>`,
    '      ))}',
    `    </${tag}>`,
    '  );',
    '}',
    '',
  ].join('\n');
}

/** Renders the text of a property in bold, if it is set. */
function renderText(prop: string): string {
  return `typeof ${prop} === 'string' ? <strong>{${prop}} </strong> : null`;
}

/** Renders the link of a stub with its first text, or with the URL. */
function renderLink(first: string | undefined, link: string): string {
  const text = first === undefined ? link : `typeof ${first} === 'string' ? ${first} : ${link}`;
  const otherwise = first === undefined ? 'null' : renderText(first);
  return `{typeof ${link} === 'string' ? <a href={${link}}>{${text}}</a> : ${otherwise}}`;
}
