import { expect, test } from 'vitest'
import { ScratchFolder } from './testing/scratch-folder.ts'

// Files as written by operators of the reference shop; they must load unchanged.

const FIFTEEN = `
application:
  domain: lemon-yard.example
  name: 'Lemon Yard'
  logo: https://lemon-yard.example/logo.png
  favicon: 'https://lemon-yard.example/favicon.ico'
  theme: purple-green
  showVersionNumber: false
  showGitHubLinks: false
  localBackupEnabled: false
  numberOfRandomFakeUsers: 25
  altcoinName: Zestcoin
  privacyContactEmail: privacy@lemon-yard.example
  customMetricsPrefix: lemonyard
  chatBot:
    name: 'Limoncello'
    greeting: "Ciao <customer-name>, I'm <bot-name>"
    trainingData: 'https://lemon-yard.example/training.json'
    defaultResponse: "Non capisco"
    avatar: 'https://lemon-yard.example/bot.png'
  social:
    twitterUrl: ~
    facebookUrl: ~
    slackUrl: 'https://lemon-yard.example/chat'
    redditUrl: ~
    pressKitUrl: ~
    nftUrl: ~
    questionnaireUrl: ~
  recyclePage:
    topProductImage: peel.jpg
    bottomProductImage: zest.png
  welcomeBanner:
    showOnFirstStart: true
    title: Benvenuti
    message: "<p>Squeeze <strong>us</strong></p>"
  cookieConsent:
    message: 'Biscotti'
    dismissText: 'Grazie'
    linkText: 'Ricetta'
    linkUrl: 'https://lemon-yard.example/biscotti'
  securityTxt:
    contact: 'mailto:sicurezza@lemon-yard.example'
    encryption: ~
  promotion:
    video: https://lemon-yard.example/ad.mp4
    subtitles: https://lemon-yard.example/ad.vtt
  easterEggPlanet:
    name: Limon
    overlayMap: https://lemon-yard.example/rind.png
  googleOauth:
    clientId: '1234567890.apps.lemon-yard.example'
    authorizedRedirects:
      - { uri: 'https://lemon-yard.example' }
      - { uri: 'http://localhost:4200', proxy: 'https://local4200.lemon-yard.example' }
challenges:
  showSolvedNotifications: true
  showHints: true
  showMitigations: false
  codingChallengesEnabled: never
  restrictToTutorialsFirst: true
  overwriteUrlForProductTamperingChallenge: 'https://lemon-yard.example/peel'
  xssBonusPayload: '<iframe src="https://lemon-yard.example/radio"></iframe>'
  safetyOverride: true
  showFeedbackButtons: false
hackingInstructor:
  isEnabled: true
  avatarImage: https://lemon-yard.example/nonna.png
  hintPlaybackSpeed: faster
products:
  -
    name: 'Limonata (1l)'
    price: 1.99
    deluxePrice: 0.99
    limitPerUser: 5
    description: 'Sour & sweet, with <em>ice</em>.'
    image: https://lemon-yard.example/limonata.jpg
    reviews:
      - { text: 'Sour!', author: admin }
      - { text: 'Sweet!', author: jim }
  -
    name: 'Natale'
    description: 'Only in winter'
    deletedDate: '2014-12-27'
    image: ~
    useForChristmasSpecialChallenge: true
  -
    name: 'Antifreeze'
    price: 9
    deletedDate: 2019-02-1
    keywordsForPastebinDataLeakChallenge:
      - blue
      - glow
  -
    name: 'Grappa'
    urlForProductTamperingChallenge: 'http://lemon-yard.example/grappa'
    quantity: 0
  -
    name: 'Squeezer'
    image: squeezer.jpg
    fileForRetrieveBlueprintChallenge: 'https://lemon-yard.example/squeezer.stl'
    exifForBlueprintChallenge:
      - OpenSCAD
memories:
  -
    image: 'terrace.png'
    caption: 'My terrace'
    geoStalkingMetaSecurityQuestion: 14
    geoStalkingMetaSecurityAnswer: 'Amalfi'
  -
    image: 'office.jpg'
    caption: 'Old office'
    user: emma
    geoStalkingVisualSecurityQuestion: 10
    geoStalkingVisualSecurityAnswer: 'Agrumi & Co'
  -
    image: 'grove.jpg'
    caption: 'The grove'
    user: admin
ctf:
  showFlagsInNotifications: true
  showCountryDetailsInNotifications: name
  countryMapping:
    scoreBoardChallenge:
      name: Italy
      code: IT
    loginAdminChallenge:
      name: Malta
      code: MT
`

