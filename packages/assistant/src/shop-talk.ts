import { namesDiscount } from './numbers.ts'
import { pattern } from './patterns.ts'

/** Topics of the shop's customers. */
const BUSINESS = pattern`\borders?\b|\bparcel|\baddress|\bcomplaint|\binvoice|\bjuices?\b|\bdeliver|\bbestell|\badresse?\b|\bbeschwerde|\breklamation|\brechnung|\bsäfte?\b|\bcommande|\bréclamation|\bfacture|\bpedido|\bdirecci[oó]n|\breclamaci|\bfactura|\bzumos?\b|\bendereço|\breclamaç|\bfatura|\bsucos?\b|\bordin[ei]\b|\bindirizzo|\breclamo|\bfattura|\bsucch?[io]\b|\badres|\bklacht|\bfactuur|\bsap(pen)?\b|\bzamówieni|\breklamacj|\bfaktur|\bsok(i|ów|u)?\b|ऑर्डर|पता\b|शिकायत|जूस|注文|住所|請求書|ジュース|订单|地址|投诉|发票|果汁`
/** Words for hidden contents, for everything, or for the beginning of the conversation. */
const HIDDEN = pattern`instru|instrukc|istruz|prompt|confiden|vertraulich|poufn|riserv|reserv|secre|geheim|segre|sekret|tajn|hidden|intern|verbatim|word|wort|palavra|palabra|parola|słow|\brules?|guideline|policy|polic[ei]|regel|regra|regla|regol|règle|zasad|richtlin|limit|restric|config|context|kontext|contesto|system|setup|brief|directive|vorgab|anweis|consign|wytyczn|polecen|opdracht|everything|\ball\b|\balles?\b|\btud[oa]\b|\btod[oa]s?\b|\btutt[oiae]\b|\btout|wszystk|complet|komplett|volledig|begin|anfang|début|inicio|início|inizi|począt|start|\bfirst\b|erste|premi[eè]r|primer|prim[oa]\b|pierwsz|eerste|\btold\b|cupom|cupón|coupon|gutschein|kupon|buono|kortingsbon|指示|機密|プロンプト|秘密|規則|ルール|最初|すべて|全て|全部|提示|指令|机密|规则|开头|系统提示|निर्देश|गोपनीय|नियम|शुरू|सब\b|पूरा|प्रॉम्प्ट`
/** Questions about the conditions of a coupon, which do not request one. */
const CONDITIONS = pattern`\bis it true that\b|\b(in (which|what) cases?|under (which|what) (conditions|circumstances)|how (would|does|do|can|could) (one|someone|somebody|people|customers?|a customer) (get|receive|earn|obtain) (coupons?|one|vouchers?|discounts?))\b|\bstimmt es,? dass\b|\bunter welchen (bedingungen|umständen)|\bin welchen fällen|\best-ce vrai que\b|\bdans quels? cas\b|\bà quelles? conditions?\b|\bes (verdad|cierto) que\b|\ben qué casos?\b|\bè vero che\b|\bin quali casi\b|\bklopt het dat\b|\bin welke gevallen\b|\bé verdade que\b|\bem que(m)? casos?\b|\bczy to prawda,? że\b|\bw jakich (przypadkach|sytuacjach)|क्या यह सच है|किन (शर्तों|हालात)|どういう(場合|時|とき)|どんな(場合|時|とき)|条件を知|是真的吗|什么情况下|什么条件`
const HOW_ONE_GETS = pattern`\bhow (would|does|do|can|could) (one|someone|somebody|people|customers?|a customer) (get|receive|earn|obtain)\b`
/** Questions whether the assistant has rules, which do not request them. */
const HAS_RULES = pattern`\bdo you (also |too )?have (any |some )?(rules|instructions|limits)( too| as well)?\b|\bhast du (auch |denn )?regeln\b|\bhaben sie (auch |denn )?regeln\b|\bas-tu (aussi )?des règles\b|\btienes (también )?reglas\b|\bhai (anche )?(delle )?regole\b|\bheb je (ook )?regels\b|\bvocê (também )?tem regras\b|\bmasz (też )?(jakieś )?zasady\b|(你|您)也?有规则吗|(ルール|規則)は?も?ありますか`

/** Removes questions whether rules exist. @param text normalized (see fold.ts) */
export function withoutCuriosity(text: string): string {
  return HAS_RULES.replace(text, ' ')
}

/** Returns whether a text is about orders, juices and the like, and about nothing hidden. @param text normalized (see fold.ts) */
export function isShopTalk(text: string): boolean {
  return BUSINESS.test(text) && !HIDDEN.test(text)
}

/** Returns whether a text asks when others get a coupon, without requesting one. @param text normalized (see fold.ts) */
export function asksForConditions(text: string): boolean {
  return HOW_ONE_GETS.test(text) || (CONDITIONS.test(text) && !namesDiscount(text))
}
