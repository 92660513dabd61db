import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitUploadType } from '@fruit/shop/complaints/seams'

export const weakness = defineWeakness({
  id: 'upload-type',
  seams: [admitUploadType],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'look-at-name-and-content': {
      outcome: 'holds',
      why: 'The server decides by its own list, and the first bytes must fit the extension. A page, a script or a program is no longer let in under its own name. The first bytes prove little, though: five of them make anything look like a PDF. So nothing runs where uploads are kept, and they are sent as downloads.',
      load: () => import('./fix-look-at-name-and-content.ts'),
    },
    'believe-the-declared-type': {
      outcome: 'leaks',
      why: 'The media type in the form is written by whoever sends the file. Call a script `application/pdf`, and it is let in under its own name.',
      load: () => import('./fix-believe-the-declared-type.ts'),
    },
  },
})
