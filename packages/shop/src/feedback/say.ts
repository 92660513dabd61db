import type { ClientResponse } from '@fruit/world/visits/client'
import type { Visitor } from '../feature.ts'
import { solveSum } from './captcha.ts'

/** Sends feedback with a solved captcha. */
export async function sendFeedbackAsVisitor(visitor: Visitor, body: object = {}): Promise<ClientResponse> {
  const { captchaId, captcha } = (await visitor.get('/rest/captcha/')).json()
  const solved = { captchaId, captcha: String(solveSum(captcha)) }
  return visitor.post('/api/Feedbacks', { comment: 'Crisp.', rating: 4, ...solved, ...body })
}
