import type { Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/editor');
const ORIGIN = 'http://form.example';

/** A file edited in the form as in the panel: its text is the state, and each change is a patch. */
const PAGE = `
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FieldsForm } from '${SOURCE}/fields/form/fields-form.tsx';
import css from '${SOURCE}/fields/form/form.css?raw';
import { readFields } from '${SOURCE}/fields/patch/read-fields.ts';
import { runEdit } from '${SOURCE}/fields/patch/run-edit.ts';
import { isAliased } from '${SOURCE}/fields/patch/source-tree.ts';
import { fieldsMessages } from '${SOURCE}/messages/en/fields.ts';

const root = document.querySelector('#host').attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];

function Editor({ schema, start }) {
  const [text, setText] = useState(start);
  Object.assign(globalThis, { text, setText });
  const read = readFields({ text, format: 'markdown' });
  return createElement(FieldsForm, {
    fields: schema,
    values: read.value,
    messages: fieldsMessages,
    isAliased: (path) => isAliased(read.root, path),
    onPickImage: async () => '/picked.png',
    iconNames: ['lucide:flame', 'lucide:leaf', 'lucide:book'],
    references: () => [
      { value: '/docs/materials', label: 'Materials' },
      { value: '/docs/firing', label: 'Firing schedule' },
    ],
    onChange(edit, options) {
      const result = runEdit({ text, format: 'markdown' }, edit, options);
      if (result.ok) setText(result.text);
      else console.error(result.problem);
    },
  });
}
globalThis.openForm = (schema, start) => createRoot(root).render(createElement(Editor, { schema, start }));
`;

const COLORS = `
  --rs-bg: #fff; --rs-surface: #f8fafb; --rs-text: #17212b; --rs-muted: #5d6a76; --rs-border: #dde3e8;
  --rs-accent: #0f7a4d; --rs-on-accent: #fff; --rs-error: #b42318; --rs-radius: 7px;
  --rs-font: sans-serif; --rs-font-mono: monospace;`;

/** The content security policy of a site: only styles from files and constructed style sheets. */
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'";

export interface FormPage {
  open: (page: Page, schema: unknown, text: string) => Promise<void>;
  /** Returns the current text of the file. */
  read: (page: Page) => Promise<string>;
  /** Changes the text from outside the form, as undo does. */
  write: (page: Page, text: string) => Promise<void>;
  remove: () => void;
}

/** Builds a page that contains the form. */
export async function buildFormPage(): Promise<FormPage> {
  const folder = mkdtempSync(join(tmpdir(), 'recto-form-'));
  writeFileSync(join(folder, 'page.js'), PAGE);
  writeFileSync(join(folder, 'page.css'), `:root {${COLORS}}`);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Form</title><link rel="stylesheet" href="./page.css"><main id="host"></main><script type="module" src="./page.js"></script>',
  );
  const modules = join(import.meta.dirname, '../../../node_modules');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: { react: join(modules, 'react'), 'react-dom': join(modules, 'react-dom') } },
  });
  return {
    async open(page, schema, text) {
      await page.route(`${ORIGIN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        const file = join(folder, 'dist', pathname === '/' ? 'index.html' : pathname);
        if (pathname.endsWith('.png')) return await route.fulfill({ status: 404 });
        const headers = { 'content-security-policy': POLICY, 'content-type': typeOf(file) };
        return await route.fulfill({ body: readFileSync(file), headers });
      });
      await page.goto(ORIGIN);
      await page.evaluate(`openForm(${JSON.stringify(schema)}, ${JSON.stringify(text)})`);
    },
    read: async (page) => await page.evaluate('text'),
    write: async (page, text) => await page.evaluate(`setText(${JSON.stringify(text)})`),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function typeOf(file: string): string {
  if (file.endsWith('.js')) return 'text/javascript';
  return file.endsWith('.css') ? 'text/css' : 'text/html';
}
