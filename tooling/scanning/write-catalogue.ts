import { readCatalogue, sourceOf } from '@fruit/catalogue/catalogue'
import { formatTable, type TableFormat } from '@fruit/classroom/exports/table-formats'
import { catalogueTable } from '@fruit/training/scanning/catalogue-table'

/** The whole catalogue as text, according to the sources. */
export async function writtenCatalogue(form: TableFormat): Promise<string> {
  const { entries, paths } = readCatalogue()
  return formatTable(await catalogueTable({ entries, paths, codeOf: sourceOf }), form)
}
