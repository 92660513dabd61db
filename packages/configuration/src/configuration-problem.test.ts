import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testRejections } from './testing/refused-cases.ts'
import { ScratchFolder } from './testing/scratch-folder.ts'

testRejections({
  'a port in quotes': {
    custom: "server:\n  port: '3000'\n",
    line: 2,
    key: 'server.port',
    found: '"3000"',
    allowed: 'a whole number from 0 to 65535, without quotes',
  },
  'a port out of range': { custom: 'server: { port: 70000 }', key: 'server.port', found: '70000', allowed: '65535' },
  'a port that is no whole number': {
    custom: 'server: { port: 80.5 }',
    key: 'server.port',
    found: '80.5',
    allowed: 'whole number',
  },
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
  'a number instead of a text': {
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
  'a prefix that is invalid in metrics': {
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
  'a URL without a scheme': {
    custom: 'application: { social: { redditUrl: threads.example } }',
    key: 'application.social.redditUrl',
    found: '"threads.example"',
    allowed: 'a path that starts with / or #',
  },
  'a relative URL instead of a complete one': {
    custom: 'challenges: { overwriteUrlForCsrfChallenge: /here }',
    key: 'challenges.overwriteUrlForCsrfChallenge',
    found: '"/here"',
    allowed: 'a complete URL',
  },
  'too many fake users': {
    custom: 'application: { numberOfRandomFakeUsers: 1000000 }',
    key: 'application.numberOfRandomFakeUsers',
    found: '1000000',
    allowed: 'from 0 to 10000',
  },
  'a text instead of a group': {
    custom: 'application: { social: none }',
    key: 'application.social',
    found: '"none"',
    allowed: 'a group of settings',
  },
  'a list instead of a group': {
    custom: 'ctf: [a, b]',
    key: 'ctf',
    found: 'a list (2 long)',
    allowed: 'a group of settings',
  },
  'a group instead of a list': {
    custom: 'products: { name: A }',
    key: 'products',
    found: 'a group of settings',
    allowed: 'a list of products',
  },
  'a redirect without a URL': {
    custom: 'application:\n  googleOauth:\n    authorizedRedirects:\n      - proxy: http://a.test\n',
    line: 4,
    key: 'application.googleOauth.authorizedRedirects[0].uri',
    found: 'nothing',
    allowed: 'a complete URL',
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
  'control characters, escaped for the terminal': {
    custom: 'application: { theme: "\\e[2J\\x7f\\x9b" }',
    key: 'application.theme',
    found: '"\\u001b[2J\\u007f\\u009b"',
    allowed: 'one of',
  },
})

test('all problems are reported, each with its file', () => {
  const folder = new ScratchFolder()
  folder.write('tavern.yml', 'application:\n  theme: oak\nserver: { port: -1 }\n')
  const file = folder.write('own.yml', 'challenges: { safetyMode: off }\n')
  const error = folder.loadError({ environment: 'tavern', file, env: { PORT: 'tap' } })
  expect(error.problems.map(({ file, line, key, found }) => ({ file, line, key, found }))).toEqual([
    { file: 'environment variable PORT', line: undefined, key: 'server.port', found: '"tap"' },
    { file: folder.pathOf('tavern.yml'), line: 2, key: 'application.theme', found: '"oak"' },
    { file, line: 1, key: 'challenges.safetyMode', found: '"off"' },
  ])
})

test('a rule that two files break together is reported for the file of the setting to change', () => {
  const folder = new ScratchFolder()
  folder.write('calm.yml', 'hackingInstructor: { isEnabled: false }\n')
  const file = folder.write('own.yml', 'challenges: { restrictToTutorialsFirst: true }\n')
  expect(folder.loadError({ environment: 'calm', file }).problems).toMatchObject([{ file, line: 1 }])
})

test('the message is formatted for a terminal and says what to do', () => {
  const folder = new ScratchFolder()
  const file = folder.write('own.yml', 'application:\n  domain: a b\n')
  expect(folder.loadError({ file }).message).toBe(
    [
      'The configuration has a problem.',
      '',
      `  ${file}:2  application.domain`,
      '    found:   "a b"',
      '    allowed: a domain name without spaces, @, quotes or slashes',
      '',
      'Correct this and start again.',
    ].join('\n'),
  )
})

test('thousands of problems give a short message', () => {
  const folder = new ScratchFolder()
  const error = folder.loadError({ file: folder.write('own.yml', `products:\n${'  - { price: x }\n'.repeat(20_000)}`) })
  expect(error.problems).toHaveLength(40_000)
  expect(error.message).toContain('... and 39980 more')
  expect(error.message.split('\n').length).toBeLessThan(100)
})

test('settings missing in the default file are reported', () => {
  const folder = new ScratchFolder()
  folder.write('default.yml', 'server: { port: 3000, basePath: "" }\n')
  const { problems } = folder.loadError()
  expect(problems).toContainEqual({
    file: join(folder.path, 'default.yml'),
    line: 1,
    key: 'server.baseUrl',
    found: 'nothing',
    allowed: 'a complete URL that starts with http:// or https://',
  })
  expect(problems.map(({ key }) => key)).toContain('memories')
})
