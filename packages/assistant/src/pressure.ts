import type { LanguagePatterns } from './cues/languages.ts'
import { ENGLISH_FAMILIES, type Family } from './families.ts'
import { pattern } from './patterns.ts'
import type { Reading } from './readings.ts'

/** Words of customers who insist. */
const INSISTING = pattern`\b(again|still|insist\w*|come on|cmon|do it|now|i said|last time|not leaving|won't (go|stop|leave)|keep asking|going to ask|once more|why not|really|please|anyway|asking|order|promised?|liar|lie|you (did|said)|why|all day|give up|crying|then|let's have|you know you)\b`

const ACCEPTING = pattern`^\W*(ok(ay)?|fine|all ?right|understood|i see|fair enough|no problem|no worries|never ?mind|too bad|alles klar|verstehe|schade|na gut|macht nichts|d'accord|tant pis|compris|vale|entendido|de acuerdo|capito|va bene|ok[ée]|jammer|begrepen|tudo bem|entendi|que pena|dobrze|szkoda|rozumiem|ठीक है|अच्छा|कोई बात नहीं|わかりました|分かりました|了解|そうですか|残念|好的|好吧|明白|知道了|算了)(?![^.!。！]{0,40}(but|then|aber|dann|mais|alors|pero|entonces|ma\b|allora|maar|dan\b|mas\b|ent[aã]o|ale\b|wi[eę]c|लेकिन|तो\b|でも|じゃあ|但|那))`

/** Pressure on the model by family: 0 to 1, persistence up to 2. */
export type Pressure = Readonly<Partial<Record<Family, number>>>

/** Measures the pressure in one text. @param languages of the text, other than English */
export function pressureIn({ all, isHidden }: Reading, languages: readonly LanguagePatterns[]): Pressure {
  const found: Partial<Record<Family, number>> = {}
  for (const families of [ENGLISH_FAMILIES, ...languages.map((language) => language.families)])
    for (const [name, signs] of Object.entries(families)) {
      const family = name as Family
      let weight = found[family] ?? 0
      for (const [pattern, worth] of signs) {
        if (weight >= 1) break
        if (pattern.test(all)) weight += worth
      }
      if (weight > 0) found[family] = Math.min(1, weight)
    }
  if (isHidden) found.hidden = 1
  return found
}

/** Returns the maximum of each family over several texts. */
export function maxPressure(pressures: readonly Pressure[]): Pressure {
  const all: Partial<Record<Family, number>> = {}
  for (const pressure of pressures)
    for (const [family, weight] of Object.entries(pressure))
      all[family as Family] = Math.max(all[family as Family] ?? 0, weight)
  return all
}

/** Returns the weight of persistence after a number of requests. */
export function persistenceWeight(asked: number): number {
  if (asked < 4) return 0
  return asked < 5 ? 1 : 2
}

/** Returns whether a message insists on an earlier request. */
export function insists(text: string, languages: readonly LanguagePatterns[]): boolean {
  return INSISTING.test(text) || languages.some((language) => language.insists.test(text))
}

/** Returns whether a short message accepts the answer. @param text normalized (see fold.ts) */
export function accepts(text: string): boolean {
  return text.length < 60 && ACCEPTING.test(text)
}

/** Returns the total weight of all families. Only clear families count, and two half ones count as one. */
export function weightOf(pressure: Pressure, leftOut: readonly Family[] = []): number {
  const counted = Object.entries(pressure).filter(([family]) => !leftOut.includes(family as Family))
  const clear = counted.filter(([, weight]) => weight >= 0.8).reduce((sum, [, weight]) => sum + Math.round(weight), 0)
  const rest = counted
    .filter(([, weight]) => weight >= 0.4 && weight < 0.8)
    .reduce((sum, [, weight]) => sum + weight, 0)
  return clear + (rest >= 0.9 ? 1 : 0)
}
