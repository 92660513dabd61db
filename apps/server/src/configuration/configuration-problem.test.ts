import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ScratchFolder } from './scratch-folder.ts'

interface Case {
  readonly custom: string
  readonly line?: number
  readonly key: string
  readonly found: string
  readonly allowed: string
  /** What else is wrong then. */
  readonly others?: number
}

const SETTINGS: Record<string, Case> = {
  'a port that is a text': {
    custom: "server:\n  port: '3000'\n",
    line: 2,
    key: 'server.port',
    found: '"3000"',
    allowed: 'a whole number from 0 to 65535, without quotes',
  },
  'a port out of range': { custom: 'server: { port: 70000 }', key: 'server.port', found: '70000', allowed: '65535' },
  'half a port': { custom: 'server: { port: 80.5 }', key: 'server.port', found: '80.5', allowed: 'whole number' },
  'a base path with a query': {
    custom: 'server: { basePath: "/a?b" }',
    key: 'server.basePath',
    found: '"/a?b"',
    allowed: 'a path such as /shop',
  },
  'a colour theme that does not exist': {
    custom: '# mine\napplication:\n\n  theme: bluegrey\n',
    line: 4,
    key: 'application.theme',
    found: '"bluegrey"',
    allowed: 'bluegrey-lightgreen, blue-lightblue, deeppurple-amber',
  },
  'yes where only true is a boolean': {
    custom: 'challenges: { showHints: yes }',
    key: 'challenges.showHints',
    found: '"yes"',
    allowed: 'true or false',
  },
  'a number where a text belongs': {
    custom: 'application: { name: 2024 }',
    key: 'application.name',
    found: '2024',
    allowed: 'a text',
  },
  'a blank name': { custom: 'application: { name: " " }', key: 'application.name', found: '" "', allowed: 'not empty' },
  'a domain with an @': {
    custom: 'application: { domain: "@a.test" }',
    key: 'application.domain',
    found: '"@a.test"',
    allowed: 'a domain name',
  },
  'a prefix that the metrics would choke on': {
    custom: 'application: { customMetricsPrefix: my-shop }',
    key: 'application.customMetricsPrefix',
    found: '"my-shop"',
    allowed: 'letters, digits',
  },
  'a script as an address': {
    custom: 'application:\n  social:\n    twitterUrl: "javascript:alert(1)"\n',
    line: 3,
    key: 'application.social.twitterUrl',
    found: '"javascript:alert(1)"',
    allowed: 'http:// or https://',
  },
  'an address without its scheme': {
    custom: 'application: { social: { redditUrl: threads.example } }',
    key: 'application.social.redditUrl',
    found: '"threads.example"',
    allowed: 'a path that starts with / or #',
  },
  'a relative address where a complete one is needed': {
    custom: 'challenges: { overwriteUrlForCsrfChallenge: /here }',
    key: 'challenges.overwriteUrlForCsrfChallenge',
    found: '"/here"',
    allowed: 'a complete web address',
  },
  'more fake users than a start can make': {
    custom: 'application: { numberOfRandomFakeUsers: 1000000 }',
    key: 'application.numberOfRandomFakeUsers',
    found: '1000000',
    allowed: 'from 0 to 10000',
  },
  'a text where a group belongs': {
    custom: 'application: { social: none }',
    key: 'application.social',
    found: '"none"',
    allowed: 'a group of settings',
  },
  'a list where a group belongs': {
    custom: 'ctf: [a, b]',
    key: 'ctf',
    found: 'a list (2 long)',
    allowed: 'a group of settings',
  },
  'a group where a list belongs': {
    custom: 'products: { name: A }',
    key: 'products',
    found: 'a group of settings',
    allowed: 'a list of products',
  },
  'a redirect without its address': {
    custom: 'application:\n  googleOauth:\n    authorizedRedirects:\n      - proxy: http://a.test\n',
    line: 4,
    key: 'application.googleOauth.authorizedRedirects[0].uri',
    found: 'nothing',
    allowed: 'a complete web address',
  },
  'a country without a code': {
    custom: 'ctf:\n  countryMapping:\n    loginAdminChallenge: { name: Chile }\n',
    line: 3,
    key: 'ctf.countryMapping.loginAdminChallenge.code',
    found: 'nothing',
    allowed: 'a text',
  },
  'a long text, shortened': {
    custom: `application: { theme: ${'x'.repeat(500)} }`,
    key: 'application.theme',
    found: `${'x'.repeat(60)}..."`,
    allowed: 'one of',
  },
  'control characters, made harmless for the terminal': {
    custom: 'application: { theme: "\\e[2J\\x7f\\x9b" }',
    key: 'application.theme',
    found: '"\\u001b[2J\\u007f\\u009b"',
    allowed: 'one of',
  },
}

