import { createPrivacyRequest } from '@fruit/contracts/calls/privacy'
import { z } from 'zod'
import type { Resource } from '../resources/resource.ts'
import { REQUESTS } from './erasure.ts'
import { erasureRequested } from './facts.ts'

export const privacyResources: readonly Resource[] = [
  {
    ...REQUESTS,
    tag: 'Privacy',
    create: {
      call: createPrivacyRequest,
      rules: z.object({ deletionRequested: z.boolean().nullish() }),
      prepare: ({ session }, { deletionRequested }) => ({
        UserId: session!.accountId,
        deletionRequested: deletionRequested ? 1 : 0,
      }),
      created: (visit, { deletionRequested }) => {
        if (deletionRequested) visit.record(erasureRequested, { accountId: visit.session!.accountId })
      },
    },
  },
]
