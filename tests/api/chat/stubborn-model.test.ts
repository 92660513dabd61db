import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chunk, FakeModel, streamAnswer } from '../../support/stand-in-model.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const DEADLINE_MS = 30_000

let model: FakeModel
const opened: TestApp[] = []

beforeEach(async () => {
  model = new FakeModel()
  await model.open()
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const testApp of opened.splice(0)) await testApp.close()
  await model.close()
})

async function shop(fallsBack = true): Promise<TestApp> {
  const plain = await openTestApp()
  const { configuration } = plain.learner().inside((world) => world)
  await plain.close()
  const { application } = configuration
  const chatBot = {
    ...application.chatBot,
    assistant: 'model' as const,
    fallsBack,
    llmApiUrl: `http://127.0.0.1:${model.port}/v1`,
    llmMaxRetries: 0,
  }
  const testApp = await openTestApp({ configuration: { ...configuration, application: { ...application, chatBot } } })
  opened.push(testApp)
  return testApp
}

const body = (content: string) => ({ messages: [{ role: 'user', content }] })

function eventsIn(text: string) {
  const events = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data!))
  return {
    said: events.map(({ choices }) => choices?.[0]?.delta?.content ?? '').join(''),
    notes: events.flatMap(({ note }) => note ?? []),
    errors: events.flatMap(({ error }) => error ?? []),
    isComplete: text.endsWith('data: [DONE]\n\n'),
  }
}

/** Asks over a real connection, so that the response can be read as it arrives. */
async function ask(testApp: TestApp, learner: Learner, content: string, signal?: AbortSignal): Promise<Response> {
  await testApp.app.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = testApp.app.server.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/rest/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${learner.cookie.name}=${learner.cookie.value}` },
    body: JSON.stringify(body(content)),
    ...(signal && { signal }),
  })
}

/** Replaces the next deadline. @returns a function that makes it expire */
function interceptDeadline(): () => void {
  const controller = new AbortController()
  const original = AbortSignal.timeout.bind(AbortSignal)
  let isSet = false
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    if (isSet || milliseconds !== DEADLINE_MS) return original(milliseconds)
    isSet = true
    return controller.signal
  })
  return () => controller.abort(new DOMException('The deadline has passed.', 'TimeoutError'))
}

test('the built-in model answers when the model is silent until the deadline', async () => {
  const testApp = await shop()
  const pass = interceptDeadline()
  model.respond = pass
  const { said, notes, errors, isComplete } = eventsIn(
    (await testApp.learner().client().post('/rest/chat', body('Do you have apple juice?'))).text,
  )
  expect({ notes: notes.length, errors, isComplete }).toEqual({ notes: 1, errors: [], isComplete: true })
  expect(said).toContain('Apple Juice')
})

test('the deadline is an error when no fallback is configured', async () => {
  const testApp = await shop(false)
  const pass = interceptDeadline()
  model.respond = pass
  const { said, errors, isComplete } = eventsIn(
    (await testApp.learner().client().post('/rest/chat', body('hello'))).text,
  )
  expect({ said, errors: errors.length, isComplete }).toEqual({ said: '', errors: 1, isComplete: true })
})

test('a model that stops in mid-answer is aborted at the deadline, and its text is kept', async () => {
  const testApp = await shop()
  const pass = interceptDeadline()
  model.respond = (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.write(chunk({ delta: { content: 'Half an ' } }))
  }
  const reader = (await ask(testApp, testApp.learner(), 'hello')).body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.includes('Half an')) pass()
  }
  const { said, errors, isComplete } = eventsIn(text)
  expect({ said, errors: errors.length, isComplete }).toEqual({ said: 'Half an ', errors: 1, isComplete: true })
})

test.each<[string, (answer: ServerResponse) => void]>([
  ['an HTML page', (answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')],
  ['an empty body', (answer) => void answer.writeHead(200, { 'content-type': 'text/event-stream' }).end()],
  ['binary data', (answer) => void answer.writeHead(200).end(Buffer.from([0, 255, 254, 13, 10, 10, 0, 1]))],
  [
    'JSON of another shape',
    (answer) => void answer.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"choices":"no"}\n\n'),
  ],
  [
    'an unknown tool',
    (answer) =>
      streamAnswer(
        answer,
        [{ tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name: 'burnTheShop', arguments: '{}' } }] }],
        'tool_calls',
      ),
  ],
  [
    'a tool call with truncated input',
    (answer) =>
      streamAnswer(
        answer,
        [
          {
            tool_calls: [
              { index: 0, id: 'c', type: 'function', function: { name: 'searchProducts', arguments: '{"que' } },
            ],
          },
        ],
        'tool_calls',
      ),
  ],
])('a model answer that consists of %s ends, and later requests work', async (_what, answerWith) => {
  const testApp = await shop()
  let answers = 0
  // The bad answer comes twice, then a good one.
  model.respond = (_request, answer) =>
    answers++ < 2 ? answerWith(answer) : streamAnswer(answer, [{ content: 'Ripe.' }])
  const client = testApp.learner().client()
  const first = await client.post('/rest/chat', body('Do you have apple juice?'))
  expect({ status: first.status, isComplete: eventsIn(first.text).isComplete }).toEqual({
    status: 200,
    isComplete: true,
  })
  expect((await client.get('/rest/products/search?q=apple')).status).toBe(200)
  answers = 2
  expect(eventsIn((await client.post('/rest/chat', body('hello'))).text).said).toBe('Ripe.')
  expect(testApp.reports).toEqual([])
})

test('a learner gets one answer at a time, and other learners are not blocked', async () => {
  const testApp = await shop()
  const held: ServerResponse[] = []
  let came = () => {}
  const isHeld = new Promise<void>((resolve) => {
    came = resolve
  })
  model.respond = ({ body }, answer) => {
    if (!body.includes('the pears of Ada')) return streamAnswer(answer, [{ content: 'Ripe.' }])
    held.push(answer)
    came()
  }
  const ada = testApp.learner()
  const first = ada.client().post('/rest/chat', body('the pears of Ada'))
  await isHeld
  expect((await ada.client().post('/rest/chat', body('and another'))).status).toBe(429)
  const ben = await testApp.learner().client().post('/rest/chat', body('the plums of Ben'))
  expect(eventsIn(ben.text).said).toBe('Ripe.')
  expect(ben.text).not.toContain('Ada')
  streamAnswer(held[0]!, [{ content: 'Yours.' }])
  expect(eventsIn((await first).text).said).toBe('Yours.')
  expect(eventsIn((await ada.client().post('/rest/chat', body('now?'))).text).said).toBe('Ripe.')
  for (const { body: asked } of model.requests) expect(asked.includes('Ada') && asked.includes('Ben')).toBe(false)
})

test('a client that disconnects frees the model and its own slot', async () => {
  const testApp = await shop()
  const learner = testApp.learner()
  const controller = new AbortController()
  const freed = new Promise<void>((resolve) => {
    model.respond = (_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' })
      answer.write(chunk({ delta: { content: 'Half an ' } }))
      answer.once('close', resolve)
    }
  })
  const answer = await ask(testApp, learner, 'hello', controller.signal)
  const reader = answer.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('Half an')
  controller.abort()
  await freed
  model.respond = (_request, next) => streamAnswer(next, [{ content: 'Ripe.' }])
  await expect
    .poll(async () => eventsIn((await learner.client().post('/rest/chat', body('again'))).text).said)
    .toBe('Ripe.')
  expect(testApp.reports).toEqual([])
})
