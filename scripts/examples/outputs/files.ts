import { configOf } from './output.ts';
import type { Outputs } from './output.ts';

const start = (text: string): Record<string, string> => ({ 'content/docs/1.start.md': text });

/** Outputs in the pages of the section "Files". */
export const filesOutputs: Outputs = {
  'docs/3.files/1.markdown.md': [{ files: start('---\ntitle: A first page\n') }],
  'docs/3.files/2.yaml.md': [
    { files: { 'content/team/ada.yml': '- Ada\n' } },
    { files: { 'content/team/ada.yml': 'name: Ada\nname: Bob\n' } },
    { files: { 'content/team/ada.yml': 'name: 5\n' } },
  ],
  'docs/3.files/3.json.md': [
    { files: { 'content/releases/1.first.json': '["0.1.0"]\n' } },
    { files: { 'content/releases/1.first.json': '{\n  "version": "0.1.0",\n}\n' } },
    { files: { 'content/releases/1.first.json': '{\n  "version": "0.1.0",\n  "version": "0.2.0"\n}\n' } },
  ],
  'docs/3.files/4.csv.md': [
    { files: { 'content/prices/shop.csv': 'item,price,stock\nPen\n' } },
    { files: { 'content/prices/shop.csv': 'item,price,stock\nPen,1.20,40\nPaper,free,7\n' } },
    { files: configOf("docs: defineCollection({ type: 'page', source: '**' })") },
    { files: { 'content/prices/shop.csv': 'item,item\nPen,Pen\n' } },
  ],
};
