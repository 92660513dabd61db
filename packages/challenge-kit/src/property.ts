import type { Seam } from '@fruit/isomorphic/seam'
import type { Client } from '@fruit/world/client'
import type { SqlValue, Statement } from '@fruit/world/statement'

/** What a player sends, or opens in the browser, to see what a function of the shop does. */
export interface PlayerRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Path and query; an address of a screen begins with `/#/`. */
  readonly url: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Who sends it. `anybody` and `customer`: the judge sends it as well, to show the answer. Other words, such as `signed in
   * as accounting`, tell what it takes, and the request is only shown.
   */
  readonly as: 'anybody' | 'customer' | (string & {})
}

/** What a wrong answer of a player's function means: an attacker gets something, or an honest visitor is not served. */
export type Wrong = 'leaks' | 'breaks'

/** Reads rows of the shop in which a fix is judged. */
export type ReadRows = (sql: string) => Promise<readonly Readonly<Record<string, SqlValue>>[]>

interface Named<Values extends readonly unknown[]> {
  /** What holds of every right fix, as a sentence for players. */
  readonly name: string
  /** How a player gets the function called with these values. */
  readonly request: (...values: Values) => PlayerRequest
}

/** Each case is answered as the safe implementation answers it: a truth table. */
export interface AnswersProperty<Values extends readonly unknown[], Answer> extends Named<Values> {
  readonly kind: 'answers'
  /** All that matters: roles, objects, columns, spellings. Cases in which right fixes may differ stay out. */
  readonly cases: () => readonly Values[]
  /** What is wrong with an answer, given the safe one; null: nothing. */
  readonly wrong: (answer: Answer, safe: Answer, values: Values) => Wrong | null
  /** What shows a wrong answer, where that follows from the answer instead of the values. */
  readonly requestFor?: (answer: Answer) => PlayerRequest
}

/**
 * What is typed never changes the shape of a statement, and its rows are those of the safe one.
 *
 * The shape of a statement is what SQLite compiles it to, apart from the texts in it (`EXPLAIN`).
 */
export interface StatementProperty<Values extends readonly unknown[]> extends Named<Values> {
  readonly kind: 'statement'
  /** Values with a text that somebody typed into them. */
  readonly typed: (text: string) => Values
  /** Attacks on this statement in particular, the telling ones first; those of the literature follow. */
  readonly attacks: (read: ReadRows) => Promise<readonly string[]>
  /** What else must give the rows of the safe statement: honest use, and the rows that are nobody's. */
  readonly inputs: (read: ReadRows) => Promise<readonly Values[]>
  /** Adds to the shop what the inputs need, as an honest visitor. */
  readonly prepare?: (visitor: Client) => Promise<unknown>
}

/** HTML in which nothing acts that somebody typed, and in which honest text is still what it was. */
export interface MarkupProperty extends Named<readonly [string]> {
  readonly kind: 'markup'
  /**
   * What the HTML keeps of honest text. `text`: each sign, as text, and nothing of what was typed is an element.
   * `emphasis`: links and emphasis as well.
   */
  readonly keeps: 'text' | 'emphasis'
  /** Where text is kept: elements that a fix may give back to what was typed, without attributes, such as `b`. */
  readonly admits?: readonly string[]
  /** What honest people type. */
  readonly honest: (read: ReadRows) => Promise<readonly string[]>
}

/** The property that a player's own implementation of a function must have. */
export type Property<Values extends readonly unknown[], Answer> =
  | AnswersProperty<Values, Answer>
  | (Answer extends Statement ? StatementProperty<Values> : never)
  | (Values extends readonly [string] ? (Answer extends string ? MarkupProperty : never) : never)

/** `Property` without knowing the function. */
export type AnyProperty =
  | AnswersProperty<readonly unknown[], unknown>
  | StatementProperty<readonly unknown[]>
  | MarkupProperty

type Given<Each> = Omit<Each, 'kind'>

/** Declares that a function answers as the safe implementation of its seam. */
export function answers<Values extends readonly unknown[], Answer>(
  _seam: Seam<(...values: Values) => Answer>,
  property: Given<AnswersProperty<NoInfer<Values>, NoInfer<Answer>>>,
): AnswersProperty<Values, Answer> {
  return { kind: 'answers', ...property }
}

/** Declares that what is typed changes no statement of a seam. */
export function statement<Values extends readonly unknown[]>(
  _seam: Seam<(...values: Values) => Statement>,
  property: Given<StatementProperty<NoInfer<Values>>>,
): StatementProperty<Values> {
  return { kind: 'statement', ...property }
}

/** Declares that nothing acts in the HTML of a seam. */
export function markup(_seam: Seam<(text: string) => string>, property: Given<MarkupProperty>): MarkupProperty {
  return { kind: 'markup', ...property }
}

/** For `AnswersProperty.wrong`, where the answer is a permission: one too many leaks, one too few breaks. */
export function permission(answer: boolean, safe: boolean): Wrong | null {
  if (answer === safe) return null
  return answer ? 'leaks' : 'breaks'
}

/** For `AnswersProperty.wrong`, where the answer refuses: a refusal too few leaks, one too many breaks. */
export function refusal(answer: unknown, safe: unknown): Wrong | null {
  if ((answer === null) === (safe === null)) return null
  return answer === null ? 'leaks' : 'breaks'
}

/** Every combination of one item of each list, in order. */
export function combinations<Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): { -readonly [Place in keyof Lists]: Lists[Place][number] }[] {
  return lists.reduce<unknown[][]>(
    (begun, list) => begun.flatMap((items) => list.map((item) => [...items, item])),
    [[]],
  ) as never
}
