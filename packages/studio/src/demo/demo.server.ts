import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, defineFeatureServer } from '@recto/site/server';
import { DEMO_COMPONENTS, DEMO_FOLDER, DEMO_TREE, demoDocument, parseDemoDocumentPath } from './demo-paths.ts';
import { readDemoContent } from './demo-content.ts';

/** Serves the published source of the site to the demo of the editor, which needs no sign-in and is read-only. */
export default defineFeatureServer(({ contentDescription, content, listPages, cacheResult, site }) => {
  if (!contentDescription) return {};
  const read = cacheResult(async () => await readDemoContent({ content, listPages, description: contentDescription }));
  const readData = async (path: string): Promise<unknown> => {
    if (path === DEMO_TREE) return (await read()).tree;
    if (path === DEMO_COMPONENTS) return { components: contentDescription.components };
    const file = parseDemoDocumentPath(path);
    return file === undefined ? undefined : (await read()).document(file);
  };
  return {
    endpoints: [
      defineEndpoint({
        path: `${DEMO_FOLDER}/**`,
        methods: ['GET'],
        cache: 'version',
        async handle(_, { path }) {
          const data = await readData(path);
          return data === undefined ? undefined : jsonResponse(data);
        },
      }),
    ],
    async listPaths() {
      const { tree } = await read();
      const pages = tree.files.filter(({ kind }) => kind === 'page').map(({ path }) => demoDocument(path));
      return [DEMO_TREE, DEMO_COMPONENTS, ...pages].map((path) => (site.base ?? '') + path);
    },
  };
});
