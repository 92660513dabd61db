import { afterAll, expect } from 'vitest'
import { createContainment } from '../containment.ts'
import { type Canary, type EscapeAttempt, testEscapes } from '../testing/escape-table.ts'
import type { SolidityOutcome } from './solidity-job.ts'
import { SOLIDITY_DEADLINE_MS } from './solidity-job.ts'

const contained = createContainment({ workers: 2 })
afterAll(() => contained.close())

function attempt(title: string, source: (canary: Canary) => string, kinds: RegExp): EscapeAttempt {
  return {
    title,
    run: (canary) => contained.solidity({ owner: 'attacker', sources: { 'a.sol': source(canary) }, wanted: ['a.sol'] }),
    expected: (answer) => {
      const outcome = answer as SolidityOutcome
      expect(outcome.kind === 'limit' ? `limit: ${outcome.limit}` : outcome.kind).toMatch(kinds)
    },
  }
}

const many = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join('\n')

/** A contract with structures of which each holds the previous one four times. */
const nested = (depth: number, rest: string) =>
  `contract A { struct S0 { uint a; uint b; uint c; uint d; } ${many(depth, (i) => `struct S${i + 1} { S${i} a; S${i} b; S${i} c; S${i} d; }`)} ${rest} }`

/** Attempts that run until a limit ends them. Every run includes the first one, `npm run test:full` all. */
const ENDLESS: readonly EscapeAttempt[] = [
  attempt(
    'nested structures, each used twice in the next',
    () =>
      `contract A { struct S0 { uint a; } ${many(40, (i) => `struct S${i + 1} { S${i} a; S${i} b; }`)} function f(S40 memory s) external pure returns (S40 memory) { return s; } }`,
    // Ten seconds of processor time, or a minute of waiting on a slower machine.
    /^limit: (?:deadline|busy)$/,
  ),
  attempt(
    'nested modifiers, each with two placeholders',
    () =>
      `contract A { uint s; ${many(24, (i) => `modifier m${i}() { _; _; }`)} function f() external ${Array.from({ length: 24 }, (_, i) => `m${i}`).join(' ')} { s++; } }`,
    // 256 MiB, or ten seconds on a machine that fills them slowly.
    /^limit: /,
  ),
  attempt(
    'a chain of contracts, each containing the previous one',
    () =>
      `contract C0 {} ${many(300, (i) => `contract C${i + 1} is C${i} { function f${i}(uint x) public returns (address) { return address(new C${i}()); } }`)}`,
    /refused|limit|value/,
  ),
]

testEscapes({
  power: 'the compiler of Solidity',
  // The deadline counts processor time, for which a task waits at most a minute.
  deadlineMs: 6 * SOLIDITY_DEADLINE_MS,
  calm: () => contained.solidity({ owner: 'calm', sources: { 'a.sol': 'contract A {}' }, wanted: ['a.sol'] }),
  attempts: [
    ...ENDLESS.slice(0, process.env.TEST_SOAKS ? undefined : 1).map((each) => ({ ...each, isEndless: true })),
    attempt('an import of a file by its path', ({ file }) => `import "${file}"; contract A {}`, /refused/),
    attempt('an import by a file address', ({ file }) => `import "file://${file}"; contract A {}`, /refused/),
    attempt(
      'an import by a relative path',
      ({ file }) => `import "../../../../../../../..${file}"; contract A {}`,
      /refused/,
    ),
    attempt('an import by URL', ({ host }) => `import "http://${host}/a.sol"; contract A {}`, /refused/),
    attempt(
      'an import of a missing library',
      () => 'import "@openzeppelin/contracts/package.json"; contract A {}',
      /refused/,
    ),
    attempt('an import of itself', () => 'import "a.sol"; contract A {}', /value/),
    attempt(
      'assembly that reads a file',
      ({ file }) => `contract A { function f() external { assembly { let x := readfile("${file}") } } }`,
      /refused/,
    ),
    attempt(
      'a proof by a program of the host',
      () => 'pragma experimental SMTChecker; contract A { function f(uint x) external pure { assert(x * x != 7); } }',
      /value|refused|limit/,
    ),
    attempt(
      'deeply nested mappings',
      () => `contract A { ${'mapping(uint => '.repeat(2000)}uint${')'.repeat(2000)} m; }`,
      /refused|limit|value/,
    ),
    attempt('deeply nested arrays', () => `contract A { uint${'[2]'.repeat(3000)} a; }`, /refused|limit|value/),
    attempt(
      'deeply nested brackets',
      () => `contract A { uint a = ${'('.repeat(20_000)}1${')'.repeat(20_000)}; }`,
      /refused|limit/,
    ),
    attempt(
      'events with nested structures',
      () => nested(5, 'event E1(S5 s); event E2(S5 s); event E3(S5 s);'),
      /^limit: length$/,
    ),
    attempt('an event with structures nested more deeply', () => nested(8, 'event E(S8 s);'), /^limit: /),
    attempt(
      'an error with structures nested more deeply',
      () => nested(6, 'error E(S6 s); function f() external pure { S6 memory s; revert E(s); }'),
      /^limit: /,
    ),
    attempt('a power of a power', () => 'contract A { uint a = 2**(2**(2**(2**(2**30)))); }', /refused|limit/),
    attempt(
      'a sum of ten thousand',
      () =>
        `contract A { function f(uint x) external pure returns (uint) { return ${Array(10_000).fill('x').join('+')}; } }`,
      /refused|limit|value/,
    ),
    attempt('a huge source', () => `contract A { /*${'x'.repeat(1_100_000)}*/ }`, /refused/),
    attempt(
      'a huge constant',
      () =>
        `contract A { bytes constant b = hex"${'00'.repeat(450_000)}"; function f() external pure returns (bytes memory) { return b; } }`,
      /refused|limit|value/,
    ),
    attempt('a name of half a million letters', () => `contract ${'a'.repeat(500_000)} {}`, /refused|limit|value/),
  ],
})
