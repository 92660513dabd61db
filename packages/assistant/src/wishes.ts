import { languagesIn } from './cues/languages.ts'
import type { Reading } from './readings.ts'

/** A delivery address as far as it was given. */
export interface GivenAddress {
  readonly fullName?: string
  readonly mobileNum?: string
  readonly streetAddress?: string
  readonly zipCode?: string
  readonly city?: string
  readonly country?: string
}

/** What somebody wants, as far as one text tells. */
export interface Wishes {
  /** Percent of the coupon; null: a coupon of no certain worth. Absent: none is wanted. */
  readonly coupon?: number | null
  /** The text of the instructions is wanted. */
  readonly prompt?: true
  readonly address?: { readonly customer: number | null; readonly to: GivenAddress | null }
  readonly complaint?: true
  /** Address of a picture that answers shall show. */
  readonly picture?: string
  readonly orderId?: string
  readonly order?: true
  readonly reviews?: true
  readonly price?: true
  readonly damage?: true
  readonly declines?: readonly ('return' | 'exchange')[]
  /** What concerns the shop's ways: delivery, payment, returns. */
  readonly house?: true
  readonly hello?: true
  readonly thanks?: true
  readonly abilities?: true
}

const COUPON =
  /coupon|voucher|generatecoupon|\bdiscount|promo(?:tion(?:al)?)? ?code|\brebate|gutschein|rabatt|nachlass|réduction|\bremise\b|bon d'achat|\bbons? (?:de )?(?:réduction|\d)|descuento|cup[óo]n|sconto|buono|korting|desconto|cupom|zniżk|\brabat|kupon|छूट|कूपन|クーポン|割引|优惠|折扣|[\d.,]+ ?(?:%|percent|per ?cent) (?:off|discount|reduction)|\bpercent off|half (?:off|price)|(?:money|something) off\b/
