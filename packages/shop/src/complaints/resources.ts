import { listComplaints, sendComplaint } from '@fruit/contracts/calls/complaints'
import { z } from 'zod'
import type { Resource } from '../resources/resource.ts'
import { shown } from '../resources/row-source.ts'
import { rule } from '../resources/rules.ts'
import { COMPLAINTS } from '../schema.ts'
import { complaintStored } from './facts.ts'
import { attributeComplaint, selectVisibleComplaints } from './seams.ts'

const MANDATORY = rule('Please write what went wrong.')

export const complaintResources: readonly Resource[] = [
  {
    name: 'Complaints',
    tag: 'Complaints',
    ...shown(COMPLAINTS),
    scope: ({ world, session }) => world.use(selectVisibleComplaints)(session!),
    list: { call: listComplaints },
    create: {
      call: sendComplaint,
      rules: z.object({
        UserId: z.number().nullish(),
        message: z.string({ error: MANDATORY }).trim().min(1, MANDATORY),
        file: z.string().nullish(),
      }),
      prepare: ({ world, session }, { UserId, message, file }) => ({
        UserId: world.use(attributeComplaint)(session!, (UserId as number | undefined) ?? null),
        message: message!,
        file: file ?? null,
      }),
      created: (visit, { id, UserId, message }) =>
        visit.record(complaintStored, {
          complaintId: id,
          author: UserId as number,
          sender: visit.session!.accountId,
          message: message as string,
        }),
    },
  },
]
