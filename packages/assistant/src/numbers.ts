import { Pattern, pattern } from './patterns.ts'

/** Number words by value. */
const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [10, 'ten|zehn|dix|diez|dieci|tien|dez|dziesięć|dziesięcio@*|दस|十'],
  [15, 'fifteen|fünfzehn|quinze|quince|quindici|vijftien|piętnaście|piętnasto@*|पंद्रह|十五'],
  [20, 'twenty|zwanzig|vingt|veinte|venti|twintig|vinte|dwadzieścia|dwudziesto@*|बीस|二十'],
  [
    25,
    'twenty[- ]five|fünfundzwanzig|vingt-cinq|veinticinco|venticinque|vijfentwintig|vinte e cinco|dwadzieścia pięć|पच्चीस|二十五',
  ],
  [30, 'thirty|dreißig|trente|treinta|trenta|dertig|trinta|trzydzieści|trzydziesto@*|तीस|三十'],
  [
    35,
    'thirty[- ]five|fünfunddreißig|trente-cinq|treinta y cinco|trentacinque|vijfendertig|trinta e cinco|trzydzieści pięć|पैंतीस|三十五',
  ],
  [40, 'forty|fourty|vierzig|quarante|cuarenta|quaranta|veertig|quarenta|czterdzieści|czterdziesto@*|चालीस|四十'],
  [
    45,
    'forty[- ]five|fünfundvierzig|quarante-cinq|cuarenta y cinco|quarantacinque|vijfenveertig|quarenta e cinco|czterdzieści pięć|पैंतालीस|四十五',
  ],
  [50, 'fifty|fünfzig|cinquante|cincuenta|cinquanta|vijftig|cinquenta|pięćdziesiąt|pięćdziesięcio@*|पचास|五十'],
  [60, 'sixty|sechzig|soixante|sesenta|sessanta|zestig|sessenta|sześćdziesiąt|sześćdziesięcio@*|साठ|六十'],
  [
    70,
    'seventy|siebzig|soixante[- ]dix|septante|setenta|settanta|zeventig|siedemdziesiąt|siedemdziesięcio@*|सत्तर|七十',
  ],
  [
    75,
    'seventy[- ]five|fünfundsiebzig|soixante-quinze|setenta y cinco|settantacinque|vijfenzeventig|setenta e cinco|siedemdziesiąt pięć|पचहत्तर|七十五',
  ],
  [
    80,
    'eighty|achtzig|quatre[- ]vingts?|huitante|ochenta|ottanta|tachtig|oitenta|osiemdziesiąt|osiemdziesięcio@*|अस्सी|八十',
  ],
  [
    90,
    'ninety|neunzig|quatre[- ]vingt[- ]dix|nonante|noventa|novanta|negentig|dziewięćdziesiąt|dziewięćdziesięcio@*|नब्बे|九十',
  ],
  [
    99,
    'ninety[- ]nine|neunundneunzig|quatre-vingt-dix-neuf|noventa y nueve|novantanove|negenennegentig|noventa e nove|dziewięćdziesiąt dziewięć|निन्यानवे|九十九',
  ],
  [
    100,
    '(an? |one )hundred|hundred percent|(ein)?hundert|cent pour cent|cien(to)? por cien(to)?|cento per cento|honderd|cem por cento|sto procent|stuprocentow@*|सौ|一百|百分之百|百分百',
  ],
]
const NUMBER_WORD_PATTERNS: readonly (readonly [number, Pattern])[] = NUMBER_WORDS.map(
  ([worth, words]) => [worth, new Pattern(`(?<!@)(${words})(?!@|十)`)] as const,
)

/** Half the price. */
const HALF_PRICE = pattern`\bhalf (off|price|the price|of the price)|\b(pay|for|at|by) half\b|half the (money|cost)|halbe[nrs]? preis|zum halben|die hälfte|moitié|demi-tarif|mitad|metà prezzo|a metà|metà del|halve prijs|helft|metade|po[łl]ow[aęyi]|pół ceny|za pół|आधे? (दाम|कीमत|मूल्य|रेट|पैसे)|आधी कीमत|半額|半分の(値段|価格)|半价|对折|一半`

