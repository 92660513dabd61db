import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, plainText } from '../shapes.ts'

export const readMetrics = defineCall({
  method: 'GET',
  path: '/metrics',
  summary: 'Figures of the shop and of the process, as Prometheus reads them',
  tag: 'Operation',
  access: 'open',
  answers: { 200: plainText, 403: z.union([failure, plainText]) },
})
