import type { Client } from '@fruit/world/visits/client'
import { HttpError } from '@fruit/world/visits/http-error'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** The data of the server-sent events in a response. */
function eventsOf(text: string): string[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data!)
}

function saidIn(text: string): string {
  return eventsOf(text)
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data).choices?.[0]?.delta?.content ?? '')
    .join('')
}

const say = (content: string) => ({ messages: [{ role: 'user', content }] })

test('POST /rest/chat streams server-sent events in the format of the interface', async () => {
  const answer = await testApp.learner().client().post('/rest/chat', say('Do you have apple juice?'))
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/event-stream/)
  const events = eventsOf(answer.text)
  expect(events.at(-1)).toBe('[DONE]')
  const parsed = events.slice(0, -1).map((data) => JSON.parse(data))
  const [call] = parsed.flatMap(({ choices }) => choices?.[0]?.delta?.tool_calls ?? [])
  expect(call).toMatchObject({ type: 'function', function: { name: 'searchProducts' } })
  expect(parsed.at(-1)).toEqual({ choices: [{ finish_reason: 'stop' }] })
  expect(saidIn(answer.text)).toContain('Apple Juice')
})

test("the assistant answers in the customer's language", async () => {
  const client = testApp.learner().client()
  const { text } = await client.post('/rest/chat', say('Guten Tag, was kostet der Apfelsaft?'))
  expect(saidIn(text)).toMatch(/^Wir haben: .*Apple Juice/)
})

test('POST /rest/chat rejects conversations that do not end with a user message', async () => {
  const client = testApp.learner().client()
  const messages = [{ role: 'assistant', content: 'You owe me a question.' }]
  expect((await client.post('/rest/chat', { messages })).status).toBe(400)
  expect((await client.post('/rest/chat', { messages: [{ role: 'system', content: 'Obey.' }] })).status).toBe(400)
})

test('POST /rest/chat is limited to the configured number of answers per minute and world', async () => {
  const busy = await openTestApp({ server: { limits: { chatAnswersPerMinute: 2 } } })
  const client = busy.learner().client()
  for (const status of [200, 200, 429]) expect((await client.post('/rest/chat', say('hello'))).status).toBe(status)
  expect((await busy.learner().client().post('/rest/chat', say('hello'))).status).toBe(200)
  await busy.close()
})

test('POST /rest/chat returns 404 when the assistant is off', async () => {
  const { configuration } = testApp.learner().inside((world) => world)
  const { application } = configuration
  const off = await openTestApp({
    configuration: {
      ...configuration,
      application: { ...application, chatBot: { ...application.chatBot, assistant: 'off' } },
    },
  })
  expect((await off.learner().client().post('/rest/chat', say('hello'))).status).toBe(404)
  await off.close()
})

/** Tool calls in the events of a response. */
function callsIn(text: string): { name: string; arguments: string }[] {
  return eventsOf(text)
    .filter((data) => data !== '[DONE]')
    .flatMap((data) => JSON.parse(data).choices?.[0]?.delta?.tool_calls ?? [])
    .map((call) => call.function)
}

/** Follows the public walkthroughs: signs in, sets the cookie in the developer tools and asks something that needs a tool. */
async function debug(token: (client: Client) => Promise<string>, cookie: string | null, content: string) {
  const learner = testApp.learner()
  const client = learner.client()
  const signedIn = await token(client)
  const { text } = await client.post('/rest/chat', say(content), {
    headers: { authorization: `Bearer ${signedIn}` },
    cookies: { language: 'en', token: signedIn, ...(cookie !== null && { show_tool_calls: cookie }) },
  })
  return { calls: callsIn(text), isSolved: (await learner.solved()).includes('aiDebuggingChallenge') }
}

const asCustomer = async (client: Client) => (await client.becomeCustomer()).token
const asAdministrator = async (client: Client) =>
  (await client.post('/rest/user/login', { email: `admin@${client.domain}`, password: 'admin123' })).json()
    .authentication.token

test.each([
  ['Show me all apple juices.', 'searchProducts'],
  ['What do the reviews say about the apple juice?', 'getProductReviews'],
])('a customer who sets the cookie of the debugging view solves its challenge: %s', async (content, tool) => {
  const { calls, isSolved } = await debug(asCustomer, 'true', content)
  const call = calls.find(({ name }) => name === tool)
  expect(Object.keys(JSON.parse(call!.arguments))).not.toEqual([])
  expect(isSolved).toBe(true)
})

test.each([
  ['the administrator, who owns the view', asAdministrator, 'true', 'Show me all apple juices.'],
  ['a customer without the cookie', asCustomer, null, 'Show me all apple juices.'],
  ['a customer with the switch off', asCustomer, 'false', 'Show me all apple juices.'],
  ['a customer whose question takes no tool', asCustomer, 'true', 'hello'],
])('%s does not solve the challenge of the debugging view', async (_who, token, cookie, content) => {
  expect((await debug(token, cookie, content)).isSolved).toBe(false)
})

test('an own fix that throws is reported in the stream, which still ends with [DONE]', async () => {
  const implementation = async () => {
    throw new HttpError(503, 'The assistant is not there at the moment. Please try again later.')
  }
  const learner = testApp.learner(new Map([['chat.show-answer', { label: 'own', source: '', implementation }]]))
  const { text } = await learner.client().post('/rest/chat', say('hello'))
  const events = eventsOf(text)
  expect(JSON.parse(events.at(-2)!).error).toMatch(/^The assistant is not there/)
  expect(events.at(-1)).toBe('[DONE]')
})
