/** Components of the demo for screens of a site. They run on the server and in the browser. */
export { StudioDemoButton } from './studio-demo-button.tsx';
export type { StudioDemoButtonProps } from './studio-demo-button.tsx';
