import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { moveArea, resizeArea } from './crop-area.ts';
import type { CropArea, Size } from './crop-area.ts';
import { NumberField } from './number-field.tsx';

interface AreaFieldsProps {
  area: CropArea;
  picture: Size;
  ratio: number | undefined;
  onChange: (area: CropArea) => void;
}

/** Number inputs for the crop area, as an alternative to the frame. */
export function AreaFields({ area, picture, ratio, onChange }: AreaFieldsProps): ReactNode {
  const messages = useMessages('media').crop;
  return (
    <>
      <NumberField
        label={messages.left}
        value={area.left}
        min={0}
        max={picture.width - area.width}
        onChange={(left) => {
          onChange(moveArea(area, left, area.top, picture));
        }}
      />
      <NumberField
        label={messages.top}
        value={area.top}
        min={0}
        max={picture.height - area.height}
        onChange={(top) => {
          onChange(moveArea(area, area.left, top, picture));
        }}
      />
      <NumberField
        label={messages.width}
        value={area.width}
        max={picture.width}
        onChange={(width) => {
          onChange(resizeArea(area, { width }, ratio, picture));
        }}
      />
      <NumberField
        label={messages.height}
        value={area.height}
        max={picture.height}
        onChange={(height) => {
          onChange(resizeArea(area, { height }, ratio, picture));
        }}
      />
    </>
  );
}
