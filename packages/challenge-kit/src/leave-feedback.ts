import type { ClientResponse } from '@fruit/world/visits/client'
import type { Attacker } from './proof.ts'

/**
 * Sends feedback with a CAPTCHA solved by calculation, not by reading the leaked answer.
 *
 * @param body fields in addition to comment, rating and CAPTCHA, or replacements for them
 */
export async function leaveFeedback(attacker: Attacker, body: object = {}): Promise<ClientResponse> {
  const solved = await solvedCaptcha(attacker)
  return attacker.post('/api/Feedbacks', { comment: 'Crisp.', rating: 4, ...solved, ...body })
}

/** Requests a CAPTCHA and returns it with its answer, as fields of feedback. */
export async function solvedCaptcha(attacker: Attacker): Promise<{ captchaId: number; captcha: string }> {
  const { captchaId, captcha } = (await attacker.get('/rest/captcha/')).json()
  return { captchaId, captcha: String(evaluateTerm(captcha)) }
}

/** Evaluates a term such as `3*7-10`. */
function evaluateTerm(text: string): number {
  const product = (term: string) => term.split('*').reduce((value, factor) => value * Number(factor), 1)
  return text.split(/(?=[+-])/).reduce((total, term) => total + product(term), 0)
}
