import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { offerListing, selectDocument } from '@fruit/shop/files/seams'

/** Whether an answer is an object with one text, under this name. */
function hasOnly<Key extends string>(answer: unknown, key: Key): answer is Readonly<Record<Key, string>> {
  if (typeof answer !== 'object' || answer === null) return false
  const [[name, value] = [], ...others] = Object.entries(answer)
  return name === key && typeof value === 'string' && others.length === 0
}

export const weakness = defineWeakness({
  id: 'directory-listing',
  seams: [offerListing, selectDocument],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'name-what-is-public': {
      outcome: 'holds',
      why: 'Nothing is public unless somebody said so: the legal notice, and confirmations whose number only the customer knows. The names in the folder are nobody’s business either.',
      load: () => import('./fix-name-what-is-public.ts'),
    },
    'hide-the-listing': {
      outcome: 'leaks',
      why: 'Without the list one has to know the name. But names are guessed, remembered and passed on, and the document is still sent to whoever asks for it.',
      load: () => import('./fix-hide-the-listing.ts'),
    },
    'refuse-the-document': {
      outcome: 'leaks',
      why: 'This refuses one spelling of one name. The folder finds a file by another spelling as well, and the next confidential document will not be on the list of exceptions.',
      load: () => import('./fix-refuse-the-document.ts'),
    },
    'close-the-folder': {
      outcome: 'breaks',
      why: 'Safe, but the shop links its legal notice from here, and customers fetch their order confirmations. They now find a closed door.',
      load: () => import('./fix-close-the-folder.ts'),
    },
  },
  ownFix: {
    offerListing: {
      signature: '(folder: string) => boolean',
      doc: 'Says whether visitors may see the names in a folder.',
      example: ['/ftp'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
    selectDocument: {
      signature: '(requested: string) => Selection',
      doc: 'Says which document a requested name means. A `Selection` is `{ name: string }`, or `{ refusal: string }` with the reason why there is none.',
      example: ['legal.md'],
      fits: (answer: unknown) => hasOnly(answer, 'name') || hasOnly(answer, 'refusal'),
    },
  },
})
