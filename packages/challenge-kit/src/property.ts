import type { Seam } from '@fruit/isomorphic/seam'
import type { SqlValue, Statement } from '@fruit/world/statement'
import type { Client } from '@fruit/world/visits/client'

/** A request or navigation that shows a function's behaviour to a player. */
export interface PlayerRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Path and query; the URL of a page begins with `/#/`. */
  readonly url: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Sender. The judge sends requests of `anybody` and `customer` itself and shows the response. Other texts, such as `signed in as
   * accounting`, describe the requirement, and the request is only shown.
   */
  readonly as: 'anybody' | 'customer' | (string & {})
}

/** Meaning of a wrong result of a player's function: an attacker gains something, or an ordinary visitor is not served. */
export type FailureKind = 'leaks' | 'breaks'

/** Reads rows of the shop in which a fix is judged. */
export type ReadRows = (sql: string) => Promise<readonly Readonly<Record<string, SqlValue>>[]>

interface NamedProperty<Values extends readonly unknown[]> {
  /** Statement that every correct fix fulfils, shown to players. */
  readonly name: string
  /** Request that makes the shop call the function with these values. */
  readonly request: (...values: Values) => PlayerRequest
}

/** Each case has the result of the safe implementation: a truth table. */
export interface AnswersProperty<Values extends readonly unknown[], Answer> extends NamedProperty<Values> {
  readonly kind: 'answers'
  /** All relevant combinations of roles, objects, columns and spellings. Cases in which correct fixes may differ are left out. */
  readonly cases: () => readonly Values[]
  /** Judges a result by the safe one; null if it is acceptable. */
  readonly wrong: (answer: Answer, safe: Answer, values: Values) => FailureKind | null
  /** Request that shows a wrong result, if it depends on the result instead of the values. */
  readonly requestFor?: (answer: Answer) => PlayerRequest
}

/**
 * Typed text never changes the structure of a statement, and the statement returns the rows of the safe one.
 *
 * The structure is SQLite's compiled program without its text literals (`EXPLAIN`).
 */
export interface StatementProperty<Values extends readonly unknown[]> extends NamedProperty<Values> {
  readonly kind: 'statement'
  /** Builds values that contain a typed text. */
  readonly typed: (text: string) => Values
  /** Attacks on this statement, the most useful ones first. Well-known attacks run afterwards. */
  readonly attacks: (read: ReadRows) => Promise<readonly string[]>
  /** Further values that must return the rows of the safe statement: ordinary use, and values without matching rows. */
  readonly inputs: (read: ReadRows) => Promise<readonly Values[]>
  /** Adds the data that the inputs need to the shop, as an ordinary visitor. */
  readonly prepare?: (visitor: Client) => Promise<unknown>
}

/** HTML in which typed text runs no script and ordinary text is unchanged. */
export interface MarkupProperty extends NamedProperty<readonly [string]> {
  readonly kind: 'markup'
  /**
   * What the HTML preserves of ordinary text. `text`: every character as text, and no typed elements. `emphasis`: links and emphasis as
   * well.
   */
  readonly keeps: 'text' | 'emphasis'
  /** With `text`: elements that a fix may allow without attributes, such as `b`. */
  readonly admits?: readonly string[]
  /** Ordinary texts. */
  readonly honest: (read: ReadRows) => Promise<readonly string[]>
}

/** The property that a player's own implementation of a function must have. */
export type Property<Values extends readonly unknown[], Answer> =
  | AnswersProperty<Values, Answer>
  | (Answer extends Statement ? StatementProperty<Values> : never)
  | (Values extends readonly [string] ? (Answer extends string ? MarkupProperty : never) : never)

/** `Property` for an unknown function. */
export type AnyProperty =
  | AnswersProperty<readonly unknown[], unknown>
  | StatementProperty<readonly unknown[]>
  | MarkupProperty

type Given<Each> = Omit<Each, 'kind'>

/** Declares that a function returns what the safe implementation of its seam returns. */
export function answers<Values extends readonly unknown[], Answer>(
  _seam: Seam<(...values: Values) => Answer>,
  property: Given<AnswersProperty<NoInfer<Values>, NoInfer<Answer>>>,
): AnswersProperty<Values, Answer> {
  return { kind: 'answers', ...property }
}

/** Declares that typed text changes no statement of a seam. */
export function statement<Values extends readonly unknown[]>(
  _seam: Seam<(...values: Values) => Statement>,
  property: Given<StatementProperty<NoInfer<Values>>>,
): StatementProperty<Values> {
  return { kind: 'statement', ...property }
}

/** Declares that no script runs in the HTML of a seam. */
export function markup(_seam: Seam<(text: string) => string>, property: Given<MarkupProperty>): MarkupProperty {
  return { kind: 'markup', ...property }
}

/** Judges a permission: granting too much leaks, granting too little breaks. */
export function judgePermission(answer: boolean, safe: boolean): FailureKind | null {
  if (answer === safe) return null
  return answer ? 'leaks' : 'breaks'
}

/** Judges a refusal (null: accepted): refusing too little leaks, refusing too much breaks. */
export function judgeRefusal(answer: unknown, safe: unknown): FailureKind | null {
  if ((answer === null) === (safe === null)) return null
  return answer === null ? 'leaks' : 'breaks'
}

/** Returns every combination of one item from each list, in order. */
export function combinations<Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): { -readonly [Place in keyof Lists]: Lists[Place][number] }[] {
  return lists.reduce<unknown[][]>(
    (begun, list) => begun.flatMap((items) => list.map((item) => [...items, item])),
    [[]],
  ) as never
}
