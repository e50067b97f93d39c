/** A language of the interface. */
export interface Language {
  /** Code of the language pack. */
  code: string;
  /** Name in the language itself. */
  name: string;
  /** BCP 47 tag, if it differs from the code. */
  language?: string;
  /** Set for languages written from right to left. */
  dir?: 'rtl';
}

/** All language packs of `@recto/ui`. Listed here because installing that package would delay the first question. */
export const languages: readonly Language[] = [
  { code: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'az', name: 'Azərbaycanca' },
  { code: 'bg', name: 'Български' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'ca', name: 'Català' },
  { code: 'ckb', name: 'کوردی', dir: 'rtl' },
  { code: 'cs', name: 'Čeština' },
  { code: 'da', name: 'Dansk' },
  { code: 'de', name: 'Deutsch' },
  { code: 'de_ch', name: 'Schweizerdeutsch', language: 'de-CH' },
  { code: 'el', name: 'Ελληνικά' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'et', name: 'Eesti' },
  { code: 'fa_ir', name: 'فارسی', language: 'fa-IR', dir: 'rtl' },
  { code: 'fi', name: 'Suomi' },
  { code: 'fr', name: 'Français' },
  { code: 'he', name: 'עברית', dir: 'rtl' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'hr', name: 'Hrvatski' },
  { code: 'hu', name: 'Magyar' },
  { code: 'hy', name: 'Հայերեն' },
  { code: 'id', name: 'Indonesia' },
  { code: 'it', name: 'Italiano' },
  { code: 'ja', name: '日本語' },
  { code: 'ka', name: 'ქართული' },
  { code: 'kk', name: 'Қазақша' },
  { code: 'km', name: 'ភាសាខ្មែរ' },
  { code: 'ko', name: '한국어' },
  { code: 'ky', name: 'Кыргызча' },
  { code: 'lb', name: 'Lëtzebuergesch' },
  { code: 'lt', name: 'Lietuvių' },
  { code: 'mn', name: 'Монгол' },
  { code: 'ms', name: 'Melayu' },
  { code: 'nb_no', name: 'Norsk Bokmål', language: 'nb-NO' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'pl', name: 'Polski' },
  { code: 'pt', name: 'Português' },
  { code: 'pt_br', name: 'Português (Brasil)', language: 'pt-BR' },
  { code: 'ro', name: 'Română' },
  { code: 'ru', name: 'Русский' },
  { code: 'sk', name: 'Slovenčina' },
  { code: 'sl', name: 'Slovenščina' },
  { code: 'sv', name: 'Svenska' },
  { code: 'th', name: 'ไทย' },
  { code: 'tj', name: 'Тоҷикӣ', language: 'tg' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'ug_cn', name: 'ئۇيغۇرچە', language: 'ug-CN', dir: 'rtl' },
  { code: 'uk', name: 'Українська' },
  { code: 'ur', name: 'اردو', dir: 'rtl' },
  { code: 'uz', name: 'Oʻzbek' },
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'zh_cn', name: '简体中文', language: 'zh-CN' },
  { code: 'zh_tw', name: '繁體中文', language: 'zh-TW' },
];
