import { LETTER, plain, stem } from '../fold.ts'
import { near } from '../near.ts'
import type { Signs } from '../signs.ts'
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
import { spanish } from './spanish.ts'

/** Families of pressure that a language has words for. */
type SpokenFamily = 'override' | 'system' | 'authority' | 'role' | 'frame' | 'repeat' | 'completion' | 'flattery'

/** How a language is read: patterns with what they weigh, and patterns of what is wanted. */
export interface Spoken {
  /** How much of it is in a sentence. */
  readonly countIn: (part: Part) => number
  readonly families: Readonly<Record<SpokenFamily, Signs>>
  readonly insists: RegExp
  readonly coupon: RegExp
  readonly gives: RegExp
  readonly prompt: readonly Pick<RegExp, 'test'>[]
  readonly address: RegExp
  readonly changes: RegExp
  readonly customer: RegExp
}

/** Whoever says this is not what they name next: they want to talk to them. */
const WANTS = stem(
  '(?:will|möchte|mit|zum|beim|den|dem|parler|avec|voudrais|veux|hablar|con|quiero|quisiera|parlare|voglio|vorrei|wil|met|spreken|falar|com|quero|rozmawiać|rozmowy|chcę|brauche|attends|espero|aspetto|wacht|czekam|keine?|pas|no|non|geen|niet|não|nie)(?!\\p{L})',
)
/** Said of the one who is talked to. */
const YOU_ARE = stem(
  "(?:du bist|sie sind|tu es|t'es|vous êtes|eres|es usted|sei|lei è|je bent|u bent|jij bent|você é|tu és|vocês são|jesteś|आप|तुम|あなた|君|你|您|assisten|asisten|asystent)",
)
/** Who says it is here, or writes. */
const HERE = stem(
  '\\p{L}*[ ,]+(?:hier|ici|aqui|aquí|qui|tu|tutaj|speaking|al habla|am apparat|an der tastatur|au clavier|a l.appareil|al teclado|alla tastiera|achter het toetsenbord|no teclado|przy klawiaturze|na linii|aan de lijn|na linha|in linea|en línea|scrive|schreibt|schrijft|pisze|escribe|escreve|écrit|बोल रहा|बोल रही|यहाँ)(?!\\p{L})',
)
/** What keepers of an assistant leave for it. */
const NOTE = stem(
  '(?:hinweis|notiz|nachricht|mitteilung|note|message|avis|nota|mensaje|aviso|messaggio|avviso|mensagem|bericht|notitie|wiadomość|komunikat|notatka|सूचना|संदेश|通知|お知らせ|連絡|消息|备注|memo)',
)
const NUMBER_WORDS = stem(
  "(?:[\\s_,-]*(?:mit der|con el|con la|con|met|com o|com|o|de|du|avec|l'|le|the|numéro|número|numero|nummer|numer(?:ze|em)?|nr\\.?|n[°º.]|no\\.?|num\\.?|id|identifiant|संख्या|नंबर|आईडी|क्रमांक|番号|番|号|编号|号码|为|が|は|का|की|के|als|is|ist|jest))*",
)

