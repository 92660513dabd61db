import { readCatalogue } from '@fruit/catalogue/catalogue'
import { importsOf } from '@fruit/chain/imports'
import { leaksConversation } from '@fruit/challenge-kit/carried-away'
import { outsideLiterals } from '@fruit/challenge-kit/outside-literals'
import { containsScript } from '@fruit/challenge-kit/shown-element'
import { cpuStopwatch } from '@fruit/sandbox/pool/stopwatch'
import { easyPassword } from '@fruit/shop/accounts/easy-passwords'
import { claimsOfForeign } from '@fruit/shop/accounts/token-signatures'
import { extensionOf, fileNameOf } from '@fruit/shop/uploads/file-name'
import { describe, expect, it } from 'vitest'

const LENGTH = 20_000
/** Shorter times are noise: quadratic time would take several hundred milliseconds. */
const MIN_MS = 30
const MAX_GROWTH = 3
const RUNS = 3

/** Minimum processor time of several runs, in milliseconds. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const took = cpuStopwatch()
    work()
    return took()
  })
  return Math.min(...times)
}

/** Returns a function that judges the return value of an own fix. @param values arguments that the fix was called with */
function judge(key: string, name: string, values: readonly unknown[], safe: unknown) {
  const { challenge } = readCatalogue().entries.find(({ challenge }) => challenge.key === key)!
  const property = challenge.weakness!.ownFix![name]!.property
  if (property.kind !== 'answers') throw new Error(`${name} has no property of kind answers`)
  return (answer: unknown) => property.wrong(answer, safe, values)
}

const judgeStatement = judge('killChatbotChallenge', 'introduceCustomer', [7, 'Pip'], 'users.addUser("7", "Pip");')
const judgeOrder = judge('noSqlOrdersChallenge', 'findOrder', ['5267-f73dcd000abcc353'], {})
const judgeReviews = judge('noSqlCommandChallenge', 'findReviews', ['1'], { product: 1 })
const checkToken = (token: string) => claimsOfForeign(token, 'HS256', 'key', 0)

const inputs: readonly (readonly [name: string, work: (length: number) => unknown])[] = [
  ['a file name with dots inside', (length) => fileNameOf(`a${'.'.repeat(length)}b.pdf`)],
  ['a file name with spaces inside', (length) => fileNameOf(`a${' '.repeat(length)}b.pdf`)],
  ['a file name with slashes inside', (length) => fileNameOf(`a${'/'.repeat(length)}b.pdf`)],
  ['a file name with dots and spaces in turn', (length) => fileNameOf(`a${'. '.repeat(length / 2)}b.pdf`)],
  ['a file name whose ending has a slash', (length) => extensionOf(`${'.'.repeat(length)}a/`)],
  ['a token whose signature has equals signs inside', (length) => checkToken(`a.b.${'='.repeat(length)}x`)],
  ['a token whose signature ends with equals signs', (length) => checkToken(`a.b.${'='.repeat(length)}`)],
  ['a token whose body is equals signs', (length) => checkToken(`a.${'='.repeat(length)}x.c`)],
  ['a token of dots', (length) => checkToken('.'.repeat(length))],
  ['a password with digits inside', (length) => easyPassword(`a${'1'.repeat(length)}b`, 'a@b.test')],
  ['a contract of spaces', (length) => importsOf(`a\n${'\n '.repeat(length / 2)}x`, () => undefined)],
  ['a contract of unterminated imports', (length) => importsOf('import \n'.repeat(length / 8), () => undefined)],
  [
    'a script with semicolons inside',
    (length) => containsScript(`<script>a${';'.repeat(length)}b</script>`, 'alert()'),
  ],
  [
    'a message of one word beside a picture',
    (length) => leaksConversation('/internet/a', [{ markup: '<img src="/internet/a">', said: ['a'.repeat(length)] }]),
  ],
  ['code of divisions', (length) => outsideLiterals('a/'.repeat(length / 2))],
  ['code of spaces before each slash', (length) => outsideLiterals(`a${' '.repeat(length)}/1`)],
  ['code of conditions', (length) => outsideLiterals('if(a)/'.repeat(length / 6))],
  ['code of unterminated templates', (length) => outsideLiterals('`${'.repeat(length / 3))],
  ['code of unterminated patterns', (length) => outsideLiterals('(/[\n'.repeat(length / 4))],
  ['code of one word', (length) => outsideLiterals('a'.repeat(length))],
  [
    'an own fix’s statement with trailing spaces',
    (length) => judgeStatement(`users.addUser("7", "Pip")${' '.repeat(length)}x`),
  ],
  ['an own fix’s filter with divisions', (length) => judgeOrder({ $where: 'a/'.repeat(length / 2) })],
  [
    'an own fix’s comparison with trailing spaces',
    (length) => judgeReviews({ $where: `obj.product==0${' '.repeat(length)}x` }),
  ],
]

describe('untrusted text', () => {
  it.each(inputs)('takes linear time: %s', (_name, work) => {
    work(LENGTH)
    const single = quickest(() => work(LENGTH))
    const double = quickest(() => work(2 * LENGTH))
    expect(double).toBeLessThan(Math.max(MIN_MS, MAX_GROWTH * single))
  })
})
