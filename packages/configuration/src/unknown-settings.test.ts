import { expect, test } from 'vitest'
import { ScratchFolder } from './testing/scratch-folder.ts'

test.each([
  [
    'a typo',
    'application:\n  thme: neon-fire\n',
    'custom.yml:2: there is no setting application.thme',
    'application.theme?',
  ],
  [
    'the wrong case',
    'application:\n  showGithubLinks: true\n',
    'application.showGithubLinks',
    'application.showGitHubLinks?',
  ],
  [
    'a setting in the wrong group',
    'application:\n  showHints: false\n',
    'application.showHints',
    'challenges.showHints?',
  ],
  ['a setting outside of all groups', 'domain: a.test\n', 'domain', 'application.domain?'],
  ['a group by another name', 'challenge:\n  showHints: false\n', 'challenge', 'challenges?'],
  [
    'a nested typo',
    'application:\n  social:\n    twiterUrl: x\n',
    'custom.yml:3: there is no setting application.social.twiterUrl',
    'application.social.twitterUrl?',
  ],
])('%s gives a warning with the intended setting', (_, custom, said, meant) => {
  const { warnings } = new ScratchFolder().loadOver(custom)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(said)
  expect(warnings[0]).toContain(`did you mean ${meant}`)
})

test('a key that resembles no setting gives a warning with the most similar one', () => {
  const { warnings } = new ScratchFolder().loadOver('application:\n  kubernetes: true\n')
  expect(warnings).toEqual([
    expect.stringMatching(/application\.kubernetes; the most similar setting is application\.\w+$/),
  ])
})

test('a misspelt key has no effect', () => {
  const folder = new ScratchFolder()
  const plain = folder.load().fingerprint
  expect(folder.loadOver('application: { nmae: A }\n').fingerprint).toBe(plain)
})

test('the same key in many products gives one warning', () => {
  const products = Array.from({ length: 5 }, () => '  - { name: A, weight: 1 }\n')
  const { warnings } = new ScratchFolder().loadOver(`products:
  - { name: A, urlForProductTamperingChallenge: u, useForXmas: true }
  - { name: B, useForChristmasSpecialChallenge: true }
  - { name: C, keywordsForPastebinDataLeakChallenge: [x] }
  - { name: D, fileForRetrieveBlueprintChallenge: d.stl, exifForBlueprintChallenge: [cad], review: [] }
${products.join('')}`)
  expect(warnings).toEqual([
    expect.stringMatching(/custom\.yml:2: .*products\[0\]\.useForXmas;/),
    expect.stringMatching(/custom\.yml:5: .*products\[3\]\.review; did you mean products\[\]\.reviews\?/),
    expect.stringMatching(/custom\.yml:6: .*products\[4\]\.weight \(5 times\);/),
  ])
})

test('hundreds of unknown keys give few warnings', () => {
  const keys = Array.from({ length: 500 }, (_, index) => `unknown${index}: 1\n`).join('')
  const { warnings } = new ScratchFolder().loadOver(keys)
  expect(warnings).toHaveLength(21)
  expect(warnings.at(-1)).toBe('... and 480 more ignored settings')
})

test('an unusual key is escaped for the terminal', () => {
  const { warnings } = new ScratchFolder().loadOver('"\\e]0;mine\\a": 1\n')
  expect(warnings[0]).toContain('["\\u001b]0;mine\\u0007"]')
})
