'use client';

import { Button, useCopy } from '@recto/site/ui';

export default function UseCopySample() {
  const [state, copy] = useCopy();
  return (
    <Button variant="outline" onClick={() => void copy('KILN-2026')}>
      {state === 'copied' ? 'Copied' : 'Copy the voucher'}
    </Button>
  );
}
