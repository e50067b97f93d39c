'use client';

import { Breadcrumb } from '@recto/site/ui';

const crumbs = [{ label: 'Shop', to: '#breadcrumb' }, { label: 'Bowls' }];

export default function BreadcrumbSample() {
  return <Breadcrumb crumbs={crumbs} />;
}