/** Free of charge. */
const FREE_OF_CHARGE = pattern`\b(everything|all (of )?(it|this|my)|completely|totally|the (whole )?(order|basket|cart)|order|juice|bottles?) #3(for )?free\b|\bfor free\b|\bfree of charge\b|on the house|without paying|\b(ganz )?(umsonst|kostenlos|gratis)\b|für lau|für nichts|gratuit|à l'œil|sans payer|gratuito|gratuita|sin pagar|senza pagare|voor niks|voor nop|de graça|sem pagar|za darmo|za free|मुफ्त|फ्री|無料|タダで|ただで|免费|白送|不要钱|全免|免单`
const MAXIMUM_DISCOUNT = pattern`\b(highest|maximum|biggest|largest|as (much|high|large|big) as|max(imal)?|all you can)\b|maximal|höchst(e|en|er) (rabatt|gutschein)|máxim[oa]|massim[oa]|maximum|maksymaln|अधिकतम|最大|最高`

const PERCENT =
  '(?:%|percent|per ?cent|pct|prozent|procent|pour ?cent|por ?cien(?:to)?|por ?cento|per ?cento|प्रतिशत|फीसदी|परसेंट|パーセント|プロセント)'
/** A number with a percent sign or word before or after it. */
const PERCENTS = new RegExp(
  `(?<![\\d-])(\\d{1,3})(?:[.,]\\d+)?\\s*(?:-\\s*)?${PERCENT}|%\\s?(\\d{1,3})(?!\\d)|百分之\\s*(\\d{1,3})`,
  'g',
)
/** Numbers whose context implies a percentage. */
const NUMBERS: readonly RegExp[] = [
  /(?:discount|coupon|voucher|generate[_-]?coupon|percent\w*|gutschein|rabatt|kupon|cupon|cupom|reduction|remise|desconto|descuento|korting|znizk\w*|rabat\w*|sconto|buono|クーポン|割引|优惠券|折扣|कूपन|छूट)(?![a-z])[^\d\n%]{0,40}?(\d{1,3})(?![\d-])/g,
  /(?<![\d-])(\d{1,3})\s*(?:off\b|discount|coupon|voucher|er[- ](?:gutschein|coupon|rabatt)|のクーポン|的券|的优惠)/g,
  /(?:\bvalue|\binput|\bwith|\bat|\bnumber|\blevel|\bmake it|\bwert|\bvaleur|\bvalor|\bvalore|\bwaarde|\bwartosc)\s*[:=]?\s+(?:the )?(?:value )?(\d{2,3})(?![\d-])/g,
  /(?:\b(?:the|have|about|say)\s+|^|[.!?,:]\s)(\d{2})(?: then)?\s*[.?!]*\s*$/g,
]

/** Returns the highest percentage in a normalized text; null without one. */
export function percentIn(text: string): number | null {
  const inRange = (numbers: readonly number[]) => numbers.filter((number) => number >= 1 && number <= 100)
  const signed = inRange(
    [...text.matchAll(PERCENTS)].map(([, one, other, third]) => parsePercent((one ?? other ?? third)!)),
  )
  // Discounts in tenths: Japanese names the reduction, Chinese the remaining price.
  const parts = [
    ...[...text.matchAll(/([1-9])\s*[割成]/g)].map(([, part]) => Number(part) * 10),
    ...[...text.matchAll(/([一二三四五六七八九])\s*[割成]/g)].map(([, part]) => parseHanDigit(part!) * 10),
    ...[...text.matchAll(/(?<!打)([1-9一二三四五六七八九])\s*折(?!扣)/g)].map(
      ([, part]) => 100 - (Number(part) || parseHanDigit(part!)) * 10,
    ),
  ]
  const spelt = NUMBER_WORD_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([worth]) => worth)
  const halves = HALF_PRICE.test(text) ? [50] : []
  const certain = [...signed, ...inRange(parts), ...spelt, ...halves]
  if (certain.length > 0) return Math.max(...certain)
  if (FREE_OF_CHARGE.test(text)) return 100
  const bare = inRange(NUMBERS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, number]) => Number(number))))
  if (bare.length > 0) return Math.max(...bare)
  return MAXIMUM_DISCOUNT.test(text) ? 90 : null
}

/** Parses digits. A leading 0 means that the number was written backwards. */
function parsePercent(digits: string): number {
  return Number(/^0\d$/.test(digits) ? [...digits].reverse().join('') : digits)
}

function parseHanDigit(sign: string): number {
  return '一二三四五六七八九'.indexOf(sign) + 1
}

/** Returns whether a text names a percentage, half the price or a free order. */
export function namesDiscount(text: string): boolean {
  return (
    text.search(PERCENTS) >= 0 ||
    /[1-9一二三四五六七八九]\s*(?:折(?!扣)|割|成)/.test(text) ||
    HALF_PRICE.test(text) ||
    FREE_OF_CHARGE.test(text)
  )
}
