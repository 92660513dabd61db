import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitUploadType } from '@fruit/shop/complaints/seams'

export const weakness = defineWeakness({
  id: 'upload-type',
  seams: [admitUploadType],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'look-at-name-and-content': {
      outcome: 'holds',
      why: 'The server decides by its own list, and the first bytes must say the same as the ending. A page, a script or a program stays outside under its own name, and under that of an invoice as well.',
      load: () => import('./fix-look-at-name-and-content.ts'),
    },
    'believe-the-declared-type': {
      outcome: 'leaks',
      why: 'The media type in the form is written by whoever sends the file. Call a script `application/pdf`, and it is let in under its own name.',
      load: () => import('./fix-believe-the-declared-type.ts'),
    },
  },
})
