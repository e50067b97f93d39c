'use client';

import { Button } from '@recto/site/ui';
import { DropdownMenu } from '@recto/ui/dropdown-menu';
import { useState } from 'react';

export default function DropdownMenuSample() {
  const [order, setOrder] = useState('Name');
  const by = (label: string) => ({ label, onSelect: () => setOrder(label) });
  return (
    <DropdownMenu
      trigger={<Button variant="outline">Sort by: {order}</Button>}
      groups={[[by('Name'), by('Price')], [by('Newest')]]}
    />
  );
}
