import { readCatalogue, sourceOf } from '@fruit/catalogue/catalogue'
import { withoutMarkers } from '@fruit/challenge-kit/snippet'
import { idsOf, standardProblems } from '@fruit/challenge-kit/standards'
import { type CatalogueRow, catalogueRow } from '@fruit/contracts/console/catalogue-table'
import { catalogueTable } from '@fruit/training/scanning/catalogue-table'
import { BY_HAND, knownTools, toolNames } from '@fruit/training/scanning/tool-names'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportTable } from './export-table.ts'
import { formatTable, TABLE_FORMATS } from './table-formats.ts'

const { entries, paths } = readCatalogue()

let rows: readonly CatalogueRow[]
beforeAll(async () => {
  rows = await catalogueTable({ entries, paths, codeOf: sourceOf })
})

const owaspOf = (row: CatalogueRow) => [
  ...row.top10of2021,
  ...row.top10of2025,
  ...row.api2023,
  ...row.llm2025,
  ...row.agentic,
]

describe('catalogueTable', () => {
  it('has one valid row for each challenge, ordered by id', () => {
    expect(rows.map(({ key }) => key)).toEqual(entries.map(({ challenge }) => challenge.key))
    for (const row of rows) expect(catalogueRow.strict().safeParse(row).error, row.key).toBeUndefined()
  })

  it('has call, parameter, tools and path of every challenge', () => {
    for (const { key, call, parameter, tools, path, otherPaths } of rows) {
      expect({ call, parameter }, key).toEqual({
        call: expect.stringMatching(/\S/),
        parameter: expect.stringMatching(/\S/),
      })
      expect(tools.length, key).toBeGreaterThan(0)
      expect(path, key).not.toBeNull()
      expect(otherPaths, key).not.toContain(path)
    }
  })

  it('has file and marked lines of every flaw', async () => {
    for (const { key, kind, file, lines } of rows) {
      const { weakness } = entries.find(({ challenge }) => challenge.key === key)!.challenge
      expect(file !== null, key).toBe(weakness !== undefined)
      if (kind === 'code') expect(file, key).not.toBeNull()
      if (!weakness) continue
      expect(lines, key).toEqual(withoutMarkers(await sourceOf(weakness)!.load()).holes)
      expect(lines.length, key).toBeGreaterThan(0)
    }
  })

  it('lists each id of a standard once, in the column of its edition, and no unknown ids', () => {
    for (const row of rows) {
      const { challenge } = entries.find(({ challenge }) => challenge.key === row.key)!
      const { cwe, asvs, wstg } = row
      const told = { cwe, owasp: owaspOf(row), asvs, wstg }
      expect(idsOf(told).sort(), row.key).toEqual(idsOf(challenge).sort())
      expect(standardProblems(told), row.key).toEqual([])
      // A challenge without a flaw has no CWE; all others have ids of the standards.
      if (cwe.length === 0) continue
      expect(asvs.length, row.key).toBeGreaterThan(0)
      expect(wstg.length, row.key).toBeGreaterThan(0)
    }
  })

  it('has the location of the ground truth’s flaws', () => {
    expect(rows.find(({ key }) => key === 'loginAdminChallenge')).toMatchObject({
      call: 'POST /rest/user/login',
      parameter: 'body.email',
      kind: 'code',
      cwe: [89],
      top10of2021: ['A03:2021'],
      top10of2025: ['A05:2025'],
      tools: ['Burp Suite', 'sqlmap', 'ZAP'],
      path: 'Injection',
      otherPaths: ['First ninety minutes'],
    })
  })

  it('finds the tools that practices name, and lists no others', () => {
    const named = new Set(rows.flatMap(({ tools }) => tools))
    expect(knownTools().filter((tool) => !named.has(tool))).toEqual([])
    expect(toolNames('Try <code>ffuf</code> and DOM Invader.')).toEqual(['DOM Invader', 'ffuf'])
    expect(toolNames('Read what people say.')).toEqual([BY_HAND])
    expect(toolNames('Slither reports it; Burp Suite and ZAP do not read contracts.')).toEqual(['Slither'])
  })
})

describe('writtenTable', () => {
  const odd = (): CatalogueRow => ({
    ...rows[0]!,
    name: '=HYPERLINK("x"), or',
    call: '@call',
    parameter: '-1',
    path: '+a',
  })

  it('quotes CSV, and escapes formulas', () => {
    const [head, line] = formatTable([odd()], 'csv').split('\r\n')
    expect(head).toMatch(/^id,key,name,category,stars,kind,call,parameter,file,lines,CWE,/)
    expect(line).toContain(`,"'=HYPERLINK(""x""), or",`)
    expect(line).toContain(`,"'@call","'-1",`)
    expect(line).toContain(`,"'+a",`)
    const cells = formatTable(rows, 'csv').split(/[,\r\n]+/)
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  })

  it('keeps all data in JSON, and writes one line per challenge in other formats', () => {
    expect(JSON.parse(formatTable(rows, 'json'))).toEqual(rows)
    for (const form of TABLE_FORMATS.filter((each) => each !== 'json'))
      expect(formatTable(rows, form).trim().split('\n'), form).toHaveLength(rows.length + 1)
    expect(exportTable(rows, 'csv')).toMatchObject({ name: 'catalogue.csv', type: 'text/csv; charset=utf-8' })
    const { content } = exportTable(rows, 'json')
    expect(JSON.parse(Buffer.from(content as Uint8Array).toString())).toHaveLength(rows.length)
  })
})
