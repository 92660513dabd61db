import { expect, test } from 'vitest'
import { earlyFilesOf, hashAddress } from './early-files.ts'

const CHUNKS = [
  { fileName: 'main.js', moduleIds: ['/web/main.tsx'], imports: ['libraries.js'] },
  { fileName: 'libraries.js', moduleIds: [], imports: [] },
  {
    fileName: 'board.js',
    moduleIds: ['/web/training/board.tsx'],
    imports: ['main.js', 'parts.js', 'libraries.js'],
    viteMetadata: { importedCss: new Set(['board.css']) },
  },
  { fileName: 'parts.js', moduleIds: ['/web/parts.ts'], imports: ['board.js'] },
]

test('preloads all code, styles and responses of a screen that the first load lacks, each once', () => {
  const screens = [
    { addresses: ['board', 'other-board'], module: 'training/board.tsx', typefaces: ['sans'], calls: ['api/Rows'] },
  ]
  const files = ['./board.js', './parts.js', './board.css', './assets/sans-latin.woff2', './api/Rows']
  expect(earlyFilesOf(screens, CHUNKS, ['assets/sans-latin.woff2', 'assets/serif-latin.woff2'])).toEqual({
    [hashAddress('board')]: files,
    [hashAddress('other-board')]: files,
  })
})

test('preloads nothing for a screen of the first load', () => {
  const screens = [{ addresses: [''], module: null, typefaces: [], calls: [] }]
  expect(earlyFilesOf(screens, CHUNKS, ['assets/sans-latin.woff2'])).toEqual({ [hashAddress('')]: [] })
})

test('fails the build if the module of a screen was renamed', () => {
  const screens = [{ addresses: ['board'], module: 'gone.tsx', typefaces: [], calls: [] }]
  expect(() => earlyFilesOf(screens, CHUNKS, [])).toThrow('No chunk contains gone.tsx')
})
