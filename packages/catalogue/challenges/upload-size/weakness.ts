import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitUploadSize } from '@fruit/shop/complaints/seams'

export const weakness = defineWeakness({
  id: 'upload-size',
  seams: [admitUploadSize],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'measure-on-the-server': {
      outcome: 'holds',
      why: 'The limit now stands where nobody can step around it. The form may go on checking, to save customers a useless wait.',
      load: () => import('./fix-measure-on-the-server.ts'),
    },
    'lower-the-last-resort': {
      outcome: 'leaks',
      why: 'A lower ceiling is still another one than the form promises. Whatever lies between the two is let in.',
      load: () => import('./fix-lower-the-last-resort.ts'),
    },
  },
})
