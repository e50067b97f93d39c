import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';

/** Pasting into the text view, without the rest of the editor. */
let page: Page;

const VISUAL = join(import.meta.dirname, '..', 'src', 'editor', 'visual');

const ENTRY = `
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import { EditorView } from '@tiptap/pm/view';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { keyBindings } from './key-bindings.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { pastePlugin } from './paste.ts';

window.paste = (data, file) => {
  const { source, doc } = openMarkdown(file);
  let at = -1;
  doc.descendants((node, position) => {
    if (node.isText && node.text.includes('X')) at = position + node.text.indexOf('X');
  });
  const nothing = () => undefined;
  const plugins = [pastePlugin(), ...keyBindings({ undo: nothing, redo: nothing, link: nothing, find: nothing, edit: nothing, toolbar: nothing }), tableEditing()];
  const selection = TextSelection.create(doc, at, at + 1);
  const view = new EditorView(document.body, {
    state: EditorState.create({ doc, plugins, selection }),
    transformPastedHTML: cleanPastedHtml,
  });
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  view.state.doc.check();
  const saved = saveMarkdown(source, view.state.doc);
  view.destroy();
  return saved;
};
`;

test.beforeAll(async ({ browser }) => {
  const entry = join(VISUAL, 'paste-entry.js');
  const modules: Readonly<Record<string, string>> = {
    [entry]: ENTRY,
    'virtual:recto/markdown': 'export const plugins = [];',
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', enforce: 'pre', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  page = await browser.newPage();
  await page.addScriptTag({ type: 'module', content: code });
  await page.waitForFunction(() => 'paste' in globalThis);
});

test.afterAll(async () => {
  await page.close();
});

/** Pastes over `X` in a file and returns the saved file. */
async function pasted(data: Readonly<Record<string, string>>, file = 'X\n'): Promise<string> {
  const saved = await page.evaluate(
    ([clipboard, text]) =>
      (globalThis as unknown as { paste: (...values: unknown[]) => { text: string; rejected: number[] } }).paste(
        clipboard,
        text,
      ),
    [data, file] as const,
  );
  expect(saved.rejected).toEqual([]);
  return saved.text;
}

const html = async (text: string, file?: string): Promise<string> => pasted({ 'text/html': text }, file);

const DOCS_CELL = (text: string): string =>
  `<td style="border-left:solid #000000 1pt;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">${text}</span></p></td>`;
const docs = (content: string): string =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><p dir="ltr"><span>Before</span></p><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody>${content}</tbody></table></div><br /><p dir="ltr"><span>After</span></p></b>`;

test('a table of Google Docs keeps its rows, with the first as header', async () => {
  const rows = [
    ['Name', 'Price'],
    ['Kiln', '12'],
  ].map((cells) => `<tr style="height:0pt">${cells.map(DOCS_CELL).join('')}</tr>`);
  expect(await html(docs(rows.join('')))).toBe('Before\n\n| Name | Price |\n| --- | --- |\n| Kiln | 12 |\n\nAfter\n');
});

test('blocks in a cell of Google Docs become lines', async () => {
  const list =
    '<td><p dir="ltr"><span>Two:</span></p><ul><li dir="ltr"><p role="presentation"><b>a</b></p></li><li><p>b</p></li></ul><br /></td>';
  const rows = `<tr>${DOCS_CELL('Head')}${DOCS_CELL('')}</tr><tr>${list}${DOCS_CELL('c')}</tr>`;
  expect(await html(docs(rows))).toContain('| Head |  |\n| --- | --- |\n| Two:<br>**a**<br>b | c |\n');
});

test('a table with one cell is a box around its content', async () => {
  const content = `<tr><td><p><span>One</span></p><p><span>Two</span></p></td></tr>`;
  expect(await html(docs(content))).toBe('Before\n\nOne\n\nTwo\n\nAfter\n');
});

const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

test('a table of Word with merged cells has rows of the same length', async () => {
  const cell = (text: string, attributes = ''): string =>
    `<td width=200 valign=top ${attributes} style='width:150pt;border:solid windowtext 1.0pt'>\n  <p class=MsoNormal align=right style='text-align:right'><span lang=EN-GB>${text}<o:p></o:p></span></p>\n  </td>`;
  const table = `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'>${cell('A', 'colspan=2')}${cell('C')}</tr>
 <tr>${cell('1', 'rowspan=2')}${cell('2')}${cell('3')}</tr>
 <tr>${cell('5')}${cell('<o:p>&nbsp;</o:p>')}</tr>
</table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`;
  expect(await html(word(table))).toBe('| A |  | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n|  | 5 |  |\n');
});

test('a table of a web page keeps its header, alignment and caption', async () => {
  const table = `<table><caption>Prices</caption><thead><tr><th>A</th><th align="right">B</th></tr></thead>
    <tbody><tr><th scope="row">1</th><td align="right"><code>x</code></td></tr><tr><td colspan="100">all</td></tr></tbody></table>`;
  expect(await html(table)).toBe('Prices\n\n| A | B |\n| --- | --: |\n| 1 | `x` |\n| all |  |\n');
});

const item = (level: number, list: number, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test('bullets and numbers of Word become separate lists', async () => {
  const list = [
    item(1, 0, '·', 'One'),
    item(2, 0, 'o', 'Inner'),
    item(1, 0, '·', 'Two'),
    item(1, 1, '1.', 'First'),
    item(2, 1, 'a.', 'Part'),
    item(1, 1, '2.', 'Second'),
  ];
  expect(await html(word(list.join('\n')))).toBe('- One\n  - Inner\n- Two\n\n1. First\n   1. Part\n2. Second\n');
  expect(await html(word(item(1, 1, '3)', 'Third')))).toBe('3. Third\n');
});

test('a code block keeps its language', async () => {
  expect(await html('<p>A</p><pre><code class="hljs language-js">let a;\n\nlet b;\n</code></pre>')).toContain(
    '```js\nlet a;\n\nlet b;\n```\n',
  );
  expect(
    await html('<p>A</p><div class="highlight highlight-source-shell"><pre>npm <span>i</span></pre></div>'),
  ).toContain('```shell\nnpm i\n```');
});

test('a picture without URL leaves its alternative text', async () => {
  const image =
    '<p>See <img src="data:image/png;base64,AAAA" alt="a kiln"> and <img src="https://a.example/b.png" alt="B"></p>';
  expect(await html(image)).toBe('See a kiln and ![B](https://a.example/b.png)\n');
});

test('paragraphs that are pasted into a cell stay in it', async () => {
  const table = '| a | b |\n| --- | --- |\n| X | 2 |\n';
  const expected = '| a | b |\n| --- | --- |\n| one<br>**two** | 2 |\n';
  expect(await html('<p>one</p><p><b>two</b></p>', table)).toBe(expected);
  expect(await pasted({ 'text/plain': 'one\n\n**two**' }, table)).toBe(expected);
});

test('plain text is pasted as markdown, and unchanged into code', async () => {
  expect(await pasted({ 'text/plain': '# Head\n\n- a\n- b' })).toBe('# Head\n\n- a\n- b\n');
  expect(await pasted({ 'text/plain': '# a *b*\n- c' }, '```\nX\n```\n')).toBe('```\n# a *b*\n- c\n```\n');
});

test('a URL over a selected word links it', async () => {
  expect(await pasted({ 'text/plain': 'https://a.example/b' }, 'The X here\n')).toBe(
    'The [X](https://a.example/b) here\n',
  );
});
