import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

type FieldRef = RefObject<HTMLInputElement | null>;

export interface FieldHandlers {
  /** Called with each text, and first with the text that has already been typed. */
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Listens to the field of the search dialog, which is in the page before this code is loaded. */
export function useField(ref: FieldRef, { onText, onKeyDown }: FieldHandlers): { fill: (text: string) => void } {
  const readText = useEffectEvent(onText);
  const readKey = useEffectEvent(onKeyDown);
  // In a layout effect, so that a key pressed right after the list is shown is not missed.
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return undefined;
    const listening = new AbortController();
    field.addEventListener('input', () => readText(field.value), listening);
    field.addEventListener('keydown', (event) => readKey(event), listening);
    if (field.value !== '') readText(field.value);
    return () => {
      listening.abort();
    };
  }, [ref]);
  return {
    fill(text) {
      if (!ref.current) return;
      ref.current.value = text;
      ref.current.focus();
    },
  };
}

/** Sets the ARIA attributes of the field: whether there is a choice, and which one is active. */
export function useChoice(ref: FieldRef, chosen: string | undefined): void {
  useEffect(() => {
    const field = ref.current;
    if (!field) return undefined;
    field.ariaExpanded = String(chosen !== undefined);
    if (chosen === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', chosen);
    return undefined;
  }, [ref, chosen]);
  useEffect(() => {
    const field = ref.current;
    return () => {
      if (!field) return;
      field.ariaExpanded = 'false';
      field.removeAttribute('aria-activedescendant');
    };
  }, [ref]);
}
