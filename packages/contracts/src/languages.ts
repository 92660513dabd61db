/** The shop's languages: key of cookie and file, native name, codes of flags. */
export const LANGUAGES: readonly { key: string; lang: string; icons: readonly string[]; shortKey: string }[] = [
  { key: 'en', lang: 'English', icons: ['gb', 'us'], shortKey: 'EN' },
  { key: 'de_DE', lang: 'Deutsch', icons: ['de'], shortKey: 'DE' },
  { key: 'es_ES', lang: 'Español', icons: ['es'], shortKey: 'ES' },
  { key: 'fr_FR', lang: 'Français', icons: ['fr'], shortKey: 'FR' },
  { key: 'hi_IN', lang: 'हिन्दी', icons: ['in'], shortKey: 'HI' },
  { key: 'it_IT', lang: 'Italiano', icons: ['it'], shortKey: 'IT' },
  { key: 'ja_JP', lang: '日本語', icons: ['jp'], shortKey: 'JA' },
  { key: 'nl_NL', lang: 'Nederlands', icons: ['nl'], shortKey: 'NL' },
  { key: 'pl_PL', lang: 'Polski', icons: ['pl'], shortKey: 'PL' },
  { key: 'pt_BR', lang: 'Português (Brasil)', icons: ['br'], shortKey: 'PT' },
  { key: 'zh_CN', lang: '中文', icons: ['cn'], shortKey: 'ZH' },
]
