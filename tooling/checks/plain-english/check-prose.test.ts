import { describe, expect, it } from 'vitest'
import { proseProblems } from './check-prose.ts'

/** Messages of a file, each with its line. */
function problems(path: string, text: string): string[] {
  return proseProblems(path, () => text)!.map(({ line, message }) => `${line} ${message}`)
}

const inComment = (text: string) => problems('a.ts', `/** ${text} */\nexport const a = 1\n`)
const inTitle = (text: string) => problems('a.test.ts', `it(${JSON.stringify(text)}, () => {})\n`)
const inDocument = (text: string) => problems('a.md', `${text}\n`)

/** A wrong text, and the words in it that the message names. */
const EVERYWHERE: readonly (readonly [string, string])[] = [
  ['Stores it. Whoever asks gets it.', 'Whoever'],
  ['Runs for whomever the page names.', 'whomever'],
  ['Returns null, whatever the cause.', 'whatever'],
  ['Locks the file so that nobody changes it.', 'so that nobody'],
  ['The file that somebody sent.', 'somebody'],
  ["Hides anybody's address.", 'anybody'],
  ['Shown to nobody.', 'nobody'],
  ['Shown to everybody.', 'everybody'],
  ['A model that stands in for the real one.', 'stands in'],
  ['Its key stood beside the database.', 'stood beside'],
  ['The keys stand in the folder.', 'stand in'],
  ['The text is shown as it stands.', 'as it stands'],
  ['The key lies in the folder.', 'lies in'],
  ['Reads the page anew.', 'anew'],
  ['The limit hangs on a header.', 'hangs on'],
  ['No test goes by the clock.', 'goes by'],
  ['The page is told of the solve.', 'is told'],
  ['No request gets away.', 'gets away'],
  ['The error was mended.', 'mended'],
  ['The journeys of a customer.', 'journeys'],
  ['The long sweeps run at night.', 'sweeps'],
  ['A name with more signs.', 'more signs'],
  ['Compares the names sign by sign.', 'sign by sign'],
  ['The name has blanks around it.', 'blanks'],
  ['Each blank is removed.', 'Each blank'],
  ['Executes the wishes of the model.', 'wishes'],
  ['Sends a farewell before the end.', 'farewell'],
  ['The header is believed.', 'is believed'],
  ['The older request gives way.', 'gives way'],
  ['The request wanders through the queue.', 'wanders'],
  ["The button beside one's review.", "one's"],
  ['A stall hurts the others.', 'hurts'],
  ['Returns all feedbacks.', 'feedbacks'],
]

const NEAR_MISSES: readonly string[] = [
  'An `@` stands for the domain.',
  'Runs on a standalone server.',
  'Reads it again, in a new worker.',
  'Hangs until the timeout, then depends on the caller.',
  'Goes to the next page by a link.',
  'Tells the page which challenge was solved.',
  'Amends the order, and recommends another.',
  'Run it with --sweeps, see crowd.sweep.ts.',
  'Sweeps old logs out of the folder.',
  'The shop signs tokens with its key, and customers sign in.',
  'A blank line, and a field that may be blank.',
  'The value that `whoever` and `nobody` have.',
  'Somebodies is no word that the check knows, and neither is anybodyelse.',
  'One feedback entry of a customer.',
  'POST /api/Feedbacks, and /nobody/ too',
  'The server is what the client expects.',
  'Names the person who sent it.',
]

