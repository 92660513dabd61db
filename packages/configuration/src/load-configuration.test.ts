import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ScratchFolder } from './testing/scratch-folder.ts'

test('NODE_ENV’s theme overrides the default, a file overrides both, and environment variables override all', () => {
  const folder = new ScratchFolder()
  folder.write('tavern.yml', 'application: { name: Tavern, altcoinName: Groat }\nserver: { port: 3001 }\n')
  const file = folder.write('own.yml', 'application: { name: Own }\nserver: { port: 3002, basePath: /own }\n')
  const { configuration, sources, warnings } = folder.load({
    environment: 'tavern',
    file,
    env: { PORT: '3003', BASE_PATH: '/proxied/' },
  })
  expect(configuration.application).toMatchObject({ name: 'Own', altcoinName: 'Groat', domain: 'fruit.test' })
  expect(configuration.server).toMatchObject({ port: 3003, basePath: '/proxied', baseUrl: 'http://localhost:3003' })
  expect(sources).toEqual([
    folder.pathOf('default.yml'),
    folder.pathOf('tavern.yml'),
    file,
    'environment variable PORT',
    'environment variable BASE_PATH',
  ])
  expect(warnings).toEqual([])
})

test('baseUrl follows the port unless it is set', () => {
  const folder = new ScratchFolder()
  const addressWith = (text: string, env = {}) => {
    const file = folder.write('address.yml', text)
    return folder.load({ file, env }).configuration.server.baseUrl
  }
  expect(addressWith('server: { port: 4000 }\n')).toBe('http://localhost:4000')
  expect(addressWith('server: { port: 4000 }\n', { PORT: '4001' })).toBe('http://localhost:4001')
  expect(addressWith('server: { port: 0 }\n')).toBe('http://localhost:3000')
  expect(addressWith('server: { baseUrl: "http://localhost:8080" }\n', { PORT: '4001' })).toBe('http://localhost:8080')
})

test('a theme may end in .yaml, as mounted by orchestrators', () => {
  const folder = new ScratchFolder()
  folder.write('multi-juicer.yaml', 'application: { name: Team shop }\n')
  const { configuration } = folder.load({ environment: 'multi-juicer' })
  expect(configuration.application.name).toBe('Team shop')
})

test('.yaml overrides .yml of the same name', () => {
  const folder = new ScratchFolder()
  folder.write('twin.yml', 'application: { name: First, altcoinName: Kept }\n')
  folder.write('twin.yaml', 'application: { name: Second }\n')
  const { configuration } = folder.load({ environment: 'twin' })
  expect(configuration.application).toMatchObject({ name: 'Second', altcoinName: 'Kept' })
})

test.each([undefined, '', 'default', 'development', 'production'])(
  'NODE_ENV %j does not require a file',
  (environment) => {
    const { warnings, sources } = new ScratchFolder().load({ environment })
    expect(warnings).toEqual([])
    expect(sources).toHaveLength(1)
  },
)

test('a NODE_ENV without a file gives a warning with the available names', () => {
  const folder = new ScratchFolder()
  folder.write('tavern.yml', '')
  folder.write('garden.yaml', '')
  const { warnings } = folder.load({ environment: 'tawern' })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('NODE_ENV is "tawern"')
  expect(warnings[0]).toContain('did you mean tavern?')
  expect(warnings[0]).toContain('garden, tavern')
})

test('NODE_ENV cannot name a file outside the folder', () => {
  const folder = new ScratchFolder()
  mkdirSync(folder.pathOf('inner'))
  folder.write('outside.yml', 'application: { name: Outside }\n')
  const { configuration, warnings } = folder.load({ environment: 'inner/../outside' })
  expect(configuration.application.name).toBe('Forbidden Fruit')
  expect(warnings).toHaveLength(1)
})

test('lists are replaced, groups are merged', () => {
  const { configuration } = new ScratchFolder().loadOver(
    'challenges: { metricsIgnoredUserAgents: [mine] }\napplication: { welcomeBanner: { title: Hi } }\n',
  )
  expect(configuration.challenges.metricsIgnoredUserAgents).toEqual(['mine'])
  expect(configuration.application.welcomeBanner.title).toBe('Hi')
  expect(configuration.application.welcomeBanner.message).toMatch(/orchard/)
})

