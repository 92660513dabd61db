import { expect, test } from 'vitest'
import { addressNumber, earlyFilesOf } from './early-files.ts'

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

test('a screen asks early for all that the first load does not bring: code, styles and answers, each once', () => {
  const screens = [{ addresses: ['board', 'other-board'], module: 'training/board.tsx', calls: ['api/Rows'] }]
  const files = ['./board.js', './parts.js', './board.css', './api/Rows']
  expect(earlyFilesOf(screens, CHUNKS)).toEqual({
    [addressNumber('board')]: files,
    [addressNumber('other-board')]: files,
  })
})

test('a screen of the first load asks for nothing more', () => {
  expect(earlyFilesOf([{ addresses: [''], module: null, calls: [] }], CHUNKS)).toEqual({ [addressNumber('')]: [] })
})

test('a screen that was renamed ends the build', () => {
  const screens = [{ addresses: ['board'], module: 'gone.tsx', calls: [] }]
  expect(() => earlyFilesOf(screens, CHUNKS)).toThrow('No chunk holds gone.tsx')
})
