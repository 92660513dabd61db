import type { ExportedData } from '@fruit/contracts/calls/privacy'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { TFunction } from 'i18next'

/** Formats of the export. */
export const FORMATS = ['json', 'csv', 'html'] as const
export type ExportFormat = (typeof FORMATS)[number]

/** A file to download. */
export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** The reader's language: its texts, and its tag, such as `en`. */
interface Words {
  readonly t: TFunction
  readonly language: string
}

/**
 * The data in a format.
 *
 * @param userData the data as JSON
 */
export function exportedFile(format: ExportFormat, userData: string, words: Words): ExportedFile {
  if (format === 'json') return { name: 'my-data.json', type: 'application/json', text: userData }
  const rows = rowsOf(JSON.parse(userData) as ExportedData, words.t)
  if (format === 'csv') return { name: 'my-data.csv', type: 'text/csv', text: asCsv(rows) }
  return { name: 'my-data.html', type: 'text/html', text: asPage(rows, words) }
}

type Cell = string | number
/** The part of the data, the item, its text, its quantity and its amount. */
type Row = readonly [part: string, which: Cell, text: Cell, quantity: Cell, amount: Cell]

/** All data in one table with a head, so that it fits into one file. */
function rowsOf({ username, email, orders, reviews, memories }: ExportedData, t: TFunction): [head: Row, ...Row[]] {
  const [account, order] = [t('EXPORTED_ACCOUNT'), t('EXPORTED_ORDER')]
  return [
    [t('EXPORTED_PART'), t('EXPORTED_WHICH'), t('EXPORTED_TEXT'), t('QUANTITY'), t('AMOUNT')],
    [account, t('EXPORTED_USER_NAME'), username, '', ''],
    [account, t('EMAIL'), email, '', ''],
    ...orders.flatMap(({ orderId, products, totalPrice, bonus, eta }): Row[] => [
      ...products.map(({ name, quantity, total }): Row => [order, orderId, name, quantity, total]),
      [order, orderId, t('EXPORTED_ORDER_TOTAL', { bonus, eta }), '', totalPrice],
    ]),
    ...reviews.map(
      ({ productId, message, likesCount, likedBy }): Row => [
        t('REVIEW'),
        t('PRODUCT_NUMBER', { number: productId }),
        likesCount > 0 ? t('EXPORTED_LIKED', { message, customers: likedBy.join(', ') }) : message,
        '',
        '',
      ],
    ),
    ...memories.map(({ imageUrl, caption }): Row => [t('PHOTO'), imageUrl, caption, '', '']),
  ]
}

/** Comma-separated values (RFC 4180), with a byte order mark by which spreadsheets recognize UTF-8. */
function asCsv(rows: readonly Row[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

/** Spreadsheets evaluate text that begins like a formula; a leading apostrophe prevents that. */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A complete HTML page for printing. */
function asPage([head, ...rows]: readonly [Row, ...Row[]], { t, language }: Words): string {
  const line = (row: Row, tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escapeHtml(t('EXPORTED_TITLE'))}</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;border:1px solid #999;text-align:left;overflow-wrap:anywhere}</style>
<h1>${escapeHtml(t('EXPORTED_TITLE'))}</h1>
<table>
<thead>${line(head, 'th')}</thead>
<tbody>
${rows.map((row) => line(row, 'td')).join('\n')}
</tbody>
</table>
</html>
`
}
