/** A pattern that texts of a language must not contain, and its replacement. */
export interface Banned {
  readonly pattern: RegExp
  readonly instead: string
}

const banned = (pattern: RegExp, instead: string): Banned => ({ pattern, instead })

/** Half-width punctuation after full-width characters. */
const HALF_WIDTH = /[\u3040-\u30ff\u4e00-\u9fff）」”][,;!?]|[\u3040-\u30ff\u4e00-\u9fff）」”]:(?=\s|$)/u

/**
 * By language: false friends, literal translations from English, second names for the same thing, and typographic
 * mistakes. Each was found in a text for players. Code in backticks and placeholders are not checked.
 */
export const GLOSSARY: Readonly<Record<string, readonly Banned[]>> = {
  en: [
    banned(/\bfeedbacks\b/i, 'feedback, which has no plural'),
    banned(/\badministrated\b/i, 'run, or administered'),
    banned(/\bcan not\b/i, 'cannot'),
    banned(/\bshall\b/i, 'should, or is to'),
    banned(/\bscrambled\b/i, 'hashed'),
    banned(/\b(?:every|each|same|single|kinds? of|\d+|one|four|five|eight|ten|dozen) signs?\b(?! in)/i, 'character'),
    banned(/\b(?:a|each|every|one) feedback\b(?! (?:form|page|field))/i, 'a piece of feedback'),
    banned(/\bhow (?:(?:it|its|their|his|her|the|a) ?[^.,;:?]{0,30})\b(?:is|are) called\b/i, 'what it is called'),
    banned(/\bbesides\./i, 'as well'),
    banned(/\bthe own\b/i, 'their own, the visitor’s own'),
    banned(/\bbelongs? into\b/i, 'belongs in'),
    banned(/\bin the place of\b/i, 'in place of'),
    banned(/\b(?:in|over|of|and|nor|without|to) the net\b/i, 'network, or online'),
    banned(/\btelephones?\b/i, 'phone'),
    banned(/\bthat there (?:are|is) not\b/i, 'that do not exist'),
    banned(/\b(?:a|one) (?:field|thing|challenge|character|parameter|request) more\b/i, 'one more field'),
    banned(/\bfor who (?:is|has|does)\b/i, 'for somebody who'),
    banned(/(?:^|[.!:;]\s)Who\s[^.?!:]*\.(?:\s|$)/, 'whoever (Who asks a question)'),
    banned(
      /\banother (?:one )?than\b|\b(?:something|anything|nothing|nobody) else than\b/i,
      'other than, different from',
    ),
    banned(/\bout of the house\b|\bof the house\b/i, 'of the shop, internal'),
    banned(/\bstands? in (?:the|a|an|all|every|each|its|it|them)\b/i, 'is in (texts do not stand)'),
    banned(/\b(?:outside of|off of)\b/i, 'outside, off'),
    banned(/\bleast (?:length|number)s?\b/i, 'minimum'),
    banned(/\bshirts?\b(?<!\bT-shirts?)/i, 'T-shirt'),
    banned(/\w …$/u, 'no blank before the ellipsis'),
  ],
  de_DE: [
    banned(/\bVerwalter(?:n|s)?\b/u, 'Administrator (a Verwalter is a caretaker)'),
    banned(/(?<!T-)\b[Hh]emd(?:en)?\b/u, 'T-Shirt (a Hemd is a dress shirt)'),
    banned(/\bFlagge\b/u, 'Flag'),
    banned(/verwürfelt/iu, 'Hash'),
    banned(/Web3-Geldbeutel/u, 'Web3-Wallet'),
    banned(/\p{L} …$/u, 'no blank before the ellipsis'),
  ],
  fr_FR: [
    banned(/\bplaintes?\b/iu, 'réclamation (a plainte is for the police)'),
    banned(/\bdrapeaux?\b/iu, 'flag'),
    banned(/\bmaillots?\b/iu, 'tee-shirt'),
    banned(/\b(?:chaque|même|aucun|cinq|huit) signes?\b/iu, 'caractère'),
    banned(/brouillée?/iu, 'empreinte'),
    banned(/\d\s[kM]B\b/u, 'ko, Mo'),
    banned(/ [;!?]| :(?=\s|\*|<|$)|« | »/u, 'U+202F before ; ! ? and U+00A0 before : and inside « »'),
    banned(/\p{L} …$/u, 'no blank before the ellipsis'),
  ],
  es_ES: [
    banned(/\bbanderas?\b/iu, 'flag'),
    banned(/\bsignos?\b(?! de )/iu, 'carácter; corchete angular for < and >'),
    banned(/(?:números|tokens?) al azar/iu, 'aleatorio'),
    banned(/gotea/iu, 'deja pasar ataques'),
    banned(/revuelt[ao]/iu, 'hash'),
    banned(/^[^¿]*¿[^?]*$/u, 'a question mark at the end, too'),
    banned(/\p{L} …$/u, 'no blank before the ellipsis'),
  ],
  it_IT: [
    banned(/\bbandier[ae]\b/iu, 'flag'),
    banned(/\b(?:ogni|stesso|primo|cinque|otto) segn[oi]\b/iu, 'carattere'),
    banned(/\bpress[ae]\b(?! a)/iu, 'torchio (a pressa is industrial)'),
    banned(/\bSei fuori\b/u, 'Hai chiuso la sessione (sei fuori: you are crazy)'),
    banned(/rimescolat/iu, 'hash'),
    banned(/\p{L} …$/u, 'no blank before the ellipsis'),
  ],
  nl_NL: [
    banned(/\bontwijk(?:t|en)?\b/iu, 'escapen (ontwijken is to dodge)'),
    banned(/\bheel getal\b/iu, 'geheel getal'),
    banned(/\bzout\b/iu, 'salt'),
    banned(/\bvlag(?:gen)?\b/iu, 'flag'),
    banned(/reservekopie/iu, 'back-up'),
    banned(/gehusseld/iu, 'hash'),
    banned(/bijzonder teken/iu, 'speciaal teken'),
    banned(/\p{L} …$/u, 'no blank before the ellipsis'),
  ],
  pl_PL: [
    banned(/(?<!\p{L})(?:skarga|skargi|skargę|skarg)(?!\p{L})/iu, 'reklamacja (a skarga is for the court)'),
    banned(/(?<!\p{L})zwiąż(?!\p{L})/iu, 'przekaż jako parametr'),
    banned(/przemieszan/iu, 'skrót'),
    banned(/\p{L} …$/u, 'no blank before the ellipsis'),
  ],
  pt_BR: [
    banned(/\bbandeiras?\b/iu, 'flag'),
    banned(/\betiquetas?\b/iu, 'tag'),
    banned(/(?:números|tokens?) ao acaso/iu, 'aleatório'),
    banned(/\b(?:cada|mesmo|todos os|cinco|oito) sina(?:l|is)\b/iu, 'caractere'),
    banned(/embaralhad/iu, 'hash'),
    banned(/página de \*\*entrada\*\*/iu, 'login (entrada is input)'),
    banned(/\p{L} …$/u, 'no blank before the ellipsis'),
  ],
  ja_JP: [
    banned(/二つ目の要素/u, '二要素認証, 第2要素'),
    banned(/束縛/u, 'バインド'),
    banned(/無作為/u, 'ランダム'),
    banned(/かき混ぜた/u, 'ハッシュ化した'),
    banned(/正体を明かした/u, '決め手になった'),
    banned(/(?<!T)シャツ/u, 'Tシャツ'),
    banned(HALF_WIDTH, 'marks of full width'),
    banned(/ …$/u, 'no blank before the ellipsis'),
  ],
  zh_CN: [
    banned(/旗标/u, 'Flag'),
    banned(/衬衫/u, 'T 恤'),
    banned(/长片/u, '黑胶唱片 (a 长片 is a feature film)'),
    banned(/继续代码/u, '进度码'),
    banned(/头部/u, '请求头'),
    banned(/打乱后/u, '哈希值'),
    banned(/您/u, '你 (the shop is on first-name terms)'),
    banned(HALF_WIDTH, 'marks of full width'),
    banned(/ …$/u, 'no blank before the ellipsis'),
  ],
  hi_IN: [
    banned(/दूसर[ाे] ताल[ाे]/u, 'दूसरा फ़ैक्टर'),
    banned(/बेतरतीब/u, 'रैंडम'),
    banned(/बटु[आए]/u, 'वॉलेट'),
    banned(/उलझाया/u, 'हैश'),
    banned(/(?<!उद्धरण )(?<!प्रश्न )चिह्न/u, 'कैरेक्टर'),
    banned(/(?<!टी-)(?<!\p{L})शर्ट/u, 'टी-शर्ट'),
    banned(/ …$/u, 'no blank before the ellipsis'),
  ],
}
