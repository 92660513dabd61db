import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import { type LoadedConfiguration, loadConfiguration } from '@fruit/configuration/load-configuration'
import { knownPaths, outlineOf } from '@fruit/configuration/outline'
import { formatPath, type SettingPath, valueAt } from '@fruit/configuration/setting-path'
import { SHIPPED } from '@fruit/configuration/testing/scratch-folder'
import { configurationSchema } from '@fruit/contracts/configuration'
import { unknownTexts } from '@fruit/server/http/language-routes'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'

const TEXTS = join(import.meta.dirname, '../../../apps/web/public/assets/i18n')

const themes = readdirSync(SHIPPED)
  .filter((name) => /^[\w-]+\.yml$/.test(name) && name !== 'default.yml')
  .map((name) => name.replace('.yml', ''))

const loadTheme = (environment?: string): LoadedConfiguration =>
  loadConfiguration({ folder: SHIPPED, environment, env: {} })

test.each([undefined, ...themes])('theme %s loads without warnings', (theme) => {
  expect(loadTheme(theme).warnings).toEqual([])
})

test('the themes for events, classes and test suites exist, and examples of designs', () => {
  expect(themes).toEqual(expect.arrayContaining(['compat', 'ctf', 'fbctf', 'quiet', 'test', 'tutorial', 'unsafe']))
  const looks = themes.map((theme) => loadTheme(theme).configuration.application.name)
  expect(new Set(looks).size).toBeGreaterThanOrEqual(5)
})

test('default.yml contains every setting', () => {
  const written = load(readFileSync(join(SHIPPED, 'default.yml'), 'utf8'))
  const isIn = (path: SettingPath): boolean => {
    const place = path.indexOf(0)
    if (place < 0) return valueAt(written, path) !== undefined
    // In a list, any item may contain the setting.
    const list = valueAt(written, path.slice(0, place)) as readonly unknown[]
    return list.some((item) => {
      const inner = path.slice(place + 1)
      const nested = inner.indexOf(0)
      if (nested < 0) return valueAt(item, inner) !== undefined
      const items = (valueAt(item, inner.slice(0, nested)) ?? []) as readonly unknown[]
      return items.some((one) => valueAt(one, inner.slice(nested + 1)) !== undefined)
    })
  }
  const paths = knownPaths(outlineOf(configurationSchema)).filter((path) => path.length > 0 && !path.includes('*'))
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !isIn(path)).map(formatPath)).toEqual([])
})

test('default.yml has the values that clients of the interface rely on', () => {
  const { server, application, challenges, ctf } = loadTheme().configuration
  expect(server).toMatchObject({
    port: 3000,
    basePath: '',
    baseUrl: 'http://localhost:3000',
    framework: 'Fastify ^5',
  })
  expect(application).toMatchObject({
    domain: 'fruit.test',
    name: 'Forbidden Fruit',
    theme: 'bluegrey-lightgreen',
    customMetricsPrefix: 'juiceshop',
    promotion: { video: 'owasp_promo.mp4', subtitles: 'owasp_promo.vtt' },
    chatBot: { trainingData: 'botDefaultTrainingData.json', llmApiUrl: 'http://localhost:11434/v1', llmMaxRetries: 2 },
    securityTxt: { acknowledgements: '/#/score-board', hiring: '/#/jobs' },
    social: { questionnaireUrl: null },
  })
  expect(application.chatBot.sampleQuestions).toHaveLength(5)
  expect(challenges).toMatchObject({
    codingChallengesEnabled: 'solved',
    ownFixesEnabled: true,
    overwriteUrlForProductTamperingChallenge: 'https://owasp.slack.com',
    overwriteUrlForCsrfChallenge: null,
    safetyMode: 'auto',
    metricsIgnoredUserAgents: ['Prometheus', 'Alloy', 'promscrape', 'otelcol'],
  })
  expect(ctf).toMatchObject({ showFlagsInNotifications: false, countryMapping: null })
  const origins = application.googleOauth.authorizedRedirects.map(({ uri }) => uri)
  expect(origins).toEqual(expect.arrayContaining(['http://127.0.0.1:3000', 'http://localhost:3000']))
})

