import type { Containment, Json } from '@fruit/sandbox/containment'
import type { Document, Filter } from '../documents.ts'

/** Limits that suffice for every filter of the shop. */
const LIMITS = {
  deadlineMs: 2000,
  /** Maximum duration of one `sleep` call, and of all `sleep` calls of a query. */
  sleepMs: 2000,
  sleepsMs: 4000,
  /** Maximum nesting depth of a filter. */
  depth: 50,
  /** Maximum length of a filter as JSON text. */
  length: 64 * 1024,
}

/** Thrown when a contained filter is invalid or reaches a limit. */
export class DocumentQueryFailure extends Error {
  override readonly name = 'DocumentQueryFailure'
  /** Time that the query slept, or ran until it was stopped, in milliseconds. */
  readonly tookMs: number

  constructor(message: string, tookMs: number) {
    super(message)
    this.tookMs = tookMs
  }
}

/** An expression that only compares a field with a whole number. */
const COMPARISON = /^this\.(\w{1,40}) == (\d{1,15})$/

/**
 * The ids of the documents that a filter matches, if the filter is one expression that only compares a field with a number. The
 * script engine would return the same. Null for every other filter.
 */
export function matchComparison(documents: readonly Document[], filter: Filter): ReadonlySet<string> | null {
  const { $where, ...others } = filter
  const [, field = '', wanted] = (typeof $where === 'string' && COMPARISON.exec($where)) || []
  if (wanted === undefined || Object.keys(others).length > 0) return null
  // biome-ignore lint/suspicious/noDoubleEquals: the expression compares so
  const matching = documents.filter((document) => Object.hasOwn(document, field) && document[field] == Number(wanted))
  return new Set(matching.map(({ _id }) => _id))
}

/**
 * The ids of the documents that a filter matches, where an attacker may have written the filter. The script engine runs it. It
 * supports comparison operators, `$regex`, `$and`/`$or`/`$nor`, and `$where` with an expression that reads the document as `this`
 * and may call `sleep(milliseconds)`, as document databases allow. The engine only adds up how long a query sleeps (decision 43).
 * The caller then waits that long, so that no worker is blocked.
 *
 * @param sleep resolves after the given number of milliseconds
 * @returns the ids, and the time slept in milliseconds; computing time is not counted, because it depends on the machine's load
 * @throws DocumentQueryFailure when the filter is invalid or reaches a limit (2 s of computing time among them)
 * @throws any error of `sleep`
 */
export async function matchContained(
  contained: Containment,
  owner: string,
  documents: readonly Document[],
  filter: Filter,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<{ ids: ReadonlySet<string>; tookMs: number }> {
  if (isDeeperThan(filter, LIMITS.depth)) throw new DocumentQueryFailure('The filter is nested too deeply.', 0)
  if (JSON.stringify(filter).length > LIMITS.length) throw new DocumentQueryFailure('The filter is too long.', 0)
  const outcome = await contained.script({
    owner,
    code: MATCH_CODE,
    globals: { documents, filter } as unknown as Record<string, Json>,
    limits: { deadlineMs: LIMITS.deadlineMs },
  })
  switch (outcome.kind) {
    case 'value': {
      const { ids, failure, sleptMs } = JSON.parse(outcome.value as string) as MatchReport
      if (sleptMs > 0) await sleep(sleptMs)
      if (failure !== null) throw new DocumentQueryFailure(failure, sleptMs)
      return { ids: new Set(ids), tookMs: sleptMs }
    }
    case 'thrown':
      throw new DocumentQueryFailure(outcome.message, 0)
    case 'limit':
      throw new DocumentQueryFailure(
        `The query was stopped: it reached its limit of ${outcome.limit}.`,
        outcome.limit === 'deadline' ? LIMITS.deadlineMs : 0,
      )
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(part, depth - 1))
}

interface MatchReport {
  readonly ids: readonly string[]
  readonly failure: string | null
  readonly sleptMs: number
}

/**
 * Runs inside the engine, which has no imports. It saves the built-in functions that it needs before the filter's expressions
 * run. So these expressions can only falsify which documents match: the report is a string, which their `toJSON` cannot change.
 */
const MATCH_CODE = `((documents, filter, RegExp, Function, Error, String) => {
  const { isArray } = Array
  const { keys } = Object
  const { stringify } = JSON
  const { apply } = Reflect

  let slept = 0
  globalThis.sleep = (milliseconds) => {
    const wanted = +milliseconds
    if (wanted > 0) slept += wanted < ${LIMITS.sleepMs} ? wanted : ${LIMITS.sleepMs}
    if (slept > ${LIMITS.sleepsMs}) slept = ${LIMITS.sleepsMs}
  }

  const some = (list, test) => {
    for (let i = 0; i < list.length; i++) if (test(list[i])) return true
    return false
  }
  const isObject = (value) => typeof value === 'object' && value !== null && !isArray(value)
  const equal = (a, b) => a === b || (typeof a === 'object' && typeof b === 'object' && stringify(a) === stringify(b))
  const ofOneKind = (test) => (a, b) => typeof a === typeof b && test(a, b)
  /** A list matches where one of its elements does. */
  const within = (test) => (value, wanted) =>
    test(value, wanted) || (isArray(value) && some(value, (element) => test(element, wanted)))

  const operators = {
    __proto__: null,
    $eq: within(equal),
    $gt: within(ofOneKind((a, b) => a > b)),
    $gte: within(ofOneKind((a, b) => a >= b)),
    $lt: within(ofOneKind((a, b) => a < b)),
    $lte: within(ofOneKind((a, b) => a <= b)),
    $in: within((value, list) => some(list, (wanted) => equal(value, wanted))),
    $regex: within((value, pattern) => typeof value === 'string' && new RegExp(pattern).test(value)),
    $exists: (value, wanted) => (value !== undefined) === Boolean(wanted),
    $not: (value, condition) => !holds(value, condition),
    $ne: (value, wanted) => !operators.$eq(value, wanted),
    $nin: (value, list) => !operators.$in(value, list),
  }
  const holds = (value, condition) => {
    if (!isObject(condition)) return operators.$eq(value, condition)
    const names = keys(condition)
    if (names.length === 0 || !some(names, (name) => name[0] === '$')) return operators.$eq(value, condition)
    return !some(names, (name) => {
      if (!operators[name]) throw new Error('There is no operator ' + name + '.')
      return !operators[name](value, condition[name])
    })
  }

  const connectives = {
    __proto__: null,
    $and: (document, filters) => !some(filters, (part) => !matches(document, part)),
    $or: (document, filters) => some(filters, (part) => matches(document, part)),
    $nor: (document, filters) => !connectives.$or(document, filters),
    $where: (document, text) => {
      expressions[text] ??= new Function('obj', 'return ' + text)
      return Boolean(apply(expressions[text], document, [document]))
    },
  }
  const expressions = { __proto__: null }
  const matches = (document, filter) =>
    !some(keys(filter), (name) => {
      if (connectives[name]) return !connectives[name](document, filter[name])
      if (name[0] === '$') throw new Error('There is no operator ' + name + '.')
      return !holds(document[name], filter[name])
    })

  let ids = ''
  let failure = null
  try {
    for (let i = 0; i < documents.length; i++) {
      if (matches(documents[i], filter)) ids += (ids && ',') + stringify(documents[i]._id)
    }
  } catch (error) {
    failure = String((error && error.message) || error)
  }
  return '{"sleptMs":' + slept + ',"failure":' + stringify(failure) + ',"ids":[' + ids + ']}'
})(documents, filter, RegExp, Function, Error, String)`
