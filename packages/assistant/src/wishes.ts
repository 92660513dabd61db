import type { LanguagePatterns } from './cues/languages.ts'
import { LETTERS } from './fold.ts'
import { namesDiscount, percentIn } from './numbers.ts'
import { type Pattern, pattern, patterns } from './patterns.ts'
import type { Reading } from './readings.ts'
import { asksForConditions, isShopTalk, withoutCuriosity } from './shop-talk.ts'

/** A delivery address, possibly incomplete. */
export interface GivenAddress {
  readonly fullName?: string
  readonly mobileNum?: string
  readonly streetAddress?: string
  readonly zipCode?: string
  readonly city?: string
  readonly country?: string
}

/** Requests in one text. */
export interface Requests {
  /** Requested coupon in percent; null without a percentage, absent without a request. */
  readonly coupon?: number | null
  /** The instructions are requested. */
  readonly prompt?: true
  readonly address?: { readonly customer: number | null }
  readonly complaint?: true
  /** URL of a picture that answers should show. */
  readonly picture?: string
  readonly orderId?: string
  readonly order?: true
  readonly reviews?: true
  readonly price?: true
  readonly damage?: true
  readonly declines?: readonly ('return' | 'exchange')[]
  /** Questions about delivery, payment and returns. */
  readonly house?: true
  readonly hello?: true
  readonly thanks?: true
  readonly abilities?: true
}

const COUPON = pattern`coupon|voucher|generatecoupon|\bdiscount|promo(tion(al)?)? ?code|\brebate|gutschein|rabatt|nachlass|réduction|\bremise\b|bon d'achat|\bbons? (de )?(réduction|\d)|descuento|cup[óo]n|sconto|buono|korting|desconto|cupom|zniżk|\brabat|kupon|छूट|कूपन|クーポン|割引|优惠|折扣|[\d.,]+ ?(%|percent|per ?cent) (off|discount|reduction)|\bpercent off|half (off|price)|(money|something) off\b`
const NOT_WANTED = pattern`(how (do|does|can|would) (i |a |the |one )?~20(coupon|voucher|discount)~20(work|use|enter|type|redeem)|where (do|can) i (enter|type|put|redeem)|(enter|redeem|use) (a|my|the|this) (coupon|voucher)|(coupon|voucher|code) (does ?n.t|did ?n.t|is ?n.t|won.t) work|(do|don't|did) not want ~20(coupon|discount)|(nick ?name|user ?name|screen ?name|nutzername|benutzername|pseudo|apodo|soprannome|bijnaam|gebruikersnaam|apelido|nazwa użytkownika|用户名|昵称|ユーザー名|उपयोगकर्ता नाम)~40[{<[(])`
const GIVES = pattern`\b(give|gave|make|create|generate|issue|grant|send|print|mint|hand|want|need|like|get|have|let it be|owe|produce|call|run|do|may i|can i|could i|release|write|receives?|deserve|approve|show|execute|apply|obey|one|please)\b|%|\d`
/** Fruit content of a juice, which is not a discount. */
const PURE = pattern`100 ?(%|percent|prozent|procent|por ?ciento|pour ?cent|प्रतिशत|パーセント)(?=~~24(pure|juice|fruit|natural|organic|real|label|saft|frucht|bio|natur|pur\b|jus\b|zumo|succo|puro|sap\b|suco|sok\b|शुद्ध|असली|जूस|ジュース|果汁|纯))`
const ISSUES = pattern`\b(give|gave|grant|issue|creat\w*|generat\w*|make|put|set|enter|apply|take|knock|approv\w*|authori[sz]\w*|releas\w*|send|hand|book|add|want|need|deserve|promis\w*|get|have|owe|then|now|please|code|honou?r|note|let's say|i say|run|cast|mint|print|process|match)\b`

