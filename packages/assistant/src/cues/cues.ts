/**
 * What attackers and customers say in one language, by the kind of cue: stems of words, as alternatives of a pattern. Stems begin
 * a word where the language puts blanks between words.
 */
export interface Cues {
  /** Little words by which a text in this language is known. */
  readonly marks: string
  /** Letters that English does without; none where the writing itself tells. */
  readonly letters: string
  /** To leave aside, to forget. */
  readonly drop: string
  /** What is left aside: rules, instructions. */
  readonly rule: string
  /** What rules are that no longer hold. */
  readonly void: string
  /** Other rules take their place. */
  readonly newRule: string
  /** A message that says it is of the system, or a mode that was switched on. */
  readonly system: string
  /** Words that speak to the assistant as its keepers do. */
  readonly toAssistant: string
  /** Who says what they are: I am, here speaks, as. */
  readonly self: string
  /** Who has a say in a shop. */
  readonly boss: string
  /** Whoever works here, by place. */
  readonly staff: string
  /** Something is allowed, approved, ordered. */
  readonly permit: string
  /** Tests, audits, drills. */
  readonly test: string
  /** To pretend, to play somebody. */
  readonly pretend: string
  /** What is not real: hypothetically, a story, research. */
  readonly frame: string
  /** To say once more, to copy, to translate, to sum up. */
  readonly repeat: string
  /** To show, to tell. */
  readonly tell: string
  /** What stands before. */
  readonly above: string
  /** Word for word. */
  readonly verbatim: string
  /** To go on with what somebody began. */
  readonly complete: string
  /** Praise. */
  readonly praise: string
  /** A check that is left out: without looking at an order, no questions. */
  readonly waive: string
  /** What binds somebody to the assistant: it alone understands, others do not, a heart, trust, courage, thanks. */
  readonly bond: string
  /** Without, free of. */
  readonly bare: string
  /** To insist. */
  readonly insist: string
  readonly coupon: string
  /** To give, to want. */
  readonly give: string
  /** The instructions of the assistant, in words that mean nothing else. */
  readonly prompt: string
  /** Instructions, where somebody says whose: yours. */
  readonly yours: string
  readonly address: string
  readonly change: string
  readonly customer: string
}