const product = (rest = '') => `  - { name: P${rest} }\n`
const TAMPERING = ", urlForProductTamperingChallenge: 'http://a.test'"
const CHRISTMAS = ', useForChristmasSpecialChallenge: true'
const PASTEBIN = ', keywordsForPastebinDataLeakChallenge: [a]'
const BLUEPRINT = ', fileForRetrieveBlueprintChallenge: a.stl, exifForBlueprintChallenge: [cad]'
const range = (...products: string[]) => `products:\n${products.map(product).join('')}`

const META = 'geoStalkingMetaSecurityQuestion: 14, geoStalkingMetaSecurityAnswer: a'
const VISUAL = 'geoStalkingVisualSecurityQuestion: 10, geoStalkingVisualSecurityAnswer: b'
const wall = (...memories: string[]) =>
  `memories:\n${memories.map((rest) => `  - { image: m.png, ${rest} }\n`).join('')}`

const RULES: Record<string, Case> = {
  'fewer than four products': {
    custom: range(TAMPERING, CHRISTMAS, PASTEBIN),
    line: 1,
    key: 'products',
    found: '3 of them',
    allowed: 'at least 4 products',
    others: 1,
  },
  'a special that no product has': {
    custom: range(TAMPERING, ', useForChristmasSpecialChallenge: false', PASTEBIN, BLUEPRINT),
    line: 1,
    key: 'products',
    found: 'no product with useForChristmasSpecialChallenge',
    allowed: 'exactly one product with useForChristmasSpecialChallenge',
  },
  'a special that two products have': {
    custom: range(TAMPERING, CHRISTMAS, PASTEBIN, BLUEPRINT, CHRISTMAS),
    line: 6,
    key: 'products[4].useForChristmasSpecialChallenge',
    found: '2: "P", "P"',
    allowed: 'exactly one product',
  },
  'a product with two specials': {
    custom: range(TAMPERING, CHRISTMAS + PASTEBIN, BLUEPRINT, '', ''),
    line: 3,
    key: 'products[1]',
    found: 'useForChristmasSpecialChallenge, keywordsForPastebinDataLeakChallenge',
    allowed: 'at most one of the four specials',
  },
  'a blueprint without its metadata': {
    custom: range(TAMPERING, CHRISTMAS, PASTEBIN, ', fileForRetrieveBlueprintChallenge: a.stl'),
    line: 5,
    key: 'products[3].exifForBlueprintChallenge',
    found: 'nothing',
    allowed: 'a list of texts',
  },
  'a product without a name': {
    custom: 'products:\n  - price: 1\n',
    line: 2,
    key: 'products[0].name',
    found: 'nothing',
    allowed: 'a text',
  },
  'a negative price': {
    custom: range(TAMPERING, CHRISTMAS, PASTEBIN, BLUEPRINT, ', price: -1'),
    line: 6,
    key: 'products[4].price',
    found: '-1',
    allowed: '0 or more',
  },
  'a day that is none': {
    custom: 'products:\n  - name: A\n    deletedDate: soon\n',
    line: 3,
    key: 'products[0].deletedDate',
    found: '"soon"',
    allowed: 'a day such as 2019-02-01',
  },
  'a review without an author': {
    custom: 'products:\n  - name: A\n    reviews:\n      - text: Good\n',
    line: 4,
    key: 'products[0].reviews[0].author',
    found: 'nothing',
    allowed: 'a text',
  },
  'a single memory': {
    custom: wall(META),
    line: 1,
    key: 'memories',
    found: '1 of them',
    allowed: 'at least 2',
    others: 1,
  },
  'no picture for a puzzle': {
    custom: wall(META, 'user: jim'),
    line: 1,
    key: 'memories',
    found: 'none',
    allowed: 'exactly one memory with geoStalkingVisualSecurityQuestion',
  },
  'two pictures for one puzzle': {
    custom: wall(META, VISUAL, META),
    line: 4,
    key: 'memories[2]',
    found: '2: "m.png", "m.png"',
    allowed: 'exactly one memory with geoStalkingMetaSecurityQuestion',
  },
  'a question without an answer': {
    custom: wall(META, 'geoStalkingVisualSecurityQuestion: 10'),
    line: 3,
    key: 'memories[1].geoStalkingVisualSecurityAnswer',
    found: 'nothing',
    allowed: 'because geoStalkingVisualSecurityQuestion is set',
  },
  'a puzzle of the wrong person': {
    custom: wall(META, `${VISUAL}, user: john`),
    line: 3,
    key: 'memories[1].user',
    found: '"john"',
    allowed: 'emma, or no user',
  },
  'both puzzles on one picture': {
    custom: wall(`${META}, ${VISUAL}`, 'user: jim'),
    line: 2,
    key: 'memories[0]',
    found: '"m.png" with both',
    allowed: 'at most one of the two',
  },
  'tutorials first without an instructor': {
    custom: 'challenges:\n  restrictToTutorialsFirst: true\nhackingInstructor:\n  isEnabled: false\n',
    line: 2,
    key: 'challenges.restrictToTutorialsFirst',
    found: 'hackingInstructor.isEnabled is false',
    allowed: 'hackingInstructor.isEnabled is true',
  },
  'flags without notifications to show them in': {
    custom: 'challenges: { showSolvedNotifications: false }\nctf: { showFlagsInNotifications: true }\n',
    line: 2,
    key: 'ctf.showFlagsInNotifications',
    found: 'challenges.showSolvedNotifications is false',
    allowed: 'challenges.showSolvedNotifications is true',
  },
  'countries without flags': {
    custom: 'ctf:\n  showCountryDetailsInNotifications: both\n',
    line: 2,
    key: 'ctf.showCountryDetailsInNotifications',
    found: 'both, while ctf.showFlagsInNotifications is false',
    allowed: 'none',
  },
  'a feed of notices that is never looked at': {
    custom: 'ctf:\n  systemWideNotifications:\n    url: http://a.test/feed\n    pollFrequencySeconds: 0\n',
    line: 4,
    key: 'ctf.systemWideNotifications.pollFrequencySeconds',
    found: '0',
    allowed: 'above 0',
  },
}