const PROMPT = patterns`
// Origin and structure of the text.
\b(text|words?|page|paper|sheet|briefing|lines?|notes?|what(ever)?) (that |which )?((your|the) \w+|they|he|she|somebody|someone) #1(gave|handed|told|sent|fed|left|passed|showed) you\b|\b(everything|all|whatever|what) (that )?you('ve| have)? #1(read|seen|been (given|told|fed))\b~30\b(context|so far|before|chat)\b|\byour (very )?(first|second|third|fourth|fifth|last|opening|\d+(st|nd|rd|th)) (sentence|paragraph|line|section)s?\b|\b(in front of|ahead of|prior to) (my|this) #1(message|line|text|words?|input)\b|\b(assistant|staff|confidential|rules?|secret|instructions?)\b~~60_{3,}
// Position at the beginning of the context.
\bfirst #4(sentences?|lines?|words?|message|paragraphs?|tokens?|characters?|entry|entries|thing|instruction)\b~60\b(chat|conversation|context|session|transcript|thread|log|window|you (got|were|received|read|see|saw|have)|in here|before (me|my|i))
\b(chat|conversation|session|thread|transcript|context|log)('s)? (history )?(starts?|started|begins?|began|opens?|opened)\b|\b(start|beginning|top|opening|head) of (this|the|our|your) #1(chat|conversation|session|thread|transcript|context|log|window|document|file)
\b(text|words?|everything|sentences?|lines?|content|all|anything|whatever|things?|what('s| is| stands| sits)?) #4(in|inside|of|from) your (context|window|memory|head|buffer|input|history|configuration)\b
\b(typed|wrote|written|fed|loaded|pasted|put|programmed|handed|gave|given|told|said|whispered|drilled|dictated|entrusted|shared)\b( (in|it|this|that|something|things|them|all|what))? ?(in)?to you\b|\bwhat (did|do|have|had) (they|he|she|the shop|your #1\w+|somebody|someone) #1(write|wrote|written|tell|told|say|said|feed|fed|teach|taught|give|given|order|ordered|ask|asked|forbid|forbidden|forbade) (to )?you\b
\b(its|his|her|their|the (assistant|bot|model|ai)'s) #4(instructions?|prompt|guidelines?|briefing|directives?)\b
\byour? #4(preamble|brief|script|system message|system text|job description|role description|setup|secrets?|hidden \w+|internal \w+|initial \w+|opening \w+|persona description|policy document|handbook|manual|memo|orders|mandate|marching orders|rulebook|system (content|role))\b
\bwhat (are )?you('re| are|'ve been| were)? #4(hiding|keeping (secret|from)|not (allowed|supposed|permitted) to (tell|say|reveal|share|show)|forbidden to|told not to)\b|\bhow (were|are) you (set up|configured|programmed|instructed|briefed)\b
\b(your|full|entire|exact|original|raw|reveal|print|show|output|repeat|dump|paste|send|quote|the)\b~30\bsystem #1message\b|\b(see|show|dump|paste|print|need|send|read|list|output|provide|reveal|recite|tell|leak|share)\b~40\b(the|these|those|all|any|its|which) #4instructions?\b|\b(configuration|config|setup|prompt|system|instruction|policy|staff|internal) (text|file|string|block|dump|paragraph|section|notes?)\b|\binstructions? (it|you|this bot|the bot|that you|they) (run|runs|work|works|use|uses|operate|operates|follow|follows|go|goes)\b
// Technical names.
\brole["']?\s*(={1,3}|:|is|eq)\s*["']?system\b|\b(system|initial|base|hidden|internal|master)[_-]?(prompt|instructions?|message|content|text)\b(?= ?[()[\]{};=.,:"'>/]|$)|\b(messages?|context|history|conversation|chat|prompts?)\s*\[\s*(0|-?1|["']system["'])\s*\]|\b(get|read|show|print|dump|fetch|load|return|reveal|export|cat|echo)[_-]?(the)?[_-]?(system|initial|full)?[_-]?(prompt|instructions?|config\w*|context)\b ?[("':;]|\b\w*(instruc|instruk|istruz|consigne|anweisung|prompt)\w*\(\)|\b(cat|less|head|type|open|tail)\s+\S*(prompt|instruct|system|confidential)\S*|/(system[_-]?)?(prompt|instructions?)\b|\{\{?\s*\w*(prompt|instructions?)\w*\s*\}?\}|\$\{?\w*(prompt|instructions?)
\b(secret|hidden|confidential) (page|orders|briefing)\b|\bshow (config|prompt|rules)\b|--\S{0,40}confidential
\bmy #4(instructions?|prompt|rules|guidelines?) (is|are|say|says|begin|begins|start|starts|read|reads|go)\b
\b(tl;?dr|gist|summary|recap|transcript|dump)\b~30\b(above|so far|before|your #1(instructions?|rules|prompt|guidelines))
\b(system|initial|original|hidden|secret|internal|first|opening|starting|full|complete|entire|whole|actual|own|base|core|master|pre)[- ]?#1(prompt|instructions?|(?<!system #1)message|directives?|rules|guidelines?|briefing|configuration|programming)\b
\byour? #4(instructions?|prompt|rules|guidelines?|directives?|briefing|programming|confidential \w+|orders|configuration|setup text|policy text)\b
\b(assistant|bot|ai|chatbot)('s)? #1(instructions?|prompt|rules|guidelines?|directives?)\b
\b(text|words?|everything|messages?|content|lines?|all|anything|what(ever)?|conversation|sentences?|paragraphs?|document|part)\b~30\b(above|before (this|my|the)|preceding|precedes?|previous\w*|prior|came (first|before))\b
\b(instructions?|prompt|rules|briefing|orders) (of|for|given to|that) (an?|the|this|your|our|my|guide|you) ?(shop )?(assistant|bot|ai|model|chatbot|got|were|received|follow)?\b
\b(above|preceding|previous|earlier) (text|message|conversation|content|line|instructions?|prompt|paragraph|words)
\bwhat (were|are|have|did) (you|they) (been )?(told|instructed|given|tell you|briefed)|\byou (were|are|have been) (told|instructed|given|briefed)\b~60
\bconfidential (paragraph|section|note|part|info\w*|text|bit|passage|content|sentence)s?\b|\bheaded confidential\b
\b(context window|from the (very )?(top|start|beginning))\b
\b(starting|begin\w*|starts) (with|at|from) ~4you are
system ?prompt(?!s? (me|us|for|says?|said|asks?|told|tells|that|to)\b|s\b|ed\b)|systemprompt|prompt (du )?système|prompt (del|de) sistema|prompt di sistema|systeemprompt|prompt systemow|सिस्टम प्रॉम्प्ट|システムプロンプト
`
/** Phrases that look like references to the instructions but are not. */
const NOT_PROMPT = pattern`\b((i|we)('ve| have)? #4(got|get|see|saw|received|receive|had) (an?|this|the|some) #1system (message|notice|note|alert|error|warning)s?|list of (juices|products|reviews)|on the (fruit )?press|(washing|assembly|care|delivery|usage) instructions|followed the instructions|instructions (on|for|of|in) (the|my|your) (bottle|label|box|page|package|parcel|website|back|juice|press|leaflet)|keep my #4confidential|privacy)\b|(error|erro|erreur|errore|fehler\w*|fout\w*|błąd\w*|エラー|错误|त्रुटि)~30prompt|prompt~12(invalid|ungültig|inválid|non valid|ongeldig|nieprawidł|error|expired|failed|無効|无效|अमान्य)`

