import { codeOf, readCatalogue } from '@fruit/catalogue/catalogue'
import { type TableForm, writtenTable } from '@fruit/server/console/exports/table-forms'
import { catalogueTable } from '@fruit/training/scanning/catalogue-table'

/** The whole catalogue as text, according to the sources. */
export async function writtenCatalogue(form: TableForm): Promise<string> {
  const { entries, paths } = readCatalogue()
  return writtenTable(await catalogueTable({ entries, paths, codeOf }), form)
}