const OPENINGS: readonly (readonly [string, string])[] = [
  ['Who asks waits for the others.', 'Who asks waits for the others.'],
  ['What the page shows.', 'What the page shows.'],
  ['It is stored. Whose key is missing is refused.', 'Whose key is missing is refused.'],
  ['That which was sent is stored.', 'That which was sent is stored.'],
  ['Those who wait are first.', 'Those who wait are first.'],
]

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('proseProblems', () => {
  it.each(EVERYWHERE)('finds in “%s” the words “%s”', (text, found) => {
    for (const check of [inComment, inTitle, inDocument]) expect(check(text)[0]).toContain(`says “${found}”. Write: `)
  })

  it.each(NEAR_MISSES)('accepts “%s”', (text) => {
    for (const check of [inComment, inTitle, inDocument]) expect(check(text)).toEqual([])
  })

  it.each(OPENINGS)('rejects the opening of “%s”', (text, sentence) => {
    for (const check of [inComment, inTitle, inDocument])
      expect(check(text)[0]).toContain(`says “${sentence}”. Write: a sen`)
  })

  it('rejects lower-case openings of comments, tags and titles, but not of table columns', () => {
    expect(problems('a.ts', 'run() // what the page shows\n')).toHaveLength(1)
    expect(inComment('\n * Runs it.\n * @param name who sent it')[0]).toMatch(/^3 says “who sent it”/)
    expect(inTitle('who asks is refused')).toHaveLength(1)
    expect(inDocument('| setting | what it does |\n|---|---|')).toEqual([])
  })

  it('accepts questions, and openings that only look similar', () => {
    for (const text of [
      'What is it?',
      'Who may call it? Only customers may.',
      "What's new",
      'Whatsoever Ltd. is a name.',
    ])
      for (const check of [inComment, inTitle, inDocument]) expect(check(text)).toEqual([])
  })

  it('rejects holes in documents only', () => {
    expect(inDocument('A shop with security holes.')[0]).toContain('Write: vulnerability, or flaw.')
    expect(inDocument('Wormhole, and the whole shop.')).toEqual([])
    expect(inComment('The hole in the bottle.')).toEqual([])
  })

  it('names the line of the words in a comment, a title and a document', () => {
    expect(problems('a.ts', '\n/**\n * Stores it.\n * Told to\n * nobody.\n */')[0]).toMatch(/^5 says “nobody”/)
    expect(problems('a.ts', '// Told to\n// nobody.\n')[0]).toMatch(/^2 /)
    expect(problems('a.test.ts', "\ndescribe('nobody', () => {})")[0]).toMatch(/^2 /)
    expect(problems('a.md', '# Title\n\nOne line\nfor nobody.\n')[0]).toMatch(/^4 /)
    expect(problems('a.ts', '// so that\n// nobody waits\n')[0]).toMatch(/^1 says “so that nobody”/)
  })

  it('finds comments in every kind of file', () => {
    expect(problems('a.tsx', 'const a = <p>{/* nobody */}</p>')).toHaveLength(1)
    expect(problems('a.mjs', 'a() // nobody')).toHaveLength(1)
    expect(problems('a.css', 'a { color: red; /* nobody */ }')).toHaveLength(1)
    expect(problems('a.sol', '/// nobody\ncontract A {}')).toHaveLength(1)
    expect(problems('a.sh', 'ls # nobody')).toHaveLength(1)
    expect(problems('.github/a.yml', 'a: 1 # nobody')).toHaveLength(1)
    expect(problems('Dockerfile', '# nobody')).toHaveLength(1)
    expect(proseProblems('a.json', () => '"nobody"')).toBeNull()
  })

  it('reads no code: strings, templates, expressions, markup, commands', () => {
    const code = [
      'const a = "// nobody"',
      "const b = 'http://nobody.test'",
      `const c = \`// nobody \${d("// nobody")} /* nobody */\``,
      'const e = /\\/\\/ nobody/.test(f)',
      'const nobody = e / 2 / 1',
    ]
    expect(problems('a.ts', code.join('\n'))).toEqual([])
    expect(problems('a.tsx', "const a = <p title='// nobody'>http://nobody don't</p>")).toEqual([])
    expect(problems('a.css', 'a { background: url("/*nobody*/"); }')).toEqual([])
    expect(problems('a.sh', 'echo "# nobody" \'# nobody\'')).toEqual([])
    expect(problems('a.yml', 'a: "x # nobody"')).toEqual([])
    expect(problems('a.ts', 'const a = 1 //~ hole nobody\n// @ts-expect-error nobody\n')).toEqual([])
  })

  it('reads titles of describe, it and test, with templates and tables', () => {
    const titles = [
      "describe('nobody', () => {})",
      `test(\`for \${name}, nobody \${name}\`, () => {})`,
      "it.each([['nobody']])('asks nobody', () => {})",
      "describe.skipIf(a)('nobody', () => {})",
    ]
    for (const title of titles) expect(problems('a.test.ts', title)).toHaveLength(1)
    expect(problems('a.test.ts', "exit('nobody')\nexpect('nobody')\nit(nobody, () => {})")).toEqual([])
  })

  it('reads texts of the API documentation in contracts, and no other strings', () => {
    const inContract = (text: string) => problems('packages/contracts/src/calls/a.ts', text)
    expect(inContract("const a = defineCall({\n  summary: 'Refused to everybody',\n})")[0]).toMatch(
      /^2 says “everybody”/,
    )
    expect(inContract("const a = z.object({}).meta({ description: 'The holes of the shop.' })")).toHaveLength(1)
    expect(inContract("const a = z.string().describe('What the shop says.')")).toHaveLength(1)
    expect(inContract(`const a = z.string().describe(\`Sent to nobody by \${b}.\`)`)).toHaveLength(1)
    expect(inContract("const a = z.enum(['nobody'], { error: 'nobody' }) // nobody")).toHaveLength(1)
    expect(problems('packages/contracts/src/open-api/tags.ts', "const a = { Keys: 'For everybody' }")).toHaveLength(1)
    expect(problems('packages/contracts/src/open-api/a.ts', "const a = { 404: 'Told to nobody' }")).toHaveLength(1)
    expect(problems('packages/shop/src/a.ts', "const a = { summary: 'nobody' }")).toEqual([])
    expect(inContract("// plain-english: a role\nconst a = { summary: 'Access of nobody' }")).toEqual([])
  })

  it('rejects sentences of documents with more than 35 words', () => {
    expect(inDocument(`${words(36)}.`)[0]).toMatch(/of at most 35 words \(this one has 36\)\.$/)
    expect(inDocument(`${words(35)}.`)).toEqual([])
    expect(inComment(words(36))).toEqual([])
    expect(inDocument(`${words(30)}. The ${words(30)}! “What?” ${words(30)} v15. A ${words(20)}`)).toEqual([])
    expect(inDocument(`- ${words(20)}\n- ${words(20)}\n\n${words(20)}\n\n> ${words(20)}`)).toEqual([])
    expect(inDocument(`| ${words(20)} | ${words(20)} |\n|---|---|\n| ${words(36)} | a |`)).toHaveLength(1)
  })

  it('counts no addresses, and inline code and lists of it as one word', () => {
    const code = `\`${words(9)}\``
    expect(inDocument(`${words(33)} ${code} ${code}.`)).toEqual([])
    expect(inDocument(`${words(34)} ${code}, ${code} and ${code}.`)).toEqual([])
    expect(inDocument(`${words(33)} ${code} ${code} ${code}.`)).toHaveLength(1)
    expect(inDocument(`${words(33)} [two words](a/long-path.md) – \\*.`)).toEqual([])
    expect(inDocument(`\`\`\`sh\n${words(50)} nobody\n\`\`\`\n\n<!-- ${words(50)} nobody -->`)).toEqual([])
  })

  it('accepts an exception with a reason in the same line or in the line before', () => {
    expect(problems('a.ts', '// plain-english: quotes a message\n// Told to\n// nobody.\n')).toEqual([])
    expect(problems('a.test.ts', "it('nobody', f) // plain-english: quotes a message\n")).toEqual([])
    expect(problems('a.css', '/* plain-english: a name */\n/* nobody */')).toEqual([])
    expect(problems('a.yml', 'a: 1\n# plain-english: a name\nb: 1 # nobody')).toEqual([])
    expect(inDocument('<!-- plain-english: a name -->\nThe pub\n“Nobody”.')).toEqual([])
    expect(inDocument('| a |\n|---|\n| Nobody <!-- plain-english: a name --> |')).toEqual([])
  })

  it('rejects an exception without a reason, and one that is not needed', () => {
    expect(problems('a.ts', '// plain-english:\n// nobody\n')).toEqual([
      '1 has an exception without a reason. Write: plain-english: <reason>.',
    ])
    expect(problems('a.ts', '// plain-english: a name\n\n// nobody\n').map((text) => text.slice(0, 18))).toEqual([
      '1 has an exception',
      '3 says “nobody”. W',
    ])
    expect(inDocument('<!-- plain-english: a name -->\nA pub.')).toEqual([
      '1 has an exception that is not needed. Remove it.',
    ])
  })
})
