import { expect, it } from 'vitest'
import { outsideLiterals } from './outside-literals.ts'

it.each([
  ["a === 'typed'"],
  ['a === "typed"'],
  ['a === `typed`'],
  ["a === 'x\\' || typed'"],
  ['a === "\' || typed || \'"'],
  ['/^typed$/.test(a)'],
  ["/[/'] || typed/.test(a)"],
  ['a // typed'],
  ['a /* typed */ + 1'],
  ["a === 'x || typed"],
  [`\`a \${b + \`typed\`} c\``],
  [`a.includes(\`\${"typed"}\`)`],
  ['a ? /typed/ : b'],
  ['yield /typed/'],
  ['case /typed/: b()'],
  ['a instanceof /typed/'],
])('treats no typed text as code in %s', (code) => {
  expect(outsideLiterals(code)).not.toContain('typed')
})

it.each([
  ["a === '' || typed || ''"],
  ["a === '\\\\' || typed //'"],
  [`a === \`\${typed}\``],
  [`a === \`x \${ { b: 1 } } \${typed}\``],
  ['a /* x */ || typed'],
  ['a // x\n || typed'],
  ['a / 2 || typed / 2'],
  ["a === 'x\n || typed"],
  ['/x/.test(a) || typed'],
  ["if (a) /'/.test(b) || typed // '"],
  ["await /'/ || typed"],
  ['a++ /2/ typed'],
  ['a = {} / typed / 2'],
  ['a.return / typed / 2'],
  ['({}) / typed / 2'],
])('treats typed text as code in %s', (code) => {
  expect(outsideLiterals(code)).toContain('typed')
})
