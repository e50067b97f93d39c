import { defineEndpoint, defineFeatureServer, z } from '@recto/site/server';

/** Sites have different collections, so a feature checks what it reads. */
const row = z.object({ path: z.string(), minutes: z.number() });

export default defineFeatureServer<{ wordsPerMinute: number }>(({ content, site, listPages, cacheResult }) => {
  /** Minutes by path, read once for each version of the content. */
  const readMinutes = cacheResult(async () => {
    const minutes = new Map<string, number>();
    const collections = new Set((await listPages()).flatMap(({ collection }) => collection ?? []));
    for (const collection of collections) {
      for (const page of await content.query(collection).all()) {
        const { data } = row.safeParse(page);
        if (data) minutes.set(data.path, data.minutes);
      }
    }
    return minutes;
  });
  return {
    endpoints: [
      defineEndpoint({
        path: '/api/reading-time',
        methods: ['GET'],
        cache: 'version',
        input: z.object({ path: z.string().startsWith('/') }),
        async handle(_, { input }) {
          const minutes = (await readMinutes()).get(input.path);
          return minutes === undefined
            ? Response.json({ error: `${site.title} has no page ${input.path}.` }, { status: 404 })
            : Response.json({ minutes });
        },
      }),
    ],
    async changePage(page) {
      const minutes = (await readMinutes()).get(page.path);
      if (minutes === undefined) return page;
      const elements = [
        ['meta', { name: 'twitter:label1', content: 'Reading time' }],
        ['meta', { name: 'twitter:data1', content: `${minutes} min` }],
      ] as const;
      // What the screen of the page gets; `slots` read it there.
      const data = typeof page.data === 'object' ? { ...page.data, minutes } : page.data;
      return { ...page, data, elements: [...(page.elements ?? []), ...elements] };
    },
  };
});
