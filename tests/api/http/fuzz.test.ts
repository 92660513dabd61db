import { seededDice } from '@fruit/sandbox/testing/dice'
import { expect, it } from 'vitest'
import { type Operation, operationsOf } from '../../support/example-player.ts'
import { fuzzRequest } from '../../support/fuzz-requests.ts'
import { openTestApp } from '../../support/test-app.ts'

/** `FUZZ_REQUESTS=100000 FUZZ_SEED=7 npx vitest run --project unit fuzz` sends more or other requests. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500)
const SEED = Number(process.env.FUZZ_SEED ?? 17)

/** Requests per learner, so that no shop becomes full. */
const PER_LEARNER = 500

/** Expected responses with status 500, for an unknown URL and a body that is not JSON: docs/reference/http.md. */
const EXPECTED_ERROR = /<title>Error: (?:Unexpected path|The body)|"message":"(?:Unexpected path|The body)/

it(
  `answers ${REQUESTS} generated requests without an unexpected error (seed ${SEED})`,
  async () => {
    const app = await openTestApp({ shop: 'safe' })
    try {
      const dice = seededDice(SEED)
      const unforeseen: string[] = []
      let operations: readonly Operation[] = []
      for (let place = 0; place < REQUESTS; place += PER_LEARNER) {
        const learner = app.learner()
        const client = learner.client()
        operations = operationsOf((await client.get('/api-docs/openapi.json')).json())
        const { token } = await client.becomeCustomer()
        for (let count = place; count < Math.min(place + PER_LEARNER, REQUESTS); count++) {
          const operation = operations[Math.floor(dice() * operations.length)]!
          const request = fuzzRequest(operation, dice, token)
          const { name, value } = learner.cookie
          const { cookie = '' } = request.headers
          const answer = await app.app.server.inject({
            method: request.method as 'GET',
            url: request.url,
            headers: { ...request.headers, cookie: `${name}=${value}; ${cookie}` },
            ...(request.payload !== undefined && { payload: request.payload }),
          })
          // Statuses in the document are expected, and so are these two errors.
          if (answer.statusCode >= 500 && !operation.responses[answer.statusCode] && !EXPECTED_ERROR.test(answer.body))
            unforeseen.push(
              `${count}: ${answer.statusCode} ${request.method} ${request.url.slice(0, 300)} ${request.payload?.slice(0, 300) ?? ''} ${answer.body.slice(0, 200)}`,
            )
        }
      }
      expect(unforeseen).toEqual([])
      expect(app.reports.filter((line) => /\b(?:Error|failed)\b/.test(line))).toEqual([])
      expect((await app.learner().client().get('/rest/languages')).status).toBeLessThan(500)
    } finally {
      await app.close()
    }
  },
  30 * 60 * 1000,
)
