import { normalizeText } from '../fold.ts'
import { near } from '../near.ts'
import { Pattern, pattern } from '../patterns.ts'
import type { WeightedPatterns } from '../signs.ts'
import { chinese } from './chinese.ts'
import type { Cues } from './cues.ts'
import { dutch } from './dutch.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { shared } from './shared.ts'
import { spanish } from './spanish.ts'

/** Families of pressure with words in each language. */
type TranslatedFamily = 'override' | 'system' | 'authority' | 'role' | 'frame' | 'repeat' | 'completion' | 'flattery'

/** Compiled language: weighted patterns by family, and patterns of requests. */
export interface LanguagePatterns {
  readonly families: Readonly<Record<TranslatedFamily, WeightedPatterns>>
  readonly insists: Pattern
  readonly coupon: Pattern
  readonly gives: Pattern
  readonly prompt: readonly Pick<Pattern, 'test'>[]
  readonly address: Pattern
  readonly changes: Pattern
  readonly customer: Pattern
}

/** After one of these words, a role is the person whom the customer wants to talk to, not the customer's own. */
const WANTS =
  '(will|möchte|mit|zum|beim|den|dem|parler|avec|voudrais|veux|hablar|con|quiero|quisiera|parlare|voglio|vorrei|wil|met|spreken|falar|com|quero|rozmawiać|rozmowy|chcę|brauche|attends|espero|aspetto|wacht|czekam|keine?|pas|no|non|geen|niet|não|nie)(?!@)'
/** Statements about the assistant: you are. */
const YOU_ARE =
  "(du bist|sie sind|tu es|t'es|vous êtes|eres|es usted|sei|lei è|je bent|u bent|jij bent|você é|tu és|vocês são|jesteś|आप|तुम|あなた|君|你|您|assisten|asisten|asystent)"
/** Phrases that follow a speaker's role: here, speaking, at the keyboard. */
const HERE = pattern`@*[ ,]+(hier|ici|aqui|aquí|qui|tu|tutaj|speaking|al habla|am apparat|an der tastatur|au clavier|a l.appareil|al teclado|alla tastiera|achter het toetsenbord|no teclado|przy klawiaturze|na linii|aan de lijn|na linha|in linea|en línea|scrive|schreibt|schrijft|pisze|escribe|escreve|écrit|बोल रहा|बोल रही|यहाँ)(?!@)`
/** Words for messages from operators to an assistant. */
const NOTE = pattern`(hinweis|notiz|nachricht|mitteilung|note|message|avis|nota|mensaje|aviso|messaggio|avviso|mensagem|bericht|notitie|wiadomość|komunikat|notatka|सूचना|संदेश|通知|お知らせ|連絡|消息|备注|memo)`
const NUMBER_WORDS =
  "([\\s_,-]*(mit der|con el|con la|con|met|com o|com|o|de|du|avec|l'|le|the|numéro|número|numero|nummer|numer(ze|em)?|nr\\.?|n[°º.]|no\\.?|num\\.?|id|identifiant|संख्या|नंबर|आईडी|क्रमांक|番号|番|号|编号|号码|为|が|は|का|की|के|als|is|ist|jest))*"

