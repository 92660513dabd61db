import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../sources.mjs'

const folder = join(root, 'docs/decisions')
const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, number: name.slice(0, 4), title: /^# \d{4} (.+)\n/.exec(text)?.[1] ?? '(no title)' }
  })
const numbers = records.map(({ number }) => number)

it('each decision has number, title, status, question, decision, reasons and consequences, in this order', () => {
  const form =
    /^# (?<number>\d{4}) .+\n\n\*\*Status:\*\* (?:accepted|replaced by (?<by>\d{4})), \d{4}-\d\d-\d\d\n\n## Question\n[\s\S]+\n## Decision\n[\s\S]+\n## Reasons\n[\s\S]+\n## Consequences\n[\s\S]+$/
  const misshapen = records.filter(({ text, number }) => {
    const found = form.exec(text)?.groups
    return found?.number !== number || (text.match(/^## /gm)?.length ?? 0) !== 4 || !known(found.by)
  })
  expect(misshapen.map(({ name }) => name)).toEqual([])
})

function known(number: string | undefined): boolean {
  return number === undefined || numbers.includes(number)
}

it('each number is used once', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

it('the index lists each decision once, with its title, in order', () => {
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').match(/^\| \[.+$/gm) ?? []
  expect(rows).toEqual(records.map(({ name, number, title }) => `| [${number}](${name}) | ${title} |`))
})