function spoken(accented: Cues): Spoken {
  const cues = evenly(accented)
  const isSpaced = !cues.marks.startsWith('[')
  const begins = isSpaced ? `(?<!${LETTER})` : ''
  const any = (...stems: readonly string[]) => `${begins}(?:${stems.join('|')})`
  const told = (...stems: readonly string[]) =>
    new RegExp(`(?<!(?:nicht|pas|no|non|niet|nao|nie|keine?|नहीं) )${any(...stems)}(?![^.!。！।\\n]{0,160}[?？])`)
  const { drop, rule, boss, permit, repeat, tell, above, praise } = cues
  // Germans and the Dutch write what somebody is the boss of in the same word.
  const head = cues.marks.includes('ich|') || cues.marks.includes('het|') ? `${LETTER}{0,16}` : ''
  const [dropped, rules, void_, bosses, repeated] = [
    any(drop),
    any(rule),
    any(cues.void),
    `${begins}${head}(?:${boss})`,
    any(repeat),
  ]
  const said = any(above)
  const instructions = any(cues.prompt, cues.yours)
  return {
    countIn: speaks(accented, isSpaced),
    families: {
      override: [
        [near(dropped, rules, 60), 1],
        [near(rules, dropped, 60), 1],
        [near(rules, void_, 60), 1],
        [near(void_, rules, 40), 1],
        [new RegExp(any(cues.newRule)), 0.9],
        [new RegExp(any(cues.waive)), 0.5],
      ],
      system: [
        [new RegExp(any(cues.system)), 1],
        [new RegExp(any(cues.toAssistant)), 1],
      ],
      authority: [
        [new RegExp(`${any(cues.self)}(?:(?!(?<!${LETTER})${WANTS})[^.!?。！？।\\n]){0,40}?${head}(?:${boss})`), 1],
        [near(bosses, HERE, 4), 1],
        [near(NOTE, bosses, 24), 0.9],
        [told(cues.staff), 0.9],
        [near(bosses, any(permit), 50), 1],
        [near(any(permit), bosses, 50), 1],
        [told(permit), 0.8],
        [told(cues.test), 0.8],
      ],
      role: [
        [new RegExp(any(cues.pretend)), 1],
        [near(YOU_ARE, `${any(cues.bare)}[\\s\\S]{0,24}?${rules}`, 80), 1],
        [near(rules, any(cues.bare), 6), isSpaced ? 0 : 0.6],
      ],
      frame: [[new RegExp(any(cues.frame)), 0.9]],
      repeat: [
        [near(any(repeat, tell), said, 80), 1],
        [near(said, any(repeat, tell), 60), 1],
        [near(repeated, instructions, 80), 1],
        [near(instructions, repeated, 60), 1],
        [near(any(cues.verbatim), any(repeat, tell, cues.prompt, cues.yours, above), 80), 0.9],
        [near(any(repeat, tell, cues.prompt, cues.yours, above), any(cues.verbatim), 80), 0.9],
      ],
      completion: [[new RegExp(any(cues.complete)), 0.9]],
      flattery: [
        [near(any(praise), any(praise), 160), 0.5],
        [new RegExp(`${YOU_ARE}[\\s\\S]{0,40}?(?:${praise})|(?:${praise})[\\s\\S]{0,20}?${YOU_ARE}`), 0.5],
        [new RegExp(any(cues.bond)), 0.4],
        [near(any(cues.bond), any(cues.bond), 200), 0.4],
      ],
    },
    insists: new RegExp(any(cues.insist)),
    coupon: new RegExp(any(cues.coupon)),
    gives: new RegExp(any(cues.give)),
    prompt: [new RegExp(instructions), near(any(repeat, tell), said, 60), near(said, any(repeat, tell), 40)],
    address: new RegExp(isSpaced ? `(?:${cues.address})` : any(cues.address)),
    changes: new RegExp(any(cues.change)),
    customer: new RegExp(
      `(?:${cues.customer})${NUMBER_WORDS}[\\s:=#"(]*(\\d{1,6})(?!\\d)|(?<!\\d)(\\d{1,6})\\s*(?:号|番|नंबर)?(?:の|的|वाले| के)?\\s*(?:${cues.customer})`,
    ),
  }
}

/** Cues for texts that were made plain; German is typed with ae, oe and ue as well. */
function evenly(cues: Cues): Cues {
  const typed = (stems: string) =>
    cues.letters.includes('ß') ? stems.replace(/[äöü]/g, (sign) => `(?:${sign}|${sign}e)`) : stems
  const entries = Object.entries(cues).map(([kind, stems]: [string, string]) => [kind, stem(typed(stems))])
  return Object.fromEntries(entries) as unknown as Cues
}

const ENGLISH_WORD =
  '\\b(?:the|and|you|your|is|of|to|my|please|what|for|with|this|that|are|have|it|give|me|a|can|i|do|in|on|be|at|was|how|show|we|us|all|change)\\b'
/** A sentence with two little words of English is English. */
const ENGLISH = new RegExp(`${ENGLISH_WORD}.*?${ENGLISH_WORD}`, 's')
const SENTENCE_END = /[.!?:;。！？।\n]+/

/**
 * How much of a language is in a sentence: its little words and letters; 0 for a sentence that is English. A letter of its own counts
 * as a word.
 */
function speaks({ marks, letters }: Cues, isSpaced: boolean): (part: Part) => number {
  const mark = new RegExp(isSpaced ? `(?<!${LETTER})(?:${stem(marks)})(?!${LETTER})` : marks, 'g')
  const letter = letters === '' ? null : new RegExp(`[${letters}]`)
  return ({ written, even, isEnglish }) =>
    isEnglish ? 0 : (even.match(mark)?.length ?? 0) + (letter?.test(written) ? 1 : 0)
}

/** A sentence, in small letters. */
interface Part {
  readonly written: string
  /** Made plain. */
  readonly even: string
  readonly isEnglish: boolean
}

const LANGUAGES: readonly Spoken[] = [
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
].map(spoken)

/** The languages beside English that are spoken in a text. */
export function languagesIn(text: string): readonly Spoken[] {
  const parts = text
    .toLowerCase()
    .split(SENTENCE_END)
    .map((written): Part => ({ written, even: plain(written), isEnglish: ENGLISH.test(written) }))
  const counts = LANGUAGES.map(({ countIn }) => parts.map(countIn))
  const most = parts.map((_, place) => Math.max(...counts.map((of) => of[place]!)))
  // Neighbours share little words: who has less than half of them is not meant.
  return LANGUAGES.filter((_, language) =>
    counts[language]!.some((count, place) => count > 0 && count >= most[place]! / 2),
  )
}
