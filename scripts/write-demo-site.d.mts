export function writeDemoSite(template: string, target: string): void;
