'use client';

import { Button } from '@recto/site/ui';
import { useState } from 'react';

export default function ButtonSample() {
  const [label, setLabel] = useState('Save');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setLabel('Saved')}>{label}</Button>
      <Button variant="outline">Cancel</Button>
      <Button variant="soft" color="error" size="sm">
        Delete
      </Button>
      <Button loading>Sending</Button>
      <Button variant="link" to="#button">
        Read more
      </Button>
    </div>
  );
}
