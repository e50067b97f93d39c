import { PageHeader, PostList } from '@recto/site/ui';
import type { PostSummary } from '@recto/site/ui';
import type { ReactNode } from 'react';
import { drawings } from './drawings.tsx';

interface BlogScreenProps {
  data: { title: string; description: string; posts: readonly PostSummary[] };
}

/** The list of posts, with a drawing for each. */
export default function BlogScreen({ data }: BlogScreenProps): ReactNode {
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      <PostList posts={data.posts.map((post) => ({ ...post, drawing: renderDrawing(post.path) }))} />
    </>
  );
}

function renderDrawing(path: string): ReactNode {
  const Drawing = drawings[path.slice(path.lastIndexOf('/') + 1)];
  return Drawing && <Drawing />;
}
