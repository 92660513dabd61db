import { expect, test } from 'vitest'
import { testRejections } from './testing/refused-cases.ts'
import { ScratchFolder } from './testing/scratch-folder.ts'

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

testRejections({
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
  'a product with two challenge roles': {
    custom: range(TAMPERING, CHRISTMAS + PASTEBIN, BLUEPRINT, '', ''),
    line: 3,
    key: 'products[1]',
    found: 'useForChristmasSpecialChallenge, keywordsForPastebinDataLeakChallenge',
    allowed: 'at most one of the four challenge roles',
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
  'an invalid date': {
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
  'a puzzle of the wrong user': {
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
  'a notification feed that is never polled': {
    custom: 'ctf:\n  systemWideNotifications:\n    url: http://a.test/feed\n    pollFrequencySeconds: 0\n',
    line: 4,
    key: 'ctf.systemWideNotifications.pollFrequencySeconds',
    found: '0',
    allowed: 'above 0',
  },
})

test('a misspelt key that causes a problem is reported with it', () => {
  const folder = new ScratchFolder()
  const custom = range(TAMPERING, ', useForChristmasSpecialChalenge: true', PASTEBIN, BLUEPRINT)
  const error = folder.loadError({ file: folder.write('own.yml', custom) })
  expect(error.problems).toMatchObject([{ found: 'no product with useForChristmasSpecialChallenge' }])
  expect(error.warnings).toHaveLength(1)
  expect(error.message).toContain('own.yml:3: there is no setting products[1].useForChristmasSpecialChalenge;')
})
