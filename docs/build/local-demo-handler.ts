import settings from 'virtual:docs/local-demos';
import { defineHandler } from 'nitro';
import { join } from 'node:path';
import { serveLocalDemo } from './local-demo.ts';

const { folder, names } = settings;

export default defineHandler(({ context, url }) => {
  const name = context.params?.['name'] ?? '';
  if (!names.includes(name)) return new Response('There is no such demo.', { status: 404 });
  return serveLocalDemo(join(folder, name, 'public'), url.pathname.slice(`/demo/${name}`.length));
});