test('default.yml contains only reserved host names, except those that challenges need', () => {
  const { configuration } = loadTheme()
  const hosts = [...JSON.stringify(configuration).matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host!)
  const named = ['owasp.slack.com']
  const reserved = /(?:\.|^)(?:test|example|localhost|internal)$|^127\.0\.0\.1$/
  expect(hosts.filter((host) => !named.includes(host) && !reserved.test(host))).toEqual([])
})

test('the bonus payload is unchanged in a URL, and loads nothing', () => {
  const { xssBonusPayload } = loadTheme().configuration.challenges
  expect(new URLSearchParams(`q=${xssBonusPayload}`).get('q')).toBe(xssBonusPayload)
  expect(new URL(`http://a.test/#/search?q=${xssBonusPayload}`).hash).not.toContain('%25')
  expect(xssBonusPayload).toMatch(/^<iframe .*<\/iframe>$/)
  expect(xssBonusPayload).not.toMatch(/https?:/)
})

describe('the functional themes', () => {
  test('ctf shows flags and hides hints and shortcuts', () => {
    const { application, challenges, hackingInstructor, ctf } = loadTheme('ctf').configuration
    expect(application).toMatchObject({ showVersionNumber: false, showGitHubLinks: false, localBackupEnabled: false })
    expect(application.welcomeBanner.showOnFirstStart).toBe(false)
    expect(challenges).toMatchObject({ showHints: false, safetyMode: 'disabled', safetyOverride: true })
    expect(hackingInstructor.isEnabled).toBe(false)
    expect(ctf.showFlagsInNotifications).toBe(true)
  })

  test('fbctf is ctf with a unique country for every challenge', () => {
    const { ctf, challenges } = loadTheme('fbctf').configuration
    expect(challenges).toEqual(loadTheme('ctf').configuration.challenges)
    expect(ctf).toMatchObject({ showFlagsInNotifications: true, showCountryDetailsInNotifications: 'both' })
    const countries = Object.values(ctf.countryMapping!)
    const built = readCatalogue().entries.map(({ challenge }) => challenge.key)
    expect(built.filter((key) => !Object.hasOwn(ctf.countryMapping!, key))).toEqual([])
    expect(countries.length).toBeGreaterThanOrEqual(118)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  })

  test('quiet shows no notifications, banners or hints', () => {
    const { application, challenges, hackingInstructor } = loadTheme('quiet').configuration
    expect(application.showGitHubLinks).toBe(false)
    expect(application.welcomeBanner.showOnFirstStart).toBe(false)
    expect(application.social.questionnaireUrl).toBeNull()
    expect(challenges).toMatchObject({ showSolvedNotifications: false, showHints: false })
    expect(hackingInstructor.isEnabled).toBe(false)
  })

  test('tutorial, unsafe and compat change only their own settings', () => {
    expect(loadTheme('tutorial').configuration.challenges.restrictToTutorialsFirst).toBe(true)
    expect(loadTheme('unsafe').configuration.challenges).toMatchObject({ safetyMode: 'disabled', safetyOverride: true })
    const compat = loadTheme('compat').configuration
    const plain = loadTheme().configuration
    expect(compat).toEqual({
      ...plain,
      server: { ...plain.server, framework: expect.stringMatching(/^Express \^/) },
      application: { ...plain.application, domain: 'juice-sh.op', englishTexts: expect.any(Object) },
      challenges: { ...plain.challenges, overwriteUrlForCsrfChallenge: 'http://htmledit.squarefree.com' },
    })
  })

  test('compat contains only known text keys, and unknownTexts finds a misspelt one', () => {
    const { englishTexts } = loadTheme('compat').configuration.application
    expect(englishTexts).toMatchObject({ SIDE_MENU_OPEN: 'Open Sidenav' })
    expect(unknownTexts(TEXTS, { ...englishTexts, SIDE_MENU: 'Open' })).toEqual(['SIDE_MENU'])
  })

  test('compat can be combined with any theme', () => {
    const { configuration } = loadConfiguration({
      folder: SHIPPED,
      environment: 'ctf',
      file: join(SHIPPED, 'compat.yml'),
      env: {},
    })
    expect(configuration.application.domain).toBe('juice-sh.op')
    expect(configuration.ctf.showFlagsInNotifications).toBe(true)
  })
})
