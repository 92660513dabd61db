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
interface Spoken {
  readonly isSpokenIn: (text: string) => boolean
  readonly families: Readonly<Record<SpokenFamily, readonly (readonly [RegExp, number])[]>>
  readonly insists: RegExp
  readonly coupon: RegExp
  readonly gives: RegExp
  readonly prompt: readonly RegExp[]
  readonly address: RegExp
  readonly changes: RegExp
  readonly customer: RegExp
}

/** Whoever says this is not what they name next: they want to talk to them. */
const WANTS =
  '(?:will|möchte|mit|zum|beim|den|dem|parler|avec|voudrais|veux|hablar|con|quiero|quisiera|parlare|voglio|vorrei|wil|met|spreken|falar|com|quero|rozmawiać|rozmowy|chcę|brauche|attends|espero|aspetto|wacht|czekam|keine?|pas|no|non|geen|niet|não|nie)(?!\\p{L})'
/** Said of the one who is talked to. */
const YOU_ARE =
  "(?:du bist|sie sind|tu es|t'es|vous êtes|eres|es usted|sei|lei è|je bent|u bent|jij bent|você é|tu és|vocês são|jesteś|आप|तुम|あなた|君|你|您|assisten|asisten|asystent)"
const NUMBER_WORDS =
  "(?:[\\s_,-]*(?:mit der|con el|con la|con|met|com o|com|o|de|du|avec|l'|le|the|numéro|número|numero|nummer|numer(?:ze|em)?|nr\\.?|n[°º.]|no\\.?|num\\.?|id|identifiant|संख्या|नंबर|आईडी|क्रमांक|番号|番|号|编号|号码|为|が|は|का|की|के|als|is|ist|jest))*"

function spoken(cues: Cues): Spoken {
  const isSpaced = !cues.marks.startsWith('[')
  const begins = isSpaced ? '(?<![\\p{L}\\p{M}])' : ''
  const any = (...stems: readonly string[]) => `${begins}(?:${stems.join('|')})`
  const near = (one: string, other: string, most: number) => new RegExp(`${one}[\\s\\S]{0,${most}}?${other}`, 'u')
  const told = (...stems: readonly string[]) =>
    new RegExp(`(?<!(?:nicht|pas|no|non|niet|não|nie|keine?|नहीं) )${any(...stems)}(?![^.!。！।\\n]{0,160}[?？])`, 'u')
  const { drop, rule, boss, permit, repeat, tell, above, praise } = cues
  const [dropped, rules, void_, bosses, repeated] = [any(drop), any(rule), any(cues.void), any(boss), any(repeat)]
  const said = any(above)
  const instructions = any(cues.prompt, cues.yours)
  return {
    isSpokenIn: speaks(cues, isSpaced),
    families: {
      override: [
        [near(dropped, rules, 60), 1],
        [near(rules, dropped, 60), 1],
        [near(rules, void_, 60), 1],
        [near(void_, rules, 40), 1],
        [new RegExp(any(cues.newRule), 'u'), 0.9],
      ],
      system: [
        [new RegExp(any(cues.system), 'u'), 1],
        [new RegExp(any(cues.toAssistant), 'u'), 1],
      ],
      authority: [
        [
          new RegExp(
            `${any(cues.self)}(?:(?!(?<!\\p{L})${WANTS})[^.!?。！？।\\n]){0,40}?${bosses.replace('(?<![\\p{L}\\p{M}])', '')}`,
            'u',
          ),
          1,
        ],
        [told(cues.staff), 0.9],
        [near(bosses, any(permit), 50), 1],
        [near(any(permit), bosses, 50), 1],
        [told(permit), 0.8],
        [told(cues.test), 0.8],
      ],
      role: [[new RegExp(any(cues.pretend), 'u'), 1]],
      frame: [[new RegExp(any(cues.frame), 'u'), 0.9]],
      repeat: [
        [near(any(repeat, tell), said, 80), 1],
        [near(said, any(repeat, tell), 60), 1],
        [near(repeated, instructions, 80), 1],
        [near(instructions, repeated, 60), 1],
        [near(any(cues.verbatim), any(repeat, tell, cues.prompt, cues.yours, above), 80), 0.9],
        [near(any(repeat, tell, cues.prompt, cues.yours, above), any(cues.verbatim), 80), 0.9],
      ],
      completion: [[new RegExp(any(cues.complete), 'u'), 0.9]],
      flattery: [
        [near(any(praise), any(praise), 160), 0.5],
        [new RegExp(`${YOU_ARE}[\\s\\S]{0,40}?(?:${praise})|(?:${praise})[\\s\\S]{0,20}?${YOU_ARE}`, 'u'), 0.5],
      ],
    },
    insists: new RegExp(any(cues.insist), 'u'),
    coupon: new RegExp(any(cues.coupon), 'u'),
    gives: new RegExp(any(cues.give), 'u'),
    prompt: [new RegExp(instructions, 'u'), near(any(repeat, tell), said, 60), near(said, any(repeat, tell), 40)],
    address: new RegExp(isSpaced ? `(?:${cues.address})` : any(cues.address), 'u'),
    changes: new RegExp(any(cues.change), 'u'),
    customer: new RegExp(
      `(?:${cues.customer})${NUMBER_WORDS}[\\s:=#"(]*(\\d{1,6})(?!\\d)|(?<!\\d)(\\d{1,6})\\s*(?:号|番|नंबर)?(?:の|的|वाले| के)?\\s*(?:${cues.customer})`,
      'u',
    ),
  }
}

const ENGLISH_WORD =
  '\\b(?:the|and|you|your|is|of|to|my|please|what|for|with|this|that|are|have|it|give|me|a|can|i|do|in|on|be|at|was|how|show|we|us|all|change)\\b'
/** A sentence with two little words of English is English. */
const ENGLISH = new RegExp(`${ENGLISH_WORD}.*?${ENGLISH_WORD}`, 's')
const SENTENCE_END = /[.!?:;。！？।\n]+/

/** Whether a text has a sentence in a language: one that is not English, and has a little word or a letter of it. */
function speaks({ marks, letters }: Cues, isSpaced: boolean): (text: string) => boolean {
  const mark = new RegExp(isSpaced ? `(?<!\\p{L})(?:${marks})(?!\\p{L})|[${letters}]` : marks, 'u')
  return (text) => mark.test(text) && text.split(SENTENCE_END).some((part) => mark.test(part) && !ENGLISH.test(part))
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

/** The languages beside English that may be spoken in a text, in small letters. */
export function languagesIn(text: string): readonly Spoken[] {
  return LANGUAGES.filter(({ isSpokenIn }) => isSpokenIn(text))
}
