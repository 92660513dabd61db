import { answers, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitUploadSize } from '@fruit/shop/complaints/seams'

/** Sizes that reach the check; the server refuses larger uploads earlier. */
const SIZES = [
  ...[1, 13, 1024, 5_000, 50_000, 65_536, 99_999, 100_000],
  ...[100_001, 100_024, 101_000, 102_399, 102_400, 102_401, 110_000, 120_000, 128_000, 131_072],
  ...[140_000, 149_999, 150_000, 150_001, 160_000, 170_000, 180_000, 190_000, 199_999, 200_000],
] as const

export const weakness = defineWeakness({
  id: 'upload-size',
  seams: [admitUploadSize],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'measure-on-the-server': {
      outcome: 'holds',
      why: 'The limit is now where nobody can step around it. The form may go on checking, to save customers a useless wait.',
      load: () => import('./fix-measure-on-the-server.ts'),
    },
    'lower-the-last-resort': {
      outcome: 'leaks',
      why: 'A lower ceiling is still not the one that the form promises. Whatever lies between the two is let in.',
      load: () => import('./fix-lower-the-last-resort.ts'),
    },
  },
  ownFix: {
    admitUploadSize: {
      signature: '(bytes: number) => boolean',
      doc: 'Says whether an invoice of that many bytes is taken. The form promises up to 100000, and the server itself takes no more than 200000 of whatever is sent.',
      property: answers(admitUploadSize, {
        name: 'An invoice of up to 100000 bytes is taken, and a larger one is not.',
        cases: () => SIZES.map((bytes): [number] => [bytes]),
        wrong: judgePermission,
        request: (bytes) => ({ method: 'POST', url: '/file-upload', as: `with a file of ${bytes} bytes` }),
      }),
      example: [5_000],
      fits: (answer: unknown): answer is boolean => typeof answer === 'boolean',
    },
  },
})
