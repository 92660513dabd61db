import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../sources.mjs'

const folder = join(root, 'docs/decisions')
const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, number: name.slice(0, 4), title: /^# \d{4} (.+)\n/.exec(text)?.[1] ?? '(no title)' }
  })
const numbers = records.map(({ number }) => number)
const index = readFileSync(join(folder, 'README.md'), 'utf8')

/** Numbers of records whose content moved to docs/performance.md, as the index lists them. */
const folded = [
  ...index.matchAll(/^\| (\d{4}) \| Folded into \[performance\.md\]\(\.\.\/performance\.md#[\w-]+\) \|$/gm),
].map(([, number]) => number!)

describe('decision records', () => {
  it('have a number, title, status, question, decision, reasons and consequences, in this order', () => {
    const form =
      /^# (?<number>\d{4}) .+\n\n\*\*Status:\*\* (?:accepted|replaced by (?<by>\d{4})), \d{4}-\d\d-\d\d\n\n## Question\n[\s\S]+\n## Decision\n[\s\S]+\n## Reasons\n[\s\S]+\n## Consequences\n[\s\S]+$/
    const misshapen = records.filter(({ text, number }) => {
      const found = form.exec(text)?.groups
      return found?.number !== number || (text.match(/^## /gm)?.length ?? 0) !== 4 || !isRecord(found.by)
    })
    expect(misshapen.map(({ name }) => name)).toEqual([])
  })

  it('never reuse a number, not even that of a folded record', () => {
    const used = [...numbers, ...folded]
    expect(used.filter((number, position) => used.indexOf(number) !== position)).toEqual([])
  })

  it('are listed once in the index, with their titles, in the order of their numbers', () => {
    const rows = index.match(/^\| \[.+$/gm) ?? []
    expect(rows).toEqual(records.map(({ name, number, title }) => `| [${number}](${name}) | ${title} |`))
    const listed = [...index.matchAll(/^\| \[?(\d{4})/gm)].map(([, number]) => number!)
    expect(listed).toEqual([...numbers, ...folded].sort())
  })
})

function isRecord(number: string | undefined): boolean {
  return number === undefined || numbers.includes(number)
}
