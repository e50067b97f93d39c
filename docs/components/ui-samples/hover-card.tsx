'use client';

import { HoverCard } from '@recto/ui/hover-card';

export default function HoverCardSample() {
  return (
    <p>
      Made by{' '}
      <HoverCard trigger={<a href="#hover-card">Mira Okafor</a>}>
        Potter since 2009. Her workshop is open to visitors.
      </HoverCard>
    </p>
  );
}
