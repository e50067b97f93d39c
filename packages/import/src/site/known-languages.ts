/** Codes of the language packs of `@recto/ui`, which is too large to be a dependency for this list alone. */
export const knownLanguages: ReadonlySet<string> = new Set(
  `ar az bg bn ca ckb cs da de de_ch el en es et fa_ir fi fr he hi hr hu hy id it ja ka kk km ko ky lb lt mn ms
  nb_no nl pl pt pt_br ro ru sk sl sv th tj tr ug_cn uk ur uz vi zh_cn zh_tw`.split(/\s+/u),
);
