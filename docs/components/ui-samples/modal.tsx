'use client';

import { Button } from '@recto/site/ui';
import { Modal } from '@recto/ui/modal';
import { useState } from 'react';

export default function ModalSample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete the recipe
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this recipe?"
        description="It cannot be restored."
        footer={<Button onClick={() => setOpen(false)}>Delete</Button>}
      />
    </>
  );
}
