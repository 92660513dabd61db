import type { ClientResponse } from '@fruit/world/client'
import type { Attacker } from './proof.ts'

/**
 * Sends feedback with a captcha that is solved by computing it, not by reading the leaked answer.
 *
 * @param body what is sent beside a comment, a rating and the solved captcha, or in their place
 */
export async function leaveFeedback(attacker: Attacker, body: object = {}): Promise<ClientResponse> {
  const solved = await solvedCaptcha(attacker)
  return attacker.post('/api/Feedbacks', { comment: 'Crisp.', rating: 4, ...solved, ...body })
}

/** A new captcha and what it comes to, in the form in which feedback carries them. */
export async function solvedCaptcha(attacker: Attacker): Promise<{ captchaId: number; captcha: string }> {
  const { captchaId, captcha } = (await attacker.get('/rest/captcha/')).json()
  return { captchaId, captcha: String(sum(captcha)) }
}

/** What a sum such as `3*7-10` comes to. */
function sum(text: string): number {
  const product = (term: string) => term.split('*').reduce((value, factor) => value * Number(factor), 1)
  return text.split(/(?=[+-])/).reduce((total, term) => total + product(term), 0)
}
