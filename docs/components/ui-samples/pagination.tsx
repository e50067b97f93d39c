'use client';

import { Pagination } from '@recto/site/ui';

const urlOf = (page: number) => `?page=${page}#pagination`;

export default function PaginationSample() {
  return <Pagination page={5} pages={12} to={urlOf} />;
}
