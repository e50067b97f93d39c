'use client';

import { Button } from '@recto/site/ui';
import { Toaster, createToasts } from '@recto/ui/toast';

const toasts = createToasts();
const save = () => toasts.add({ title: 'Saved', color: 'success' });

export default function ToastSample() {
  return (
    <>
      <Button variant="outline" onClick={save}>
        Save the recipe
      </Button>
      <Toaster toasts={toasts} />
    </>
  );
}
