import { defineIsland, z } from '@recto/site/server';

const COLLECTIONS = ['landing', 'docs', 'posts', 'templates', 'pricing', 'info'] as const;

/** Shows the number of rows of each collection of this site. */
export default defineIsland({
  props: z.strictObject({ caption: z.string().max(300).default('') }),
  async load({ content, locale }) {
    const counts = COLLECTIONS.map(async (name) => {
      // Settings of folders are also rows, but not content.
      const rows = content.query(name, { locale: locale.code }).where('stem', 'NOT LIKE', '%.navigation');
      return { name, rows: await rows.count() };
    });
    return (await Promise.all(counts)).filter(({ rows }) => rows > 0);
  },
  render({ props, data, locale }) {
    const number = new Intl.NumberFormat(locale.language ?? locale.code);
    return (
      <div className="rounded-lg border border-rule bg-leaf p-5">
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {data.map(({ name, rows }) => (
            <div key={name}>
              <dt className="font-mono text-sm text-soft" dir="ltr">
                {name}
              </dt>
              <dd className="font-display text-2xl font-semibold">{number.format(rows)}</dd>
            </div>
          ))}
        </dl>
        {props.caption !== '' && <p className="mt-4 text-sm text-soft">{props.caption}</p>}
      </div>
    );
  },
});
