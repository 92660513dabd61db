import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import type { HttpResponse } from '@fruit/world/route'
import type { FolderEntry } from '@fruit/world/storage/world-files'
import type { Visit } from '@fruit/world/visit'
import { pageAnswer } from '../page.ts'
import { addressOf } from '../page-address.ts'

/** An entry of a folder; `size` is null for documents that are generated on request. */
export type ListedEntry = Omit<FolderEntry, 'size'> & { readonly size: number | null }

/** Maximum number of entries on a page. The other formats of a listing have all. */
const MAX_SHOWN = 500

/** The listing of a folder as a page, which shows its first entries. */
export function listingPage(visit: Visit, folder: string, entries: readonly ListedEntry[]): HttpResponse {
  const rows = entries.slice(0, MAX_SHOWN).map((entry) => {
    const link = addressOf(visit.world, `${folder}/${encodeURIComponent(entry.name)}`)
    const size = entry.kind === 'folder' || entry.size === null ? '' : `${entry.size.toLocaleString('en')} B`
    const time = new Date(entry.modifiedAt).toISOString()
    return `<tr><td><a class="${entry.kind}" href="${escapeHtml(link)}">${escapeHtml(entry.name)}</a></td><td class="number">${size}</td><td><time datetime="${time}">${time.slice(0, 10)}</time></td></tr>`
  })
  if (entries.length > MAX_SHOWN)
    rows.push(`<tr><td colspan="3">${entries.length - MAX_SHOWN} more entries are not shown.</td></tr>`)
  return pageAnswer(visit, {
    title: `listing directory ${folder}`,
    body: `<section class="wide">
<h1 class="heading path">${escapeHtml(folder)}</h1>
<table class="listing"><thead><tr><th scope="col">Name</th><th scope="col" class="number">Size</th><th scope="col">Changed</th></tr></thead>
<tbody id="files">${rows.join('\n')}</tbody></table>
</section>`,
  })
}
