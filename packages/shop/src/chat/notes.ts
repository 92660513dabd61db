import type { Collection } from '@fruit/world/documents'
import type { NewShop } from '@fruit/world/registry/template'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import MiniSearch from 'minisearch'
import { mayEditNote } from './seams.ts'

/** A note that the assistant reads to answer questions about the shop. */
export interface SupportNote {
  readonly _id: string
  readonly question: string
  readonly answer: string
  /** E-mail of the last author; empty for the shop itself. */
  readonly changedBy: string
  readonly [field: string]: unknown
}

const NOTES = 'support-notes' as Collection<SupportNote>

const FIRST_NOTES = [
  [
    'delivery',
    'How long does delivery take?',
    'Parcels leave the orchard within a day and are with you in one to five days, wherever a postman goes.',
  ],
  ['payment', 'How can I pay?', 'You pay by card or from your wallet on the last page of your order.'],
  [
    'returns',
    'How do I return or exchange something?',
    'Send unopened bottles back within fourteen days, and you get another one or your money.',
  ],
  [
    'storage',
    'How long does juice stay fresh?',
    'An open bottle keeps for three days in the fridge. A closed one keeps for a year in the cellar.',
  ],
  ['opening', 'What are your opening hours?', 'The shop never closes. The people behind it answer from nine to five.'],
] as const

/** Stores the notes of a new shop. */
export function seedNotes({ documents }: NewShop): void {
  for (const [_id, question, answer] of FIRST_NOTES) documents.insert(NOTES, { _id, question, answer, changedBy: '' })
}

/** All notes, as responses show them. */
export function listNotes({ world }: Visit) {
  return { status: 'success', data: world.documents.find<SupportNote>(NOTES).map(shown) }
}

/**
 * Replaces the answer of a note.
 *
 * @throws HttpError 403 without permission, 404 where there is no such note
 */
export async function changeNote({ world, session }: Visit, id: string, answer: string) {
  const [note] = world.documents.find<SupportNote>(NOTES, { _id: id })
  if (!note) throw new HttpError(404, 'There is no such note.')
  if (!(await world.call(mayEditNote, session!.role, id)))
    throw HttpError.expected(403, 'Only the shop writes its notes.', { name: 'ForbiddenError' })
  const { updated } = world.documents.update<SupportNote>(
    NOTES,
    { _id: id },
    { $set: { answer, changedBy: session!.email } },
  )
  return { note: updated[0]!, shown: { status: 'success', data: shown(updated[0]!) } }
}

/** The best match for a question: an array of at most one note. */
export function notesFor(world: World, question: string): SupportNote[] {
  const notes = world.documents.find<SupportNote>(NOTES)
  const index = new MiniSearch<SupportNote>({ idField: '_id', fields: ['_id', 'question', 'answer'] })
  index.addAll(notes)
  const [best] = index.search(question, { prefix: true, fuzzy: 0.2, combineWith: 'OR', boost: { _id: 3 } })
  return notes.filter(({ _id }) => _id === best?.id)
}

function shown({ _id, question, answer, changedBy }: SupportNote) {
  return { id: _id, question, answer, changedBy }
}
