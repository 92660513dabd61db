import { expect, test } from 'vitest'
import { codeLines } from './code-tokens.ts'

const code = "/** Why. */\nexport function f(a: string) {\n\n  return 'x' + a // why\n}"

test('the lines together are the code', () => {
  const lines = codeLines(code)
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code)
})

test('comments, keywords, strings and types are told apart', () => {
  const pieces = codeLines(code).flat()
  const classOf = (text: string) => pieces.find((piece) => piece.text === text)?.classes
  expect(classOf('/** Why. */')).toBe('tok-comment')
  expect(classOf('return')).toBe('tok-keyword')
  expect(classOf("'x'")).toBe('tok-string')
  expect(classOf('string')).toBe('tok-typeName')
})

test('code that is no code keeps its text', () => {
  const broken = 'function ( {{ `\n"'
  expect(
    codeLines(broken)
      .map((line) => line.map(({ text }) => text).join(''))
      .join('\n'),
  ).toBe(broken)
})
