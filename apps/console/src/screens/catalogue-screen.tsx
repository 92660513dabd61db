import { TextField } from '@fruit/look/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CatalogueFilter, type CatalogueRow, filteredRows, pathsOf, standardsOf } from '../lib/catalogue-filter.ts'
import { useServices } from '../lib/services.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SimpleTable } from '../ui/simple-table.tsx'

const KINDS = {
  code: 'A flaw in code',
  data: 'A weak or leaked secret',
  discovery: 'Something to find',
  knowledge: 'Something to report',
} as const

/** Every challenge with the place of its vulnerability, its ids in standards, and tools that find this kind. */
export function CatalogueScreen() {
  const { api } = useServices()
  const query = useQuery({
    queryKey: ['catalogue'],
    queryFn: () => api.call('GET /api/catalogue'),
  })
  const file = (as: 'csv' | 'json') => () => api.open('GET /api/catalogue/export', { query: { as } })
  return (
    <>
      <div className="head">
        <h1 className="heading">Catalogue</h1>
        <div className="buttons">
          <ExportButton load={file('csv')}>CSV</ExportButton>
          <ExportButton load={file('json')}>JSON</ExportButton>
        </div>
      </div>
      <p className="muted">
        Every challenge, with the place of its hole. It gives all answers away: do not project it.
      </p>
      <Loaded query={query}>{({ rows }) => <CatalogueTable rows={rows} />}</Loaded>
    </>
  )
}

function CatalogueTable({ rows }: { readonly rows: readonly CatalogueRow[] }) {
  const [filter, setFilter] = useState<CatalogueFilter>({ search: '', kind: '', stars: '', path: '' })
  const shown = filteredRows(rows, filter)
  return (
    <>
      <div className="filters">
        <TextField
          label="Search"
          hint="Names, calls, files, ids such as CWE-89, tools"
          type="search"
          value={filter.search}
          onChange={(change) => setFilter({ ...filter, search: change.target.value })}
        />
        <ChoiceField
          label="Kind"
          value={filter.kind}
          options={[['', 'All kinds'], ...(Object.entries(KINDS) as [CatalogueRow['kind'], string][])]}
          onChange={(kind) => setFilter({ ...filter, kind })}
        />
        <ChoiceField
          label="Stars"
          value={filter.stars}
          options={[
            ['', 'All'],
            ...(['1', '2', '3', '4', '5', '6'] as const).map((each) => [each, `${each}★`] as const),
          ]}
          onChange={(stars) => setFilter({ ...filter, stars })}
        />
        <ChoiceField
          label="Path"
          value={filter.path}
          options={[['', 'All paths'], ...pathsOf(rows).map((each) => [each, each] as const)]}
          onChange={(path) => setFilter({ ...filter, path })}
        />
      </div>
      <p role="status">
        {shown.length} of {rows.length} challenges
      </p>
      <SimpleTable
        caption="Catalogue"
        none="No challenge matches."
        items={shown}
        keyOf={({ key }) => key}
        columns={[
          { label: 'Challenge', show: ({ name, difficulty }) => `${name} (${difficulty}★)` },
          { label: 'Category', show: ({ category, kind }) => `${category}: ${KINDS[kind].toLowerCase()}` },
          { label: 'Hole', show: (row) => <VulnerabilityPlace row={row} /> },
          { label: 'Standards', show: (row) => standardsOf(row).join(', ') },
          { label: 'Tools', show: ({ tools }) => tools.join(', ') },
          {
            label: 'Path',
            show: ({ path, otherPaths }) => [...(path === null ? [] : [path]), ...otherPaths].join(', '),
          },
        ]}
      />
    </>
  )
}

function VulnerabilityPlace({ row: { call, parameter, file, lines } }: { readonly row: CatalogueRow }) {
  return (
    <>
      <code>{call}</code>, {parameter}
      {file !== null && (
        <>
          {' '}
          in <code>{file}</code>
          {lines.length > 0 && `, ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`}
        </>
      )}
    </>
  )
}
