import { getCaptcha, sendFeedback } from '@fruit/contracts/calls/feedback'
import { solveSum } from '@fruit/shop/feedback/captcha'
import type { Client } from '@fruit/world/visits/client'
import { expectMatchesContract } from './answers-fit.ts'

/** A new captcha with its solution. */
export async function captchaFor(client: Client) {
  const response = await client.get('/rest/captcha/')
  expectMatchesContract(getCaptcha, response)
  const { captchaId, captcha } = response.json()
  return { captchaId, captcha: String(solveSum(captcha)) }
}

/** Sends feedback with exactly this body. */
export async function postFeedback(client: Client, body: object) {
  const response = await client.post('/api/Feedbacks', body)
  expectMatchesContract(sendFeedback, response)
  return response
}

/** Sends feedback with a solved captcha, as the web client does. */
export async function postFeedbackWithCaptcha(client: Client, body: object = {}) {
  return postFeedback(client, { comment: 'Crisp.', rating: 4, ...(await captchaFor(client)), ...body })
}
