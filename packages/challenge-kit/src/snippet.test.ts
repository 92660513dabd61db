import { expect, it } from 'vitest'
import { withoutMarkers } from './snippet.ts'

it('removes markers and notes for maintainers from shown code', () => {
  const source = [
    '//~ linear-ok: at most 6 characters',
    'const a = 1',
    'const b = 2 //~ hole',
    'const c = 3 //~ neutral',
    '',
  ]
  expect(withoutMarkers(source.join('\n'))).toEqual({
    text: 'const a = 1\nconst b = 2\nconst c = 3',
    holes: [2],
    neutral: [3],
  })
})