describe.each(Object.entries({ ...SETTINGS, ...RULES }))(
  '%s',
  (_, { custom, line, key, found, allowed, others = 0 }) => {
    test('is refused with file, key, what was found and what is allowed', () => {
      const folder = new ScratchFolder()
      const problems = folder.problemsOf(custom)
      expect(problems).toHaveLength(1 + others)
      expect(problems[0]).toMatchObject({ file: folder.pathOf('custom.yml'), key })
      expect(problems[0]!.found).toContain(found)
      expect(problems[0]!.allowed).toContain(allowed)
      if (line !== undefined) expect(problems[0]!.line).toBe(line)
    })
  },
)

test('several problems are all told, each with the file it came from', () => {
  const folder = new ScratchFolder()
  folder.write('tavern.yml', 'application:\n  theme: oak\nserver: { port: -1 }\n')
  const file = folder.write('own.yml', 'challenges: { safetyMode: off }\n')
  const error = folder.refusal({ environment: 'tavern', file, env: { PORT: 'tap' } })
  expect(error.problems.map(({ file, line, key, found }) => ({ file, line, key, found }))).toEqual([
    { file: 'environment variable PORT', line: undefined, key: 'server.port', found: '"tap"' },
    { file: folder.pathOf('tavern.yml'), line: 2, key: 'application.theme', found: '"oak"' },
    { file, line: 1, key: 'challenges.safetyMode', found: '"off"' },
  ])
})

test('a rule that two files break together is blamed on the file with the setting that is to change', () => {
  const folder = new ScratchFolder()
  folder.write('calm.yml', 'hackingInstructor: { isEnabled: false }\n')
  const file = folder.write('own.yml', 'challenges: { restrictToTutorialsFirst: true }\n')
  expect(folder.refusal({ environment: 'calm', file }).problems).toMatchObject([{ file, line: 1 }])
})

test('the message is readable on a terminal and says what to do', () => {
  const folder = new ScratchFolder()
  const file = folder.write('own.yml', 'application:\n  domain: a b\n')
  expect(folder.refusal({ file }).message).toBe(
    [
      'The configuration has a problem.',
      '',
      `  ${file}:2  application.domain`,
      '    found:   "a b"',
      '    allowed: a domain name without blanks, @, quotes or slashes',
      '',
      'Correct this and start again.',
    ].join('\n'),
  )
})

test('a misspelt key that causes a problem is shown beside it', () => {
  const folder = new ScratchFolder()
  const custom = range(TAMPERING, ', useForChristmasSpecialChalenge: true', PASTEBIN, BLUEPRINT)
  const error = folder.refusal({ file: folder.write('own.yml', custom) })
  expect(error.problems).toMatchObject([{ found: 'no product with useForChristmasSpecialChallenge' }])
  expect(error.warnings).toHaveLength(1)
  expect(error.message).toContain('own.yml:3: there is no setting products[1].useForChristmasSpecialChalenge;')
})

test('thousands of problems make a short message', () => {
  const folder = new ScratchFolder()
  const error = folder.refusal({ file: folder.write('own.yml', `products:\n${'  - { price: x }\n'.repeat(20_000)}`) })
  expect(error.problems).toHaveLength(40_000)
  expect(error.message).toContain('... and 39980 more')
  expect(error.message.split('\n').length).toBeLessThan(100)
})

test('a default file that lacks settings is told which', () => {
  const folder = new ScratchFolder()
  folder.write('default.yml', 'server: { port: 3000, basePath: "" }\n')
  const { problems } = folder.refusal()
  expect(problems).toContainEqual({
    file: join(folder.path, 'default.yml'),
    line: 1,
    key: 'server.baseUrl',
    found: 'nothing',
    allowed: 'a complete web address that starts with http:// or https://',
  })
  expect(problems.map(({ key }) => key)).toContain('memories')
})
