import type { Call } from '@fruit/contracts/call'
import type { ClientResponse } from '@fruit/world/client'
import { expect } from 'vitest'

/** Fails the test unless a call's contract names the answer's status and its body fits what is said there. */
export function expectFits(call: Call, response: ClientResponse): void {
  const what = `${call.method} ${call.path} answered ${response.status}`
  const schema = call.answers[response.status]
  if (!schema) expect.fail(`${what}, but its contract knows only ${Object.keys(call.answers).join(', ')}.`)
  const type = String(response.headers['content-type'] ?? '')
  if (response.status >= 400 && type.startsWith('text/html')) {
    // The page that the error handler shows to those who ask for no JSON: it belongs to no single call.
    expect(response.text, what).toContain('id="stacktrace"')
    return
  }
  const result = schema.safeParse(type.startsWith('application/json') ? response.json() : response.text)
  if (!result.success) expect.fail(`${what} with a body that does not fit: ${result.error.message}\n${response.text}`)
}