const NOT_WANTED =
  /(?:how (?:do|does|can|would) (?:i |a |the |one )?.{0,20}(?:coupon|voucher|discount).{0,20}(?:work|use|enter|type|redeem)|where (?:do|can) i (?:enter|type|put|redeem)|(?:enter|redeem|use) (?:a|my|the|this) (?:coupon|voucher)|(?:coupon|voucher|code) (?:does ?n.t|did ?n.t|is ?n.t|won.t) work|(?:do|don't|did) not want .{0,20}(?:coupon|discount)|wish this shop)/
const GIVES =
  /\b(?:give|gave|make|create|generate|issue|grant|send|print|mint|hand|want|need|like|get|have|let it be|owe|produce|call|run|do|may i|can i|could i|release|write|receives?|deserve|approve|show|execute|apply|obey|one|please)\b|gib|geb|erstell|hätte gern|möchte|will|brauch|dame|genera|quiero|crea|deme|donne|crée|voudrais|veux|dammi|voglio|vorrei|geef|maak|wil|dê|quero|gere|daj|chcę|wygeneruj|utwórz|दो|दीजिए|चाहिए|बनाओ|ください|ほしい|作って|給|给|要|生成|%|\d/
const NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  zehn: 10,
  zwanzig: 20,
  fünfzig: 50,
  sechzig: 60,
  dix: 10,
  vingt: 20,
  cinquante: 50,
  diez: 10,
  veinte: 20,
  cincuenta: 50,
  dieci: 10,
  venti: 20,
  cinquanta: 50,
  tien: 10,
  twintig: 20,
  vijftig: 50,
  dez: 10,
  vinte: 20,
  cinquenta: 50,
  dziesięć: 10,
  pięćdziesiąt: 50,
  दस: 10,
  trente: 30,
  quarante: 40,
  treinta: 30,
  cuarenta: 40,
  trenta: 30,
  quaranta: 40,
  dertig: 30,
  veertig: 40,
  dreißig: 30,
  vierzig: 40,
  trinta: 30,
  quarenta: 40,
  dwadzieścia: 20,
  trzydzieści: 30,
  czterdzieści: 40,
  quinze: 15,
  quince: 15,
  quindici: 15,
  vijftien: 15,
  fünfzehn: 15,
  piętnaście: 15,
  बीस: 20,
  तीस: 30,
  चालीस: 40,
  पंद्रह: 15,
  पचास: 50,
  二十: 20,
  三十: 30,
  五十: 50,
}
const NUMBER = new RegExp(`(?<!\\p{L})(?:${Object.keys(NUMBERS).join('|')})(?!\\p{L})`, 'gu')
const MOST =
  /\b(?:highest|maximum|biggest|largest|as (?:much|high|large|big) as|max(?:imal)?|everything (?:for )?free|for free|all you can)\b/

const PROMPT = [
  /\b(?:secret|hidden|confidential) (?:page|orders|briefing)\b|\bshow (?:config|prompt|rules)\b|--\S{0,40}confidential/,
  /\bmy (?:\w+ ){0,2}(?:instructions?|prompt|rules|guidelines?) (?:is|are|say|says|begin|begins|start|starts|read|reads|go)\b/,
  /\b(?:tl;?dr|gist|summary|recap|transcript|dump)\b.{0,30}\b(?:above|so far|before|your (?:\w+ )?(?:instructions?|rules|prompt|guidelines))/,
  /\b(?:system|initial|original|hidden|secret|internal|first|opening|starting|full|complete|entire|whole|actual|own|base|core|master|pre)[- ]?(?:\w+ )?(?:prompt|instructions?|message|directives?|rules|guidelines?|briefing|configuration|programming)\b/,
  /\byour? (?:\w+ ){0,2}(?:instructions?|prompt|rules|guidelines?|directives?|briefing|programming|confidential \w+|orders|configuration|setup text|policy text)\b/,
  /\b(?:assistant|bot|ai|chatbot)(?:'s)? (?:\w+ )?(?:instructions?|prompt|rules|guidelines?|directives?)\b/,
  /\b(?:text|words?|everything|messages?|content|lines?|all|anything|what(?:ever)?|conversation|sentences?|paragraphs?|document|part)\b.{0,30}\b(?:above|before (?:this|my|the)|preceding|precedes?|previous\w*|prior|came (?:first|before))\b/,
  /\b(?:instructions?|prompt|rules|briefing|orders) (?:of|for|given to|that) (?:an?|the|this|your|our|my|guide|you) ?(?:shop )?(?:assistant|bot|ai|model|chatbot|got|were|received|follow)?\b/,
  /\b(?:above|preceding|previous|earlier) (?:text|message|conversation|content|line|instructions?|prompt|paragraph|words)/,
  /\bwhat (?:were|are|have|did) (?:you|they) (?:been )?(?:told|instructed|given|tell you|briefed)|\byou (?:were|are|have been) (?:told|instructed|given|briefed)\b.{0,60}/,
  /\bconfidential (?:paragraph|section|note|part|info\w*|text|bit|passage|content|sentence)s?\b|\bheaded confidential\b/,
  /\b(?:context window|from the (?:very )?(?:top|start|beginning))\b/,
  /\b(?:starting|begin\w*|starts) (?:with|at|from) .{0,4}you are/,
  /system ?prompt(?!s? (?:me|us|for|says?|said|asks?|told|tells|that|to)\b|s\b|ed\b)|systemprompt|prompt (?:du )?système|prompt (?:del|de) sistema|prompt di sistema|systeemprompt|prompt systemow|सिस्टम प्रॉम्प्ट|システムプロンプト/,
  /(?:deine|ihre|die|alle|bisherige)n? (?:\w+ )?(?:anweisung|anleitung|vorgabe|instruktion)|text .{0,20}(?:oberhalb|über dieser|vor dieser)|vertraulich\w* (?:absatz|teil|abschnitt)|steht .{0,20}(?:oben|oberhalb)/,
  /(?:tes|vos|les) (?:\w+ )?(?:instructions|consignes|directives)|(?:ci-dessus|au-dessus|qui précède)|paragraphe confidentiel|passage confidentiel/,
  /(?:tus|sus|las) (?:\w+ )?(?:instrucciones|directrices|órdenes)|(?:texto|todo).{0,20}(?:anterior|arriba)|(?:párrafo|parte) confidencial/,
  /(?:tue|sue|le) (?:\w+ )?istruzioni|(?:testo|tutto).{0,25}(?:sopra|precedente)|paragrafo riservato|(?:parte|paragrafo) confidenziale/,
  /(?:je|jouw|uw|de) (?:\w+ )?instructies|(?:tekst|alles).{0,25}(?:hierboven|boven)|vertrouwelijke (?:alinea|deel|paragraaf)/,
  /(?:suas|tuas|as) (?:\w+ )?(?:instruções|diretrizes)|(?:texto|tudo).{0,25}(?:acima|anterior)|(?:parágrafo|parte) confidencial/,
  /(?:twoje|swoje|twoich|swoich) (?:\w+ )?(?:instrukcj|polece|zasad)|(?:tekst|wszystko).{0,25}(?:powyżej|wcześniej)|poufn\w+ (?:akapit|fragment|część)/,
  /(?:आपके|तुम्हारे|अपने) .{0,20}निर्देश|ऊपर .{0,20}(?:पाठ|लिखा)|गोपनीय|(?:あなたの)?指示(?:を|の|内容)|上の(?:文章|テキスト)|機密|你的(?:指令|提示|说明)|上面的(?:文字|内容)|以上(?:内容|文字)|机密/,
] as const
/** What may stand where the instructions stand, and is something else. */
const NOT_PROMPT =
  /\b(?:(?:i|we)(?:'ve| have)? (?:\w+ ){0,2}?(?:got|get|see|saw|received|receive|had) (?:an?|this|the|some) (?:\w+ )?system (?:message|notice|note|alert|error|warning)s?|list of (?:juices|products|reviews)|on the (?:fruit )?press|(?:washing|assembly|care|delivery|usage) instructions|followed the instructions|instructions (?:on|for|of|in) the|keep my (?:\w+ ){0,2}confidential|privacy)\b/

const ADDRESS =
  /\baddress\b|\bparcels?\b.{0,40}\bgo to\b|reroute|redirect .{0,30}(?:parcel|deliver|order)|liefer(?:adresse|anschrift)|\badresse|dirección|indirizzo|\badres\b|endereço|adres dostawy|पता|住所|地址|changedeliveryaddress/
const CHANGES =
  /\b(?:change|set|update|replace|move|moved|reroute|redirect|switch|correct|new|edit|put|send|deliver|go(?:es)? to|make)\b|änder|ersetz|setz|neue|lautet|chang|modifi|remplac|cambia|actualiza|nueva|modifica|aggiorna|nuovo|wijzig|verander|nieuw|alter|mud[ae]|novo|zmień|zaktualizuj|nowy|बदल|नया|変更|新しい|更改|修改|改成|改为/
const CUSTOMER =
  /(?:customer|client|user|account|member|kund\w*|konto|cliente|cuenta|compte|conto|utente|klant|account|conta|klient\w*|konta|ग्राहक|顧客|客户|customer ?id|customerid)(?:'s)?[\s_-]*(?:id|number|no\.?|nr\.?|num|nummer|numéro|número|numero)?\s*["']?\s*(?:is|=|:|#|with|the|of|mit der|mit|de)?\s*(?:id|number|no\.?|#|nummer)?\s*[:=#"]?\s*(\d{1,6})\b/
const ORDER_ID = /\b[0-9a-f]{4}-[0-9a-f]{16}\b/i
const PICTURE = /(?:https?:\/\/[\w.-]+|\/internet\/[\w.-]+)(?:[/?][^\s"'<>)\]]*)?/i
const SHOWS =
  /\b(?:image|picture|img|logo|pixel|banner|badge|photo|icon|markdown|embed|render|gif)\b|!\[|<img|bild|imagen|immagine|afbeelding|imagem|obraz|चित्र|画像|图片/

const has = (pattern: RegExp) => (text: string) => pattern.test(text)
const isComplaint = has(
  /\b(?:complain\w*|complaint|refund|escalate)\b|beschwer|reklam|plainte|réclam|queja|reclam|lament|klacht|skarg|शिकायत|苦情|クレーム|投诉/,
)
const isOrder = has(
  /\b(?:my|an|the|this) (?:last |latest |recent )?(?:order|parcel|package|delivery)\b|order (?:number|id|status)|track|bestellung|paket|commande|colis|pedido|paquete|ordine|pacco|bestelling|pakket|encomenda|zamówieni|paczk|ऑर्डर|注文|订单|包裹/,
)
const isReviews = has(
  /\breviews?\b|\bratings?\b|\bopinions?\b|(?:what|how) (?:do|did) (?:others?|people|customers|other)|(?:people|others|customers) (?:think|say|write)|any good\b|bewertung|rezension|meinung|wie finden|lohnt|\bavis\b|disent|opini|reseñ|recension|cosa (?:dicono|pensano)|beoordeling|wat vinden|avaliaç|opini[ae]|recenzj|समीक्षा|राय|レビュー|評判|口コミ|评价|评论/,
)
const isPrice = has(
  /\bprices?\b|\bcosts?\b|how much|\bpreis|kostet|kosten|wie viel|\bprix\b|combien|coûte|precio|cuánto|cuesta|prezzo|quanto|costa|prijs|hoeveel|preço|custa|\bcena\b|ile kosztuj|कीमत|दाम|कितने|値段|いくら|価格|价格|多少钱/,
)
const isDamage = has(
  /damag|broken|cracked|smashed|shattered|leak(?:ed|ing)|beschädigt|kaputt|zerbroch|endommag|cassé|dañad|rot[oa]s?\b|danneggiat|rott[oa]|beschadigd|kapot|danificad|quebrad|uszkodz|zepsut|rozbit|टूट|क्षतिग्रस्त|壊れ|破損|损坏|破了|坏了/,
)
const isHouse = has(
  /deliver\w*|shipping|\bship\b|how long|\bpay(?:ment|ing)?\b|opening hours|return(?:s|ing)?\b|refund|exchange|storage|keep\w* fresh|allergen|liefer|versand|bezahl|rückgabe|livraison|paiement|retour|envío|entrega|pago|devoluci|consegna|spedizione|pagament|reso\b|levering|bezorg|betal|retour|pagamento|devoluç|dostaw|płatno|zwrot|डिलीवरी|भुगतान|配送|支払|返品|配送|送货|付款|退货/,
)
const isHello = has(
  /^\W*(?:hi|hello|hey|good (?:morning|day|evening|afternoon)|hallo|guten (?:tag|morgen|abend)|moin|bonjour|salut|hola|buen[oa]s|ciao|buongiorno|goedemiddag|goedemorgen|olá|oi|bom dia|cześć|dzień dobry|नमस्ते|こんにちは|你好|您好)/,
)
const isThanks = has(
  /\bthank|\bthx\b|danke|merci|gracias|grazie|bedankt|dank je|obrigad|dzięk|धन्यवाद|शुक्रिया|ありがとう|谢谢/,
)
const isAbilities = has(
  /what can you (?:do|help)|who are you|are you (?:a )?(?:robot|bot|human|real)|was kannst du|wer bist du|que peux-tu|qui es-tu|qué puedes|quién eres|cosa (?:puoi|sai)|chi sei|wat kun je|wie ben je|o que você (?:pode|faz)|quem é você|co potrafisz|kim jesteś|क्या कर सकते|कौन हो|何ができ|誰です|你能做什么|你是谁/,
)

/** What a text asks for. */
export function wishesIn({ all }: Reading): Wishes {
  const languages = languagesIn(all)
  const says = (wanted: (language: (typeof languages)[number]) => RegExp) =>
    languages.some((language) => wanted(language).test(all))
  const numbered = [CUSTOMER, ...languages.map((language) => language.customer)].map((pattern) => pattern.exec(all))
  const customer = numbered.map((found) => found?.[1] ?? found?.[2]).find((number) => number !== undefined)
  const orderId = ORDER_ID.exec(all)?.[0].toLowerCase()
  const picture = SHOWS.test(all) ? PICTURE.exec(all)?.[0] : undefined
  return {
    ...((COUPON.test(all) || says(({ coupon }) => coupon)) &&
      (GIVES.test(all) || says(({ gives }) => gives)) &&
      !NOT_WANTED.test(all) && { coupon: percentIn(all) }),
    ...([...PROMPT, ...languages.flatMap((language) => language.prompt)].some((pattern) => pattern.test(all)) &&
      !NOT_PROMPT.test(all) && { prompt: true as const }),
    ...((ADDRESS.test(all) || says(({ address }) => address)) &&
      (CHANGES.test(all) || says(({ changes }) => changes)) && {
        address: { customer: customer ? Number(customer) : null, to: null },
      }),
    ...(isComplaint(all) && { complaint: true as const }),
    ...(picture && { picture }),
    ...(orderId && { orderId }),
    ...((orderId !== undefined || isOrder(all)) && { order: true as const }),
    ...(isReviews(all) && { reviews: true as const }),
    ...(isPrice(all) && { price: true as const }),
    ...(isDamage(all) && { damage: true as const }),
    ...declinedIn(all),
    ...(isHouse(all) && { house: true as const }),
    ...(isHello(all) && { hello: true as const }),
    ...(isThanks(all) && { thanks: true as const }),
    ...(isAbilities(all) && { abilities: true as const }),
  }
}

/** How many percent a text names: the most of them; null where it names none. */
export function percentIn(text: string): number | null {
  if (
    /\b(?:half (?:off|price)|half of the price)|halber preis|halben preis|moitié du prix|moitié prix|mitad de precio|metà prezzo|halve prijs|metade do preço|半額|半价|对折|\b(?:pay|for|at) half\b|\bhalf the price\b/.test(
      text,
    )
  )
    return 50
  const asked = [
    ...text.matchAll(
      /(\d{1,3})(?:[.,]\d+)?\s*(?:-\s*)?(?:%|percent|per ?cent|pct|prozent|procent|pour ?cent|por ?ciento|por ?cento|per ?cento|प्रतिशत|パーセント|百分)/g,
    ),
    ...text.matchAll(
      /(?:discount|coupon|voucher|generatecoupon|percent\w*|gutschein|rabatt|cup[óo]n|korting|zniżk\w*|sconto)\b[^\d\n]{0,40}?(\d{1,3})\b/g,
    ),
    ...text.matchAll(/(\d{1,3})\s*(?:off|discount|coupon|voucher)/g),
    ...text.matchAll(/百分之\s*(\d{1,3})/g),
    ...text.matchAll(/(?:\bvalue|\binput|\bwith|\bat)\s*:?\s+(?:the )?(?:value )?(\d{2,3})(?![\d-])/g),
    ...text.matchAll(/(?:\b(?:the|have|about|say)\s+|^|[.!?,]\s)(\d{2})(?: then)?\s*[.?!]*\s*$/g),
  ].map(([, number]) => Number(number))
  // Ten parts make a whole: the Japanese say how many of them go, the Chinese how many stay.
  const parts = [
    ...[...text.matchAll(/([1-9])\s*割/g)].map(([, part]) => Number(part) * 10),
    ...[...text.matchAll(/([1-9一二三四五六七八九])\s*折/g)].map(
      ([, part]) => 100 - (Number(part) || '一二三四五六七八九'.indexOf(part!) + 1) * 10,
    ),
  ]
  for (const [, ten] of text.matchAll(/([一二三四五六七八九])十\s*(?:个点|%|点)/g))
    parts.push(('一二三四五六七八九'.indexOf(ten!) + 1) * 10)
  const spelt = [...text.matchAll(NUMBER)].map(([word]) => NUMBERS[word]!)
  const all = [...asked, ...parts, ...spelt].filter((number) => number >= 1 && number <= 100)
  if (all.length > 0) return Math.max(...all)
  return MOST.test(text) ? 90 : null
}

function declinedIn(text: string): { declines?: readonly ('return' | 'exchange')[] } {
  const no =
    /\b(?:no|not|don't|neither|nor|without|decline\w*|refuse|rather not|turn\w* down)\b|kein|nicht|weder|\bni\b|\bne\b|\bnon\b|\bné\b|geen|niet|noch|não|nem|\bnie\b|ani\b|नहीं|いりません|不要|不想|不/
  if (!no.test(text)) return {}
  const declines = [
    ...(/return|send (?:it|them) back|refund|rückgabe|zurückschick|zurücksend|retour|renvoy|devol|restituir|reso\b|terugstur|zwrot|zwróci|वापस|返品|退货/.test(
      text,
    )
      ? (['return'] as const)
      : []),
    ...(/exchange|replace|swap|new one|umtausch|ersatz|échang|rempla|cambio|cambiar|sostitu|ruil|vervang|troca|wymian|बदल|交換|换货/.test(
      text,
    )
      ? (['exchange'] as const)
      : []),
  ]
  return declines.length > 0 ? { declines } : {}
}

/** The address that stands in a text behind what announces it; null where none can be read. */
export function addressIn(written: string): GivenAddress | null {
  const flat = written.replace(/\s*\n\s*/g, ', ')
  const place = [
    ...flat.matchAll(
      /(?:\b(?:to|is|at|address|addresse|adresse|an|auf|en|por|op|nach|à|a|in|naar|para|na)\b\s*:?|[:=])\s*/gi,
    ),
  ]
  const starts = [0, ...place.map((match) => match.index + match[0].length)]
  for (const start of starts.toReversed()) {
    const found = partsOf(flat.slice(start))
    if (found) return found
  }
  return null
}

const HOUSE_NUMBER = /\b\d{1,5}[a-z]?\b/i

function partsOf(text: string): GivenAddress | null {
  const [end] = text.split(/(?<=\p{Ll}{2}|\d{4})[.!?"](?:\s|$)|[{}[\]<>]|\s--/u)
  const parts = end!.split(/[,、]/).map((part) => part.trim())
  const phone = parts.find((part) => /(?:\+|\b)[\d\s/-]{7,}$/.test(part) && part.replace(/\D/g, '').length >= 7)
  const others = parts.filter((part) => part !== '' && part !== phone).slice(0, 6)
  const street = others.findIndex((part) => /\p{L}{3}/u.test(part) && HOUSE_NUMBER.test(part) && part.length <= 80)
  if (street < 0 || street > 1 || others.length - street < 2) return null
  const [name] = street === 1 && others[0]!.length <= 60 ? [others[0]!] : []
  const [town = '', country = town] = others.slice(street + 1)
  const zip =
    /\b(?=[\w ]{3,8}\b)(?:[A-Z]{1,2}\d[\w]?(?: ?\d[A-Z]{2}| [\w]{4})?|\d{3,6}(?: [A-Z]{2})?|[A-Z]\d{2} [\w]{4})\b/.exec(
      town,
    )?.[0]
  const city = (zip ? town.replace(zip, '') : town).trim()
  return {
    ...(name && { fullName: name }),
    ...(phone && { mobileNum: phone.replace(/\D/g, '').slice(-10) }),
    streetAddress: others[street]!,
    ...(zip && { zipCode: zip.slice(0, 8) }),
    city: city || town,
    country: country.replace(/^(?:and )/, ''),
  }
}
