import type { ReactNode } from 'react';
import type { PostSummary } from './list-posts.ts';
import { PostDetails } from './post-details.tsx';

/** A list of posts, each with its title and description. */
export function PostRows({ posts, level = 2 }: { posts: readonly PostSummary[]; level?: 2 | 3 }): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.path} className="border-rule py-8 not-last:border-b first:pt-0">
          <article>
            <Heading className="display text-2xl">
              <a href={post.path} className="hover:text-accent">
                {post.title}
              </a>
            </Heading>
            <p className="mt-2 max-w-[60ch] text-pretty text-soft">{post.description}</p>
            <PostDetails {...post} />
          </article>
        </li>
      ))}
    </ul>
  );
}
