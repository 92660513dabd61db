import { z } from 'zod'
import { callsOf } from '../call.ts'
import { failure, plainText } from '../shapes.ts'

const call = callsOf({ tag: 'Operation', access: 'open' })

export const readMetrics = call('GET /metrics', {
  summary: 'Get metrics of the shop and the process in Prometheus format',
  answers: { 200: plainText, 403: z.union([failure, plainText]) },
})
