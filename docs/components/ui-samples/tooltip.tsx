'use client';

import { Button } from '@recto/site/ui';
import { Tooltip, TooltipProvider } from '@recto/ui/tooltip';

export default function TooltipSample() {
  return (
    <TooltipProvider>
      <Tooltip text="Saves the recipe" keys={['Ctrl', 'S']}>
        <Button variant="soft">Save</Button>
      </Tooltip>
    </TooltipProvider>
  );
}
