import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { readArchive } from '@fruit/shop/complaints/seams'

export const weakness = defineWeakness({
  id: 'file-write',
  seams: [readArchive],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'stay-in-the-folder': {
      outcome: 'holds',
      why: 'Each name is first turned into the path that it means, with every step up carried out, and only then compared with the folder. What ends up elsewhere is left out. Inside the folder an archive can still replace the invoices of others: a folder for each archive would end that, too.',
      load: () => import('./fix-stay-in-the-folder.ts'),
      alsoCloses: ['videoXssChallenge'],
    },
    'leave-it-packed': {
      outcome: 'holds',
      why: 'Nothing is unpacked, so no name in an archive means anything. The archive is kept as it came, and whoever reads the complaint opens it with a program that keeps to its folder. What is not done cannot go wrong.',
      load: () => import('./fix-leave-it-packed.ts'),
      alsoCloses: ['videoXssChallenge'],
    },
    'look-at-the-beginning': {
      outcome: 'leaks',
      why: 'Of course the path begins with the folder: it was put there a line before. The steps up come after it, and they are carried out when the file is written. Compare what a path means, not how it is spelt.',
      load: () => import('./fix-look-at-the-beginning.ts'),
    },
    'protect-what-matters': {
      outcome: 'leaks',
      why: 'A path has many spellings, and the list knows one of each: with a second slash in it, the legal notice is written again. And every file that is not on the list was never safe.',
      load: () => import('./fix-protect-what-matters.ts'),
    },
  },
})
