import { source } from '@/lib/source';
import defaultMdxComponents, { createRelativeLink } from 'fumadocs-ui/mdx';
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/page';
import { notFound } from 'next/navigation';

interface PageProps {
  params: Promise<{ slug?: string[] }>;
}

async function findPage({ params }: PageProps) {
  const page = source.getPage((await params).slug);
  if (!page) notFound();
  return page;
}

export default async function Page(props: PageProps) {
  const page = await findPage(props);
  const { body: Body, toc, full, title, description } = page.data;
  return (
    <DocsPage toc={toc} full={full}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody>
        <Body components={{ ...defaultMdxComponents, a: createRelativeLink(source, page) }} />
      </DocsBody>
    </DocsPage>
  );
}

export function generateStaticParams() {
  return source.generateParams();
}

export async function generateMetadata(props: PageProps) {
  const { title, description } = (await findPage(props)).data;
  return { title, description };
}