test('null clears optional texts, URLs and lists', () => {
  const { configuration, warnings } = new ScratchFolder().loadOver(`
application:
  social: { twitterUrl: null, slackUrl: ~, redditUrl: '', nftUrl: }
  welcomeBanner: { title: null }
  chatBot: { sampleQuestions: null }
  googleOauth: { authorizedRedirects: ~ }
  securityTxt: { encryption: null }
`)
  const { social, welcomeBanner, chatBot, googleOauth, securityTxt } = configuration.application
  expect(social).toMatchObject({ twitterUrl: null, slackUrl: null, redditUrl: null, nftUrl: null })
  expect(social.facebookUrl).toMatch(/^https:/)
  expect(welcomeBanner.title).toBeNull()
  expect(chatBot.sampleQuestions).toEqual([])
  expect(googleOauth.authorizedRedirects).toEqual([])
  expect(securityTxt.encryption).toBeNull()
  expect(warnings).toEqual([])
})

test('null for a required setting keeps the default, with a warning', () => {
  const { configuration, warnings } = new ScratchFolder().loadOver('application:\n  theme: null\n  name:\n')
  expect(configuration.application).toMatchObject({ theme: 'bluegrey-lightgreen', name: 'Forbidden Fruit' })
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toMatch(/custom\.yml:2: application\.theme is empty/)
})

test('a group whose settings are all commented out changes nothing', () => {
  const { configuration, warnings } = new ScratchFolder().loadOver(
    'application:\n  social:\n    # twitterUrl: none\nctf:\n',
  )
  expect(configuration.application.social.twitterUrl).toMatch(/^https:/)
  expect(configuration.ctf.showFlagsInNotifications).toBe(false)
  expect(warnings).toEqual([])
})

test('null removes a country from the mapping of a lower layer', () => {
  const folder = new ScratchFolder()
  folder.write('map.yml', 'ctf: { countryMapping: { a: { name: Chile, code: CL }, b: { name: Peru, code: PE } } }\n')
  const file = folder.write('own.yml', 'ctf: { countryMapping: { a: null, b: { name: Fiji } } }\n')
  const { configuration } = folder.load({ environment: 'map', file })
  expect(configuration.ctf.countryMapping).toEqual({ b: { name: 'Fiji', code: 'PE' } })
})

test('the base path gets a leading slash and no trailing one', () => {
  const folder = new ScratchFolder()
  const basePathFor = (value: string) => folder.load({ env: { BASE_PATH: value } }).configuration.server.basePath
  expect(['', '/', 'shop', '/shop/', '//a//b/'].map(basePathFor)).toEqual(['', '', '/shop', '/shop', '/a/b'])
})

test('an empty PORT is ignored; an empty BASE_PATH is the root', () => {
  const folder = new ScratchFolder()
  const file = folder.write('own.yml', 'server: { port: 4000, basePath: /below }\n')
  const { configuration } = folder.load({ file, env: { PORT: '', BASE_PATH: '' } })
  expect(configuration.server).toMatchObject({ port: 4000, basePath: '' })
})

test('the fingerprint depends on the settings, not on their notation', () => {
  const folder = new ScratchFolder()
  const plain = folder.load().fingerprint
  const same = folder.loadOver('application: { altcoinName: Scrumpcoin, name: Forbidden Fruit }\n').fingerprint
  const other = folder.loadOver('application: { altcoinName: Groat }\n').fingerprint
  const swapped = (keys: string) => folder.loadOver(`ctf: { countryMapping: { ${keys} } }\n`).fingerprint
  const [a, b] = ['a: { name: Chile, code: CL }', 'b: { code: PE, name: Peru }']
  expect(plain).toMatch(/^[0-9a-f]{64}$/)
  expect(same).toBe(plain)
  expect(other).not.toBe(plain)
  expect(swapped(`${a}, ${b}`)).toBe(swapped(`${b}, ${a}`))
})

test('the shared configuration is frozen', () => {
  const { configuration } = new ScratchFolder().load()
  expect(() => configuration.products.push()).toThrow(TypeError)
  expect(() => {
    configuration.application.social.twitterUrl = null
  }).toThrow(TypeError)
})

test('missing prices and stocks stay missing, dates become UTC times', () => {
  const { configuration } = new ScratchFolder().loadOver(`
products:
  - { name: A, urlForProductTamperingChallenge: 'http://a.test' }
  - { name: B, useForChristmasSpecialChallenge: true, deletedDate: 2019-02-1, price: null }
  - { name: C, keywordsForPastebinDataLeakChallenge: [x], deletedDate: '2019-02-01T10:00:00+02:00' }
  - { name: D, fileForRetrieveBlueprintChallenge: d.stl, exifForBlueprintChallenge: [cad] }
`)
  const [a, b, c] = configuration.products
  expect(a).toEqual({ name: 'A', urlForProductTamperingChallenge: 'http://a.test' })
  expect(b).toEqual({ name: 'B', useForChristmasSpecialChallenge: true, deletedDate: '2019-02-01T00:00:00.000Z' })
  expect(c!.deletedDate).toBe('2019-02-01T08:00:00.000Z')
})
