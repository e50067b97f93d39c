/** Files that lie beside content and are published as they are. */
const ASSET =
  /\.(?:avif|gif|ico|jpe?g|png|svg|webp|aac|flac|m4a|mp3|oga|ogg|wav|mov|mp4|ogv|webm|vtt|pdf|zip|gz|tgz|docx|pptx|xlsx|odt|ods|otf|ttf|woff2?)$/iu;

export function isAsset(file: string): boolean {
  return ASSET.test(file);
}
