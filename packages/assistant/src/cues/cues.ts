/**
 * Words of attackers and customers in one language, by kind: stems as alternatives of a pattern. In languages with spaces, stems match at
 * the start of a word.
 */
export interface Cues {
  /** Function words that identify the language. */
  readonly marks: string
  /** Letters that do not occur in English; empty if the script identifies the language. */
  readonly letters: string
  /** Verbs such as ignore or forget. */
  readonly drop: string
  /** Their objects: rules, instructions. */
  readonly rule: string
  /** Predicates of rules that are no longer valid. */
  readonly void: string
  /** Phrases about replaced rules. */
  readonly newRule: string
  /** Fake system messages, or an enabled mode. */
  readonly system: string
  /** Phrases in which operators address the assistant. */
  readonly toAssistant: string
  /** Self-introductions: I am, this is, as. */
  readonly self: string
  /** People with authority in a shop. */
  readonly boss: string
  /** Staff, by department or place. */
  readonly staff: string
  /** Permission, approval, order. */
  readonly permit: string
  /** Tests, audits, drills. */
  readonly test: string
  /** Verbs such as pretend or act as. */
  readonly pretend: string
  /** Fictional frames: hypothetically, a story, research. */
  readonly frame: string
  /** Verbs such as repeat, copy, translate or summarize. */
  readonly repeat: string
  /** Verbs such as show or tell. */
  readonly tell: string
  /** References to preceding text. */
  readonly above: string
  /** Word for word. */
  readonly verbatim: string
  /** Requests to continue a text. */
  readonly complete: string
  /** Praise. */
  readonly praise: string
  /** Skipped checks: without looking at an order, no questions. */
  readonly waive: string
  /** Emotional appeals: only you understand, others do not, heart, trust, courage, thanks. */
  readonly bond: string
  /** Prepositions and adjectives such as without or free of. */
  readonly bare: string
  /** Insisting. */
  readonly insist: string
  readonly coupon: string
  /** Verbs such as give or want. */
  readonly give: string
  /** Unambiguous words for the system prompt. */
  readonly prompt: string
  /** Words for instructions with a possessive: yours. */
  readonly yours: string
  readonly address: string
  readonly change: string
  readonly customer: string
}