test('a complete customisation of version 15 loads unchanged', () => {
  const { configuration, warnings } = new ScratchFolder().loadOver(FIFTEEN)
  expect(warnings).toEqual([])
  expect(configuration.application).toMatchObject({
    name: 'Lemon Yard',
    theme: 'purple-green',
    numberOfRandomFakeUsers: 25,
    chatBot: { name: 'Limoncello', trainingData: 'https://lemon-yard.example/training.json' },
    social: { twitterUrl: null, questionnaireUrl: null, slackUrl: 'https://lemon-yard.example/chat' },
    securityTxt: { encryption: null, hiring: '/#/jobs' },
  })
  expect(configuration.application.googleOauth.authorizedRedirects).toEqual([
    { uri: 'https://lemon-yard.example' },
    { uri: 'http://localhost:4200', proxy: 'https://local4200.lemon-yard.example' },
  ])
  expect(configuration.products.map(({ name }) => name)).toEqual([
    'Limonata (1l)',
    'Natale',
    'Antifreeze',
    'Grappa',
    'Squeezer',
  ])
  expect(configuration.products[0]!.reviews).toHaveLength(2)
  expect(configuration.products[1]).not.toHaveProperty('image')
  expect(configuration.memories[1]).toMatchObject({ user: 'emma', geoStalkingVisualSecurityAnswer: 'Agrumi & Co' })
  expect(configuration.ctf.countryMapping).toEqual({
    scoreBoardChallenge: { name: 'Italy', code: 'IT' },
    loginAdminChallenge: { name: 'Malta', code: 'MT' },
  })
})

test('a customisation of version 20 with a language model and team notices loads unchanged', () => {
  const { configuration, warnings } = new ScratchFolder().loadOver(`
server:
  port: 3000
  basePath: ''
  baseUrl: https://yard.example
application:
  theme: neon-fire
  chatBot:
    name: 'Limoncello'
    avatar: bot.png
    model: 'qwen3.5:7b'
    llmApiUrl: http://gateway.team-1.svc:8080/v1
    llmMaxRetries: 0
    sampleQuestions:
      - What is sour?
      - 'SAMPLE_QUESTION_1'
  social:
    blueSkyUrl: https://sky.example/yard
    mastodonUrl: null
  securityTxt:
    csaf: '/.well-known/csaf/provider-metadata.json'
challenges:
  safetyMode: disabled
  overwriteUrlForCsrfChallenge: 'http://editor.example'
  csafHashValue: '${'ab'.repeat(64)}'
  metricsIgnoredUserAgents: ['Prometheus', 'Mine']
ctf:
  showFlagsInNotifications: true
  showCountryDetailsInNotifications: both
  systemWideNotifications:
    url: https://yard.example/multi-juicer/api/notifications
    pollFrequencySeconds: 30
`)
  expect(warnings).toEqual([])
  expect(configuration.application.chatBot).toMatchObject({
    model: 'qwen3.5:7b',
    llmApiUrl: 'http://gateway.team-1.svc:8080/v1',
    llmMaxRetries: 0,
    sampleQuestions: ['What is sour?', 'SAMPLE_QUESTION_1'],
  })
  expect(configuration.challenges).toMatchObject({ safetyMode: 'disabled', csafHashValue: 'ab'.repeat(64) })
  expect(configuration.ctf.systemWideNotifications.pollFrequencySeconds).toBe(30)
})

test('the file that MultiJuicer mounts loads by its NODE_ENV', () => {
  const folder = new ScratchFolder()
  folder.write(
    'multi-juicer.yaml',
    `application:
  logo: JuiceShopCTF_Logo.png
  favicon: favicon_ctf.ico
  showVersionNumber: false
  showGitHubLinks: false
  chatBot:
    model: team-model
    llmApiUrl: http://llm-gateway:8080/v1
challenges:
  showHints: false
  safetyOverride: true
hackingInstructor:
  isEnabled: false
ctf:
  systemWideNotifications:
    url: /multi-juicer/api/notifications
    pollFrequencySeconds: 30
`,
  )
  const { configuration, warnings } = folder.load({
    environment: 'multi-juicer',
    env: { NODE_ENV: 'multi-juicer', CTF_KEY: 'k', SOLUTIONS_WEBHOOK: 'http://a.test/team/1/webhook' },
  })
  expect(warnings).toEqual([])
  expect(configuration.ctf.systemWideNotifications.url).toBe('/multi-juicer/api/notifications')
})

test('minimal customisations load unchanged', () => {
  const folder = new ScratchFolder()
  for (const custom of [
    'application:\n  name: Mine\n',
    '---\nchallenges:\n  safetyOverride: true\n',
    '{ "application": { "name": "From JSON" } }',
    'hackingInstructor:\n  isEnabled: false\nctf:\n  countryMapping: ~\n',
    'challenges: { showSolvedNotifications: false, showMitigations: false, codingChallengesEnabled: always }\n',
  ])
    expect(folder.loadOver(custom).warnings).toEqual([])
})
