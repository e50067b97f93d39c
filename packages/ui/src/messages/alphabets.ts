/**
 * Letters of each language in `languages.ts`, to detect foreign ones: a Persian kaf in Arabic, a Cyrillic а in Latin. A
 * language that is not listed uses only the letters from a to z.
 */
const LATIN: Readonly<Record<string, string>> = {
  az: 'çəğıöşü',
  ca: 'àçèéíïòóúü',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'åæéø',
  de: 'äéöüß',
  de_ch: 'äéöü',
  es: 'áéíñóúü',
  et: 'äõöšüž',
  fi: 'äåöšž',
  fr: 'àâæçèéêëîïôœùûüÿ',
  hr: 'ćčđšž',
  hu: 'áéíóöőúüű',
  it: 'àèéìîòóù',
  lb: 'äèéêëîôöü',
  lt: 'ąčęėįšųūž',
  nb_no: 'åæéòôø',
  nl: 'áèéêëíïóöúü',
  pl: 'ąćęłńóśźż',
  pt: 'àáâãçéêíóôõúü',
  pt_br: 'àáâãçéêíóôõúü',
  ro: 'âăîșț',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sv: 'åäéö',
  tr: 'âçğıîöşûü',
  uz: 'ʻʼ',
  vi: 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ',
};

const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const VOWEL_SIGNS = '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652';

/** Alphabets of languages that share their script with others. */
const LETTERS: Readonly<Record<string, string>> = {
  ar: `ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي${VOWEL_SIGNS}`,
  ckb: 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ',
  el: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
  fa_ir: `ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی\u0654${VOWEL_SIGNS}`,
  ug_cn: 'ئاەبپتجچخدرزژسشغفقكگڭلمنھوۇۆۈۋېىي',
  ur: `ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیۂۃے${VOWEL_SIGNS}`,
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  kk: `${RUSSIAN}әғқңөұүһі`,
  ky: `${RUSSIAN}ңөү`,
  mn: `${RUSSIAN}өү`,
  ru: RUSSIAN,
  tj: 'абвгғдеёжзиӣйкқлмнопрстуӯфхҳчҷшъэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
};

/** Scripts that only one language uses. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  bn: /\p{scx=Bengali}/u,
  he: /\p{scx=Hebrew}/u,
  hi: /\p{scx=Devanagari}/u,
  hy: /\p{scx=Armenian}/u,
  ja: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  ka: /\p{scx=Georgian}/u,
  km: /\p{scx=Khmer}/u,
  ko: /\p{scx=Hangul}/u,
  th: /\p{scx=Thai}/u,
  zh_cn: /\p{scx=Han}/u,
  zh_tw: /\p{scx=Han}/u,
};

/** Common characters in the simplified form of Simplified Chinese, and in the traditional form. */
const SIMPLIFIED =
  '个们这为来时说对没发过还开关书页码单选择显链网错误项题读写语译输删图数标签设条应问间编辑询请见让将节创变费';
const TRADITIONAL =
  '個們這為來時說對沒發過還開關書頁碼單選擇顯鏈網錯誤項題讀寫語譯輸刪圖數標籤設條應問間編輯詢請見讓將節創變費';
/** Simplified forms that Japanese also uses. */
const SHARED_WITH_JAPANESE = /[来写数条]/gu;

const NEVER: Readonly<Record<string, string>> = {
  ja: SIMPLIFIED.replaceAll(SHARED_WITH_JAPANESE, ''),
  zh_cn: TRADITIONAL,
  zh_tw: SIMPLIFIED,
};

/** Whether a language is written in Latin letters. */
export function isLatin(code: string): boolean {
  return LETTERS[code] === undefined && SCRIPTS[code] === undefined;
}

/** Returns the letters and diacritics that do not belong to the language, without repetitions. */
export function foreignLetters(text: string, code: string): string[] {
  const script = SCRIPTS[code];
  const alphabet = LETTERS[code] ?? `abcdefghijklmnopqrstuvwxyz${LATIN[code] ?? ''}`;
  const never = NEVER[code] ?? '';
  const [language = ''] = code.split('_');
  const isForeign = (letter: string): boolean =>
    never.includes(letter) || (script ? !script.test(letter) : !alphabet.includes(letter));
  // In Turkish and Azerbaijani, the lower-case form of I has no dot.
  const letters =
    text
      .normalize('NFC')
      .toLocaleLowerCase(language)
      .match(/[\p{L}\p{M}]/gu) ?? [];
  return [...new Set(letters)].filter(isForeign);
}
