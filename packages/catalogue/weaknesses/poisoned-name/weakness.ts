import { answers } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { cleanName } from '@fruit/shop/files/seams'

const CONFIRMATION = 'order_5267-0123456789abcdef.pdf'
/** File names that must be found unchanged. */
const HONEST: readonly string[] = [
  'legal.md',
  'acquisitions.md',
  'incident-support.kdbx',
  CONFIRMATION,
  'read me.md',
  '100%.md',
  'größe.pdf',
]
/** Files in the folder that it does not serve because of their extension. */
const KEPT: readonly string[] = [
  'package.json.bak',
  'coupons_2013.md.bak',
  'suspicious_errors.yml',
  'eastere.gg',
  'encrypt.pyc',
]
/** Suffixes that other parts of a program may ignore. */
const ENDS = [
  '%00.md',
  '%00.pdf',
  '%00legal.md',
  '%00%00.md',
  '%00/legal.md',
  '%2500.md',
  '\0.md',
  '\u0000legal.pdf',
  '%0a.md',
  '\n.md',
  '?.md',
  '#.md',
  ';.md',
  ' .md',
  '%20.md',
  '::$DATA.md',
] as const
const POISONED: readonly string[] = KEPT.flatMap((name) => ENDS.map((end) => name + end))

export const weakness = defineWeakness({
  id: 'poisoned-name',
  seams: [cleanName],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'open-what-was-checked': {
      outcome: 'holds',
      why: 'The extension is checked on one name, and the document is looked up under that same name. Nothing changes it in between, so nothing can make the check look at something else.',
      load: () => import('./fix-open-what-was-checked.ts'),
      // The first egg file contains the path of the second egg.
      alsoCloses: ['easterEggLevelTwoChallenge'],
    },
    'refuse-the-reported-name': {
      outcome: 'leaks',
      why: 'It knows the request that was reported: a zero and `.md`. With `.pdf` behind the zero, or with anything between the two, the name is cut as before.',
      load: () => import('./fix-refuse-the-reported-name.ts'),
    },
    'cut-at-the-last-zero': {
      outcome: 'leaks',
      why: 'Where the name is cut makes no difference when there is one zero in it. As long as anything is cut off after the check, what was checked is not what is opened.',
      load: () => import('./fix-cut-at-the-last-zero.ts'),
    },
    'keep-letters-and-dots': {
      outcome: 'breaks',
      why: 'The poison is gone, and so are the dashes: every confirmation of an order has one in its name. Customers are told that theirs does not exist.',
      load: () => import('./fix-keep-letters-and-dots.ts'),
    },
  },
  ownFix: {
    cleanName: {
      signature: '(name: string) => string',
      doc: 'Says under which name a document lies in the folder, given the name that was asked for, whose extension was found good.',
      property: answers(cleanName, {
        name: 'A document is looked up under exactly the name whose extension was checked.',
        cases: () => [...HONEST, ...POISONED].map((name) => [name]),
        // A name that matches no document is as safe as the unchanged one.
        wrong: (answer, due) => {
          if (answer === due) return null
          if (HONEST.includes(due)) return 'breaks'
          return KEPT.some((name) => answer.trim().toLowerCase() === name) ? 'leaks' : null
        },
        request: (name) => ({ method: 'GET', url: `/ftp/${encodeURIComponent(name)}`, as: 'anybody' }),
      }),
      example: ['legal.md'],
      fits: (answer: unknown) => typeof answer === 'string',
    },
  },
})
