export { Toaster } from './toaster.tsx';
export type { ToastPosition } from './toaster.tsx';
export { createToasts } from './toasts.ts';
export type { ToastConfig, Toasts } from './toasts.ts';
