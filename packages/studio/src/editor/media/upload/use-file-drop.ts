import { useEffect, useState } from 'react';
import type { DragEvent, RefObject } from 'react';

interface FileDrop {
  /** Whether files are dragged over the area. */
  isOver: boolean;
  handlers: Pick<React.DOMAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;
}

/** Accepts files that are dropped on an area, or pasted while it is shown. */
export function useFileDrop(
  area: RefObject<HTMLElement | null>,
  onFiles: ((files: readonly File[]) => void) | undefined,
): FileDrop {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!onFiles) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      const root = area.current?.getRootNode();
      // Ignore a paste into a field of the page.
      const isHere = event.target === document.body || (root !== undefined && event.composedPath().includes(root));
      if (files.length === 0 || !isHere || event.defaultPrevented) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
    };
  }, [area, onFiles]);
  if (!onFiles) return { isOver: false, handlers: {} };
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  const hold = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave(event) {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop(event) {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
