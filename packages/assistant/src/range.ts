import { LETTERS, normalizeText, removeDiacritics } from './fold.ts'
import { type Pattern, pattern } from './patterns.ts'

/** Patterns of fruit and goods in eleven languages, by the English word in product names. */
const GOODS: readonly (readonly [string, Pattern])[] = [
  ['apple', pattern`apple|apfel|äpfel|pomme|manzana|mela\b|mele\b|appel|maçã|jabłk|सेब|りんご|リンゴ|アップル|苹果`],
  ['orange', pattern`orange|naranja|arancia|sinaasappel|laranja|pomarańcz|संतरा|संतरे|オレンジ|橙`],
  ['banana', pattern`banan|plátano|केला|バナナ|香蕉`],
  ['lemon', pattern`lemon|zitrone|citron|limón|limone|citroen|limão|limonad|cytryn|नींबू|レモン|柠檬`],
  ['cherry', pattern`cherry|cherries|kirsch|cerise|cereza|ciliegi|kersen|cereja|wiśni|चेरी|チェリー|樱桃`],
  ['pear', pattern`\bpears?\b|birne|poire|\bpera\b|peer\b|gruszk|नाशपाती|洋梨|梨`],
  ['ginger', pattern`ginger|ingwer|gingembre|jengibre|zenzero|gember|gengibre|imbir|अदरक|ジンジャー|生姜|姜`],
  ['fig', pattern`\bfigs?\b|feige|figue|\bhigo|\bfichi|\bfico|vijg|\bfigo|\bfig[ai]\b|अंजीर|いちじく|无花果`],
  ['pomegranate', pattern`pomegranate|granatapfel|grenade|granada|melograno|granaatappel|romã|granat|अनार|ザクロ|石榴`],
  ['tomato', pattern`tomat|pomodor|pomidor|टमाटर|トマト|番茄`],
  ['carrot', pattern`carrot|karotte|möhre|carotte|zanahoria|carota|wortel|cenoura|marchew|गाजर|にんじん|胡萝卜`],
  ['mango', pattern`mango|manga\b|आम\b|マンゴー|芒果`],
  ['strawberry', pattern`strawberr|erdbeer|fraise|fresa|fragol|aardbei|morango|truskawk|स्ट्रॉबेरी|いちご|草莓`],
  ['raspberry', pattern`raspberr|himbeer|framboise|frambuesa|lampon|framboos|framboesa|malin|रसभरी|ラズベリー|覆盆子`],
  ['grape', pattern`\bgrapes?\b|traube|raisin|\buva|druiven|winogron|अंगूर|ぶどう|葡萄`],
  ['melon', pattern`melon|melone|meloen|melão|खरबूज|メロン|瓜`],
  ['honey', pattern`honey|honig|miel\b|miele|honing|\bmel\b|miód|शहद|はちみつ|蜂蜜`],
  ['juice', pattern`juice|saft|säfte|\bjus\b|zumo|succo|succhi|sap\b|sappen|suco|\bsok\b|soki\b|जूस|रस\b|ジュース|果汁`],
]

const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about again all also am an and any anything are as at be been before bigger but buy by can could customer customers did do does else ever find for from get good got great had has have hello help hey hi how i if in is it its just kind know like look looking made make may me more much my need no not of offer ok on one only or other others people please price product products rating reviews review say sell shop should so some tell thanks than that the their them then there these they thing think this to too us want was we well what whats when where which who why will with without without would write writes you your yours cost costs'.split(
    ' ',
  ),
)

/** Returns whether a normalized text names goods of the shop. */
export function namesGoods(text: string): boolean {
  return GOODS.some(([, pattern]) => pattern.test(text))
}

const CAPITAL = '[A-Z\\u00c0-\\u00de\\u0100-\\u017f]'
/** At least two capitalized words, not at the start of a text. */
const NAMES = new RegExp(
  `(?<=[${LETTERS}][,:]? |["'])${CAPITAL}[${LETTERS}'’&-]*(?: (?:& |of |the )?${CAPITAL}[${LETTERS}'’-]*)+`,
  'g',
)

/** Returns at most three search terms, the most specific first. */
export function searchTerms(written: string): string[] {
  const low = written.toLowerCase()
  const names = [...written.matchAll(NAMES)].map(([name]) => name)
  const even = normalizeText(low)
  const goods = GOODS.filter(([, pattern]) => pattern.test(even)).map(([name]) => name)
  const isJuice = goods.includes('juice')
  const phrases = goods.flatMap((name) => (isJuice && name !== 'juice' ? [`${name} juice`] : []))
  const words = /^[\0-\x7f’‘“”–…]*$/.test(written)
    ? (removeDiacritics(low).match(/[a-z][a-z-]{2,}/g) ?? [])
        .filter((word) => !STOP_WORDS.has(word))
        .sort((a, b) => b.length - a.length)
    : []
  const terms = [
    ...names,
    ...phrases,
    ...goods.filter((name) => name !== 'juice'),
    ...goods,
    ...words.map((word) => word.replace(/(?<=\w{3})s$/, '')),
  ]
  return [...new Set(terms)].slice(0, 3)
}