function compilePatterns(cues: Cues): LanguagePatterns {
  const isSpaced = !cues.marks.startsWith('[')
  const begins = isSpaced ? '(?<!@)' : ''
  const any = (...stems: readonly string[]) => `${begins}(${stems.join('|')})`
  const some = (...stems: readonly string[]) => new Pattern(any(...stems))
  const told = (stems: string) =>
    new Pattern(`(?<!(nicht|pas|no|non|niet|nao|nie|keine?|नहीं) )${any(stems)}(?![^.!。！।\\n]{0,160}[?？])`)
  const { boss, praise } = cues
  // German and Dutch form compounds: the department is part of the same word as the role.
  const head = cues.marks.includes('ich|') || cues.marks.includes('het|') ? '@{0,16}' : ''
  const bosses = new Pattern(`${begins}${head}(${boss})`)
  const [drop, rule, void_, permit] = [some(cues.drop), some(cues.rule), some(cues.void), some(cues.permit)]
  const [repeat, told_, above, verbatim] = [
    some(cues.repeat),
    some(cues.repeat, cues.tell),
    some(cues.above),
    some(cues.verbatim),
  ]
  const instructions = some(cues.prompt, cues.yours)
  const quoted = some(cues.repeat, cues.tell, cues.prompt, cues.yours, cues.above)
  const [praised, bond] = [some(praise), some(cues.bond)]
  return {
    families: {
      override: [
        [near(drop, rule, 60), 1],
        [near(rule, drop, 60), 1],
        [near(rule, void_, 60), 1],
        [near(void_, rule, 40), 1],
        [some(cues.newRule), 0.9],
        [some(cues.waive), 0.5],
      ],
      system: [
        [some(cues.system), 1],
        [some(cues.toAssistant), 1],
      ],
      authority: [
        [new Pattern(`${any(cues.self)}((?!(?<!@)${WANTS})[^.!?。！？।\\n]){0,40}?${head}(${boss})`), 1],
        [near(bosses, HERE, 4), 1],
        [near(NOTE, bosses, 24), 0.9],
        [told(cues.staff), 0.9],
        [near(bosses, permit, 50), 1],
        [near(permit, bosses, 50), 1],
        [told(cues.permit), 0.8],
        [told(cues.test), 0.8],
      ],
      role: [
        [some(cues.pretend), 1],
        [near(new Pattern(YOU_ARE), new Pattern(`${any(cues.bare)}~24${any(cues.rule)}`), 80), 1],
        ...(isSpaced ? [] : ([[near(rule, some(cues.bare), 6), 0.6]] as const)),
      ],
      frame: [[some(cues.frame), 0.9]],
      repeat: [
        [near(told_, above, 80), 1],
        [near(above, told_, 60), 1],
        [near(repeat, instructions, 80), 1],
        [near(instructions, repeat, 60), 1],
        [near(verbatim, quoted, 80), 0.9],
        [near(quoted, verbatim, 80), 0.9],
      ],
      completion: [[some(cues.complete), 0.9]],
      flattery: [
        [near(praised, praised, 160), 0.5],
        [new Pattern(`${YOU_ARE}~40(${praise})|(${praise})~20${YOU_ARE}`), 0.5],
        [bond, 0.4],
        [near(bond, bond, 200), 0.4],
      ],
    },
    insists: some(cues.insist),
    coupon: some(cues.coupon),
    gives: some(cues.give),
    prompt: [instructions, near(told_, above, 60), near(above, told_, 40)],
    address: isSpaced ? new Pattern(cues.address) : some(cues.address),
    changes: some(cues.change),
    customer: new Pattern(
      `(${cues.customer})${NUMBER_WORDS}[\\s:=#"(]*(?<behind>\\d{1,6})(?!\\d)|(?<!\\d)(?<before>\\d{1,6})\\s*(号|番|नंबर)?(の|的|वाले| के)?\\s*(${cues.customer})`,
    ),
  }
}

/** A language with the words that identify it. */
function languageOf(cues: Cues) {
  const marks = cues.marks.startsWith('[') ? new RegExp(cues.marks, 'g') : new Set(normalizeText(cues.marks).split('|'))
  let patterns: LanguagePatterns | undefined
  return {
    /** Returns the compiled language, created on first use. */
    compiled: () => (patterns ??= compilePatterns(withSharedCues(cues))),
    /** Counts marks of this language in a sentence; 0 if the sentence is English. A letter that only this language has counts as one word. */
    countIn({ written, even, words, isEnglish }: Part): number {
      if (isEnglish) return 0
      const count = marks instanceof RegExp ? even.match(marks)?.length : words.filter((word) => marks.has(word)).length
      return (count ?? 0) + ([...cues.letters].some((letter) => written.includes(letter)) ? 1 : 0)
    },
  }
}

/** Adds the shared cues to a language. German also matches ae, oe and ue for umlauts. */
function withSharedCues(cues: Cues): Cues {
  if (cues.marks.startsWith('[')) return cues
  const isGerman = cues.letters.includes('ß')
  const entries = Object.entries(cues).map(([kind, own]: [string, string]) => {
    const stems = isGerman ? own.replace(/[äöü]/g, (sign) => `(${sign}|${sign}e)`) : own
    return [kind, [stems, shared[kind as keyof Cues] ?? []].flat().join('|')]
  })
  return Object.fromEntries(entries) as unknown as Cues
}

const ENGLISH: ReadonlySet<string> = new Set(
  'the and you your is of to my please what for with this that are have it give me a can i do in on be at was how show we us all change'.split(
    ' ',
  ),
)
const SENTENCE_END = /[.!?:;。！？।\n]+/

/** A sentence in lower case. */
interface Part {
  readonly written: string
  /** Normalized text (see fold.ts). */
  readonly even: string
  readonly words: readonly string[]
  /** A sentence with at least two English function words. */
  readonly isEnglish: boolean
}

function partOf(written: string): Part {
  const even = normalizeText(written)
  const words = (even.match(/[a-z']+/g) ?? []).flatMap((word) => [word, ...(word.includes("'") ? word.split("'") : [])])
  return { written, even, words, isEnglish: words.filter((word) => ENGLISH.has(word)).length > 1 }
}

const LANGUAGES: readonly Readonly<ReturnType<typeof languageOf>>[] = [
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  polish,
  hindi,
  japanese,
  chinese,
].map(languageOf)

/** Returns the languages other than English in a text. */
export function languagesIn(text: string): readonly LanguagePatterns[] {
  const parts = text.toLowerCase().split(SENTENCE_END).map(partOf)
  const counts = LANGUAGES.map((language) => parts.map((part) => language.countIn(part)))
  const most = parts.map((_, place) => Math.max(...counts.map((of) => of[place]!)))
  // Related languages share function words, so a language with less than half of the best count is ignored.
  return LANGUAGES.filter((_, language) =>
    counts[language]!.some((count, place) => count > 0 && count >= most[place]! / 2),
  ).map((language) => language.compiled())
}
