import { uploadInvoice } from '@fruit/contracts/calls/complaints'
import { handle, type Route } from '@fruit/world/route'
import { storeInvoice } from './invoices.ts'

export const complaintRoutes: readonly Route[] = [
  handle(uploadInvoice, (visit, _input, { upload }) => storeInvoice(visit, upload)),
]
