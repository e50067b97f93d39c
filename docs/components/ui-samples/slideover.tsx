'use client';

import { Button } from '@recto/site/ui';
import { Slideover } from '@recto/ui/slideover';
import { useState } from 'react';

export default function SlideoverSample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the slideover
      </Button>
      <Slideover open={isOpen} onOpenChange={setOpen} title="Your order">
        Two bowls and a plate.
      </Slideover>
    </>
  );
}
