import { answers, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { offerListing, selectDocument } from '@fruit/shop/files/seams'

/** Returns whether the result is an object whose only property is a string with this name. */
function hasOnly<Key extends string>(answer: unknown, key: Key): answer is Readonly<Record<Key, string>> {
  if (typeof answer !== 'object' || answer === null) return false
  const [[name, value] = [], ...others] = Object.entries(answer)
  return name === key && typeof value === 'string' && others.length === 0
}

const FOLDERS = ['/ftp', '/ftp/', '/ftp/quarantine', '/encryptionkeys', '/support/logs', '/', '/FTP', '/ftpx'] as const
const CONFIRMATION = 'order_5267-0123456789abcdef.pdf'
const PUBLIC = ['legal.md', CONFIRMATION, 'order_0a1b-fedcba9876543210.pdf'] as const
/** Files in the folder, and names that only differ in case. */
const PRIVATE = [
  'acquisitions.md',
  'Acquisitions.MD',
  'ACQUISITIONS.MD',
  'acquisitions.md ',
  ' acquisitions.md',
  './acquisitions.md',
  'legal.md/../acquisitions.md',
  'acquisitions.md\0.md',
  'acquisitions.md%00.md',
  'acquisitions.md\0legal.md',
  'acquisitions.md%00legal.md',
  'acquisitions.md?legal.md',
  'acquisitions.md#legal.md',
  'legal.md\nacquisitions.md',
  'acquisitions.md\nlegal.md',
  'announcement_encrypted.md',
  'incident-support.kdbx',
  'package.json.bak',
  'package.json.bak%2500.md',
  'coupons_2013.md.bak',
  'coupons_2013.md.bak\0.pdf',
  'suspicious_errors.yml',
  'encrypt.pyc',
  'eastere.gg',
  'quarantine',
  `${CONFIRMATION}.bak`,
  `x${CONFIRMATION}`,
  `${CONFIRMATION}/../acquisitions.md`,
  `acquisitions.md/${CONFIRMATION}`,
  'invoice.pdf',
  'readme.md',
  '',
  '.',
  '..',
  '__proto__',
] as const

export const weakness = defineWeakness({
  id: 'directory-listing',
  seams: [offerListing, selectDocument],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'name-what-is-public': {
      outcome: 'holds',
      why: 'Nothing is public unless somebody said so: the legal notice, and confirmations, whose long number works like a key. Whoever has it can read that one. The names in the folder are nobody’s business either.',
      load: () => import('./fix-name-what-is-public.ts'),
      alsoCloses: [
        'easterEggLevelOneChallenge',
        'easterEggLevelTwoChallenge',
        'forgottenBackupChallenge',
        'forgottenDevBackupChallenge',
        'loginSupportChallenge',
        'misplacedSignatureFileChallenge',
        'nullByteChallenge',
      ],
    },
    'hide-the-listing': {
      outcome: 'leaks',
      why: 'Without the list you have to know the name. But names are guessed, remembered and passed on, and the document is still sent to whoever asks for it.',
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
      property: answers(offerListing, {
        name: 'Nobody sees the names in a folder.',
        cases: () => FOLDERS.map((folder) => [folder]),
        wrong: judgePermission,
        request: (folder) => ({ method: 'GET', url: folder, as: 'anybody' }),
      }),
      example: ['/ftp'],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
    selectDocument: {
      signature: '(requested: string) => Selection',
      doc: 'Says which document a requested name means. A `Selection` is `{ name: string }`, or `{ refusal: string }` with the reason why there is none.',
      property: answers(selectDocument, {
        name: 'Everybody gets the legal notice, and whoever knows the number of an order gets its confirmation; nobody gets any other document, however its name is spelt.',
        cases: () => [...PUBLIC, ...PRIVATE].map((name) => [name]),
        // Documents are public if the safe implementation returns them under the requested name.
        wrong: (selection, due) => {
          if ('name' in selection)
            return 'name' in selectDocument.safe(selection.name)
              ? 'name' in due && due.name !== selection.name
                ? 'breaks'
                : null
              : 'leaks'
          return 'name' in due ? 'breaks' : null
        },
        request: (requested) => ({ method: 'GET', url: `/ftp/${encodeURIComponent(requested)}`, as: 'anybody' }),
      }),
      example: ['legal.md'],
      fits: (answer: unknown) => hasOnly(answer, 'name') || hasOnly(answer, 'refusal'),
    },
  },
})
