import type { Call } from '@fruit/contracts/call'
import type { ClientResponse } from '@fruit/world/visits/client'
import { expect } from 'vitest'

/** Fails the test unless the call's contract declares the response's status and the body matches the declared schema. */
export function expectMatchesContract(call: Call, response: ClientResponse): void {
  const what = `${call.method} ${call.path} answered ${response.status}`
  const schema = call.answers[response.status]
  if (!schema) expect.fail(`${what}, but its contract declares only ${Object.keys(call.answers).join(', ')}.`)
  const type = String(response.headers['content-type'] ?? '')
  if (response.status >= 400 && type.startsWith('text/html')) {
    // The error handler's HTML page for clients that do not accept JSON; it is not part of a call's contract.
    expect(response.text, what).toContain('id="stacktrace"')
    return
  }
  const result = schema.safeParse(type.startsWith('application/json') ? response.json() : response.text)
  if (!result.success) expect.fail(`${what} with a body that does not fit: ${result.error.message}\n${response.text}`)
}
