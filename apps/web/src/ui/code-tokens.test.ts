import { expect, test } from 'vitest'
import { type CodeParser, codeLines, typescript } from './code-tokens.ts'
import { solidityLanguage } from './solidity-language.ts'

const CODE = "/** Why. */\nexport function f(a: string) {\n\n  return 'x' + a // why\n}"
const CONTRACT =
  '// Why.\ncontract Bank {\n    mapping(address => uint256) public books;\n\n    function f(uint256 a) external {\n        unchecked {\n            require(a > 1 ether, "Not so much."); //\n        }\n    }\n}\n'

const joined = (code: string, parser: CodeParser | null) =>
  codeLines(code, parser)
    .map((line) => line.map(({ text }) => text).join(''))
    .join('\n')

function classesIn(code: string, parser: CodeParser): (text: string) => string | undefined {
  const pieces = codeLines(code, parser).flat()
  return (text) => pieces.find((piece) => piece.text === text)?.classes
}

test('keeps the code unchanged when its lines are joined', () => {
  expect(joined(CODE, typescript)).toBe(CODE)
  expect(joined(CONTRACT, solidityLanguage.parser)).toBe(CONTRACT)
  expect(joined(CONTRACT, null)).toBe(CONTRACT)
})

test('distinguishes comments, keywords, strings and types', () => {
  const classOf = classesIn(CODE, typescript)
  expect(classOf('/** Why. */')).toBe('tok-comment')
  expect(classOf('return')).toBe('tok-keyword')
  expect(classOf("'x'")).toBe('tok-string')
  expect(classOf('string')).toBe('tok-typeName')
})

test('distinguishes comments, keywords, strings and types of Solidity', () => {
  const classOf = classesIn(CONTRACT, solidityLanguage.parser)
  expect(classOf('// Why.')).toBe('tok-comment')
  expect(classOf('contract')).toBe('tok-keyword')
  expect(classOf('"Not so much."')).toBe('tok-string')
  expect(classOf('uint256')).toMatch(/^tok-/)
})

test('keeps the text of invalid code', () => {
  const broken = 'function ( {{ `\n"'
  expect(joined(broken, typescript)).toBe(broken)
  expect(joined(broken, solidityLanguage.parser)).toBe(broken)
})
