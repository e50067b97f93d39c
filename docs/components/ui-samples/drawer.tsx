'use client';

import { Button } from '@recto/site/ui';
import { Drawer } from '@recto/ui/drawer';
import { useState } from 'react';

export default function DrawerSample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title="Your order">
        Two bowls and a plate.
      </Drawer>
    </>
  );
}