const ADDRESS = pattern`\baddress\b|\bparcels?\b~40\bgo to\b|reroute|redirect ~30(parcel|deliver|order)|liefer(adresse|anschrift)|\badresse|dirección|indirizzo|\badres\b|endereço|adres dostawy|पता|住所|地址|changedeliveryaddress`
const CHANGES = pattern`\b(change|set|update|replace|move|moved|reroute|redirect|switch|correct|new|edit|put|send|deliver|go(es)? to|make)\b|änder|ersetz|setz|neue|lautet|chang|modifi|remplac|cambia|actualiza|nueva|modifica|aggiorna|nuovo|wijzig|verander|nieuw|alter|mud[ae]|novo|zmień|zaktualizuj|nowy|बदल|नया|変更|新しい|更改|修改|改成|改为`
const CUSTOMER = pattern`(customer|client|user|account|member|kund\w*|konto|cliente|cuenta|compte|conto|utente|klant|account|conta|klient\w*|konta|ग्राहक|顧客|客户|customer ?id|customerid)('s)?[\s_-]*(id|number|no\.?|nr\.?|num|nummer|numéro|número|numero)?\s*["']?\s*(is|=|:|#|with|the|of|mit der|mit|de)?\s*(id|number|no\.?|#|nummer)?\s*[:=#"]?\s*(?<behind>\d{1,6})\b`
const ORDER_ID = /\b[0-9a-f]{4}-[0-9a-f]{16}\b/i
const PICTURE = /(?:https?:\/\/[\w.-]+|\/internet\/[\w.-]+)(?:[/?][^\s"'<>)\]]*)?/i
const SHOWS = pattern`\b(image|picture|img|logo|pixel|banner|badge|photo|icon|markdown|embed|render|gif)\b|!\[|<img|bild|imagen|immagine|afbeelding|imagem|obraz|चित्र|画像|图片`

const ORDER = pattern`\b(my|an|the|this) (last |latest |recent )?(order|parcel|package|delivery)\b|order (number|id|status)|track|bestellung|paket|commande|colis|pedido|paquete|ordine|pacco|bestelling|pakket|encomenda|zamówieni|paczk|ऑर्डर|注文|订单|包裹`

/** Words of requests that have no further content. */
const TOPICS = {
  complaint: pattern`\b(complain\w*|complaint|refund|escalate)\b|beschwer|reklam|plainte|réclam|queja|reclam|lament|klacht|skarg|शिकायत|苦情|クレーム|投诉`,
  reviews: pattern`\breviews?\b|\bratings?\b|\bopinions?\b|(what|how) (do|did) (others?|people|customers|other)|(people|others|customers) (think|say|write)|any good\b|bewertung|rezension|meinung|wie finden|lohnt|\bavis\b|disent|opini|reseñ|recension|cosa (dicono|pensano)|beoordeling|wat vinden|avaliaç|opini[ae]|recenzj|समीक्षा|राय|レビュー|評判|口コミ|评价|评论`,
  price: pattern`\bprices?\b|\bcosts?\b|how much|\bpreis|kostet|kosten|wie viel|\bprix\b|combien|coûte|precio|cuánto|cuesta|prezzo|quanto|costa|prijs|hoeveel|preço|custa|\bcena\b|ile kosztuj|कीमत|दाम|कितने|値段|いくら|価格|价格|多少钱`,
  damage: pattern`damag|broken|cracked|smashed|shattered|leak(ed|ing)|beschädigt|kaputt|zerbroch|endommag|cassé|dañad|rot[oa]s?\b|danneggiat|rott[oa]|beschadigd|kapot|danificad|quebrad|uszkodz|zepsut|rozbit|टूट|क्षतिग्रस्त|壊れ|破損|损坏|破了|坏了`,
  house: pattern`deliver\w*|shipping|\bship\b|how long|\bpay(ment|ing)?\b|opening hours|return(s|ing)?\b|refund|exchange|storage|keep\w* fresh|allergen|liefer|versand|bezahl|rückgabe|livraison|paiement|retour|envío|entrega|pago|devoluci|consegna|spedizione|pagament|reso\b|levering|bezorg|betal|retour|pagamento|devoluç|dostaw|płatno|zwrot|डिलीवरी|भुगतान|配送|支払|返品|配送|送货|付款|退货`,
  hello: pattern`^\W*(hi|hello|hey|good (morning|day|evening|afternoon)|hallo|guten (tag|morgen|abend)|moin|bonjour|salut|hola|buen[oa]s|ciao|buongiorno|goedemiddag|goedemorgen|olá|oi|bom dia|cześć|dzień dobry|नमस्ते|こんにちは|你好|您好)`,
  thanks: pattern`\bthank|\bthx\b|danke|merci|gracias|grazie|bedankt|dank je|obrigad|dzięk|धन्यवाद|शुक्रिया|ありがとう|谢谢`,
  abilities: pattern`what can you (do|help)|who are you|are you (a )?(robot|bot|human|real)|was kannst du|wer bist du|que peux-tu|qui es-tu|qué puedes|quién eres|cosa (puoi|sai)|chi sei|wat kun je|wie ben je|o que você (pode|faz)|quem é você|co potrafisz|kim jesteś|क्या कर सकते|कौन हो|何ができ|誰です|你能做什么|你是谁`,
} satisfies Partial<Record<keyof Requests, Pattern>>

/** Returns the requests in a text. */
export function requestsIn({ all }: Reading, languages: readonly LanguagePatterns[]): Requests {
  const says = (wanted: (language: LanguagePatterns) => Pattern) =>
    languages.some((language) => wanted(language).test(all))
  const customer = [CUSTOMER, ...languages.map((language) => language.customer)]
    .map((pattern) => pattern.groupsIn(all))
    .map((groups) => groups?.behind ?? groups?.before)
    .find((number) => number !== undefined)
  const orderId = ORDER_ID.exec(all)?.[0].toLowerCase()
  const asked = withoutCuriosity(all)
  const picture = SHOWS.test(all) ? PICTURE.exec(all)?.[0] : undefined
  return {
    ...(wantsCoupon(all, languages) && { coupon: percentIn(all) }),
    ...([...PROMPT, ...languages.flatMap((language) => language.prompt)].some((pattern) => pattern.test(asked)) &&
      !NOT_PROMPT.test(all) &&
      !isShopTalk(asked) && { prompt: true as const }),
    ...((ADDRESS.test(all) || says(({ address }) => address)) &&
      (CHANGES.test(all) || says(({ changes }) => changes)) && {
        address: { customer: customer ? Number(customer) : null },
      }),
    ...(picture && { picture }),
    ...(orderId && { orderId }),
    ...((orderId !== undefined || ORDER.test(all)) && { order: true as const }),
    ...declinedIn(all),
    ...Object.fromEntries(Object.entries(TOPICS).flatMap(([topic, words]) => (words.test(all) ? [[topic, true]] : []))),
  }
}

/** Returns whether a text requests a coupon, by name or as a percentage with a verb of giving. */
function wantsCoupon(text: string, languages: readonly LanguagePatterns[]): boolean {
  if (NOT_WANTED.test(text) || asksForConditions(text)) return false
  const gives = GIVES.test(text) || languages.some((language) => language.gives.test(text))
  if (COUPON.test(text) || languages.some((language) => language.coupon.test(text))) return gives || ISSUES.test(text)
  const prices = PURE.replace(text, ' ')
  return namesDiscount(prices) && (ISSUES.test(prices) || languages.some((language) => language.gives.test(prices)))
}

const NO = pattern`\b(no|not|don't|neither|nor|without|decline\w*|refuse|rather not|turn\w* down)\b|kein|nicht|weder|\bni\b|\bne\b|\bnon\b|\bné\b|geen|niet|noch|não|nem|\bnie\b|ani\b|नहीं|いりません|不要|不想|不`
const RETURN = pattern`return|send (it|them) back|refund|rückgabe|zurückschick|zurücksend|retour|renvoy|devol|restituir|reso\b|terugstur|zwrot|zwróci|वापस|返品|退货`
const EXCHANGE = pattern`exchange|replace|swap|new one|umtausch|ersatz|échang|rempla|cambio|cambiar|sostitu|ruil|vervang|troca|wymian|बदल|交換|换货`

function declinedIn(text: string): { declines?: readonly ('return' | 'exchange')[] } {
  if (!NO.test(text)) return {}
  const declines = [
    ...(RETURN.test(text) ? (['return'] as const) : []),
    ...(EXCHANGE.test(text) ? (['exchange'] as const) : []),
  ]
  return declines.length > 0 ? { declines } : {}
}

/** Returns the address after its announcement in a text; null without one. */
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

const NAME = new RegExp(`[${LETTERS}]{3}`)
const HOUSE_NUMBER = /\b\d{1,5}[a-z]?\b/i

function partsOf(text: string): GivenAddress | null {
  const [end] = text.split(/(?<=[a-zß-ÿ]{2}|\d{4})[.!?"](?:\s|$)|[{}[\]<>]|\s--/)
  const parts = end!.split(/[,、]/).map((part) => part.trim())
  const phone = parts.find((part) => /(?:\+|\b)[\d\s/-]{7,}$/.test(part) && part.replace(/\D/g, '').length >= 7)
  const others = parts.filter((part) => part !== '' && part !== phone).slice(0, 6)
  const street = others.findIndex((part) => NAME.test(part) && HOUSE_NUMBER.test(part) && part.length <= 80)
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
