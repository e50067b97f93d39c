/** What a screen or component of a site uses of the demo. It runs on the server and in the browser. */
export { StudioDemoButton } from './studio-demo-button.tsx';
export type { StudioDemoButtonProps } from './studio-demo-button.tsx';
