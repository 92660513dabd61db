import { defineSeam } from '@fruit/isomorphic/seam'
import { type EscapeAttempt, testEscapes } from '@fruit/sandbox/testing/escape-table'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Collection, Filter } from '../documents.ts'
import { smallRegistry } from '../testing/small-registry.ts'
import type { World } from '../world.ts'
import { DocumentQueryFailure } from './document-query.ts'

const findFruit = defineSeam('garden.find-fruit', (wanted: unknown): Filter => ({ name: wanted }))
const FRUIT = 'fruit' as Collection

let small: Awaited<ReturnType<typeof smallRegistry>>
let attacked: World
let calm: World
beforeAll(async () => {
  small = await smallRegistry({ clock: { now: Date.now } })
  attacked = small.registry.enter('attacked')
  calm = small.registry.enter('calm')
  for (const world of [attacked, calm]) {
    world.setVariant(findFruit.name, { label: 'flaw', source: 'test', implementation: (wanted: unknown) => wanted })
    for (const name of ['apple', `${'a'.repeat(40)}!`]) world.documents.insert('fruit', { name, owner: world.id })
  }
})
afterAll(() => small.close())

const query = async (world: World, filter: Filter) =>
  (await world.queryDocuments(findFruit, FRUIT, filter)).documents.map(({ name, owner }) => [name, owner])

const everything = [
  ['apple', 'attacked'],
  [`${'a'.repeat(40)}!`, 'attacked'],
]

/** @param expected matching documents; null: the query must fail */
function attempt(title: string, filter: () => unknown, expected: unknown[] | null = null): EscapeAttempt {
  return {
    title,
    run: () => query(attacked, filter() as Filter),
    expected: (answer) => {
      if (expected) expect(answer).toEqual(expected)
      else expect(answer).toBeInstanceOf(DocumentQueryFailure)
      expect(attacked.documents.find('fruit')).toHaveLength(2)
    },
  }
}
const where = (title: string, $where: string, expected: unknown[] | null = null) =>
  attempt(title, () => ({ $where }), expected)
const nested = (depth: number, name: '$and' | '$not') => {
  let filter: unknown = name === '$and' ? { name: 'apple' } : { $eq: 'apple' }
  for (let i = 0; i < depth; i++) filter = name === '$and' ? { $and: [filter] } : { $not: filter }
  return name === '$and' ? filter : { name: filter }
}

testEscapes({
  power: 'document queries',
  deadlineMs: 2500,
  calm: () => query(calm, { name: 'apple' }),
  attempts: [
    where('the process', 'process.env.FRUIT_CANARY'),
    where('a module', 'require("node:fs").readFileSync("/etc/passwd")'),
    where('a module by a dynamic import', 'import("node:fs").then(fs => fs.readdirSync("/"))', everything),
    where('the process through a constructor', 'this.constructor.constructor("return process")().exit()'),
    where('the process through the caller', 'arguments.callee.caller.caller.constructor("return process")()'),
    where('the end of the expression', '1; } ; process.exit(1); function x() {'),
    where('the end of the function', 'true }; globalThis.process.exit(); { return true'),
    where('an endless loop', '(() => { for (;;); })()'),
    where('a long sleep', 'sleep(2147483647)', []),
    where('endless sleeps in a loop', '(() => { for (;;) sleep(2000) })()'),
    where('a sleep with a text as duration', 'sleep("for ever") === undefined', everything),
    where('a sleep of negative duration', 'sleep(-Infinity) === undefined', everything),
    where(
      'a sleep whose duration differs at each conversion',
      'sleep({ valueOf: ((n) => () => n++ ? "9e9" : { length: 1 })(0), toString: () => "99999" }) === undefined',
      everything,
    ),
    where('a sleep with a huge BigInt as duration', 'sleep(10n ** 400n)'),
    where(
      'a replaced sleep function',
      '(sleep = () => 0, Number.prototype.valueOf = () => -1, globalThis.sleep(1) === 0)',
      everything,
    ),
    where('a sleep whose duration never converts', 'sleep({ valueOf() { for (;;); } })'),
    where('endless recursion', '(function f() { return f() + 1 })()'),
    where('endless promises', '(async () => { for (;;) await 0 })()', everything),
    where(
      'a result whose conversion to text never ends',
      '({ valueOf() { for (;;); }, toString() { for (;;); } })',
      everything,
    ),
    where(
      'an error whose text never ends',
      '(() => { throw { get message() { for (;;); }, toString() { for (;;); } } })()',
    ),
    where('an error of a hundred megabytes', '(() => { throw Error("x".repeat(1e8)) })()'),
    where('a search that the engine cannot interrupt', '[].indexOf.call({ length: 2 ** 53 - 1 }, 1) === -1'),
    where('a number with a hundred million digits', '(9n ** 99999999n) > 0n'),
    where('a pattern with exponential backtracking', '/^(a+)+$/.test(this.name)'),
    where('a wait on shared memory', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) !== "ok"'),
    where('deeply nested JSON', 'JSON.parse("[".repeat(1e6))'),
    where('a getter that never returns', 'Object.defineProperty(this, "owner", { get() { for (;;); } })', everything),
    where('the owner of a document, overwritten', '(this.owner = "calm", true)', everything),
    where('all memory', '(() => { const all = []; for (;;) all.push("x".repeat(1e6) + all.length) })()'),
    where('a huge text', '"x".repeat(2 ** 29).length > 0'),
    where('prototypes of the engine', '(Object.prototype.polluted = Array.prototype.polluted = 1, true)', everything),
    where('a falsified report', '(globalThis.JSON.stringify = () => "[]", Date.now = () => 0, true)', everything),
    where('another collection', 'db.getCollection("users").find()'),
    where('documents of other worlds', 'documents.length === 2 && obj.owner !== "calm"', everything),
    attempt('a regular expression with exponential backtracking', () => ({ name: { $regex: '^(a+)+$' } })),
    attempt('a regular expression with lookahead and backreference', () => ({
      name: { $regex: '^(?=(a+))\\1*(a*)*b' },
    })),
    attempt(
      'a regular expression with huge repetition counts',
      () => ({
        name: { $regex: '((a{1,60000}){1,60000}){1,60000}' },
      }),
      everything,
    ),
    attempt('an invalid regular expression', () => ({ name: { $regex: '(' } })),
    attempt('deeply nested filters', () => nested(20_000, '$and')),
    attempt('deeply nested negations', () => nested(20_000, '$not')),
    attempt('a million filters', () => ({ $or: Array.from({ length: 300_000 }, () => ({ name: 'x' })) })),
    attempt('a long filter', () => ({ name: 'x'.repeat(10_000_000) })),
    attempt('an object instead of a list of filters', () => ({ $or: { length: 2 ** 53 } })),
    attempt('a prototype', () => JSON.parse('{"__proto__":{"polluted":1},"name":{"$ne":-1}}'), []),
    attempt('a constructor', () => ({ 'constructor.prototype.polluted': 1 }), []),
    attempt('a prototype as operator', () => ({ name: JSON.parse('{"$ne":1,"__proto__":{"$where":"1"}}') })),
    attempt('a property of every object as operator', () => ({ name: { $constructor: 1 } })),
    attempt('a function of the database', () => ({
      $expr: { $function: { body: 'process.exit()', args: [], lang: 'js' } },
    })),
    attempt('another collection through an operator', () => ({ $lookup: { from: 'users', as: 'name' } })),
    attempt('a file through an operator', () => ({ $out: '/etc/passwd' })),
    attempt('a string instead of a filter', () => 'name', []),
    attempt('all documents', () => ({ name: { $ne: -1 } }), everything),
  ],
})
