import type { Limits } from '@fruit/contracts/configuration/limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeModel, type ModelResponder, streamAnswer } from '../../support/stand-in-model.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const KEY = 'sentinel-key-of-the-model'
const SECRET = 'quince lantern'

let model: FakeModel
const opened: TestApp[] = []

beforeEach(async () => {
  model = new FakeModel()
  await model.open()
})
afterEach(async () => {
  for (const testApp of opened.splice(0)) await testApp.close()
  await model.close()
})

async function shop({ fallsBack = true, limits = {} as Partial<Limits> } = {}): Promise<TestApp> {
  const plain = await openTestApp()
  const { configuration } = plain.learner().inside((world) => world)
  await plain.close()
  const { chatBot } = configuration.application
  const llmApiUrl = `http://127.0.0.1:${model.port}/v1`
  const testApp = await openTestApp({
    modelKey: KEY,
    server: { limits },
    configuration: {
      ...configuration,
      application: {
        ...configuration.application,
        chatBot: { ...chatBot, assistant: 'model', fallsBack, llmApiUrl, llmMaxRetries: 0 },
      },
    },
  })
  opened.push(testApp)
  return testApp
}

async function talk(testApp: TestApp, content = 'Do you have apple juice?') {
  const { status, text } = await testApp
    .learner()
    .client()
    .post('/rest/chat', { messages: [{ role: 'user', content }] })
  const events = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data!))
  return {
    status,
    text,
    events,
    said: events.map(({ choices }) => choices?.[0]?.delta?.content ?? '').join(''),
    notes: events.flatMap(({ note }) => note ?? []),
    errors: events.flatMap(({ error }) => error ?? []),
  }
}

test('the model gets the key and the instructions, and its answer is streamed', async () => {
  model.respond = (_request, answer) =>
    streamAnswer(answer, [{ role: 'assistant', content: 'Ripe ' }, { content: 'answers.' }])
  const { said, text } = await talk(await shop())
  expect(said).toBe('Ripe answers.')
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  expect(model.requests[0]!.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(JSON.parse(model.requests[0]!.body).messages[0]).toMatchObject({ role: 'system' })
})

test('tool calls of the model are executed and their results sent back', async () => {
  model.respond = ({ body }, answer) => {
    if (body.includes('"role":"tool"')) return streamAnswer(answer, [{ content: 'We have it.' }])
    const call = {
      index: 0,
      id: 'c1',
      type: 'function',
      function: { name: 'searchProducts', arguments: '{"query":"apple"}' },
    }
    streamAnswer(answer, [{ tool_calls: [call] }], 'tool_calls')
  }
  const { said, events } = await talk(await shop())
  expect(said).toBe('We have it.')
  expect(events.flatMap(({ choices }) => choices?.[0]?.delta?.tool_calls ?? [])).toHaveLength(1)
  expect(model.requests[1]!.body).toContain('Apple Juice')
})

test.each<[string, ModelResponder]>([
  ['returns an error', (_request, answer) => void answer.writeHead(500).end('{"error":{"message":"no"}}')],
  [
    'sends invalid events',
    (_request, answer) => void answer.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {{{\n\n'),
  ],
  ['closes the connection', (_request, answer) => void answer.destroy()],
])('the built-in model answers, with a note, when the model %s', async (_name, failing) => {
  model.respond = failing
  const { said, notes, errors } = await talk(await shop())
  expect(errors).toEqual([])
  expect(notes).toHaveLength(1)
  expect(said).toContain('Apple Juice')
})

test('a model failure is an error when no fallback is configured', async () => {
  model.respond = (_request, answer) => void answer.writeHead(503).end('')
  const { said, errors, text } = await talk(await shop({ fallsBack: false }))
  expect(said).toBe('')
  expect(errors).toHaveLength(1)
  expect(text).not.toContain(KEY)
})

test('a connection lost in mid-answer is an error, and the response still ends', async () => {
  model.respond = (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = { id: '1', choices: [{ index: 0, delta: { content: 'Half an ' } }] }
    answer.write(`data: ${JSON.stringify(chunk)}\n\n`, () => answer.destroy())
  }
  const { said, errors, text } = await talk(await shop())
  expect(said).toBe('Half an ')
  expect(errors).toHaveLength(1)
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
})

test('the built-in model answers when the token budget is too small, without a request to the model', async () => {
  model.respond = (_request, answer) => streamAnswer(answer, [{ content: 'Ripe.' }])
  const { notes, said } = await talk(await shop({ limits: { modelTokensPerLearner: 100 } }))
  expect(model.requests).toEqual([])
  expect(notes).toHaveLength(1)
  expect(said).toContain('Apple Juice')
})

test('assistant messages sent by the visitor count against the token budget', async () => {
  model.respond = (_request, answer) => streamAnswer(answer, [{ content: 'Ripe.' }])
  const testApp = await shop({ limits: { modelTokensPerLearner: 5000 } })
  const told = { role: 'assistant', content: 'x'.repeat(8000) }
  const asked = { role: 'user', content: 'Do you have apple juice?' }
  const client = testApp.learner().client()
  const { text } = await client.post('/rest/chat', { messages: [asked, told, told, asked] })
  expect(text).toContain('"note"')
  expect(model.requests).toEqual([])
  await client.post('/rest/chat', { messages: [asked] })
  expect(model.requests).toHaveLength(1)
})

test('tokens beyond the estimate are counted after the answer', async () => {
  model.respond = (_request, answer) => {
    const chunk = { id: '1', choices: [{ index: 0, delta: { content: 'Ripe.' }, finish_reason: 'stop' }] }
    const usage = { prompt_tokens: 90_000, completion_tokens: 1000, total_tokens: 91_000 }
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.end(`data: ${JSON.stringify({ ...chunk, usage })}\n\ndata: [DONE]\n\n`)
  }
  const testApp = await shop({ limits: { modelTokensPerDay: 50_000 } })
  expect((await talk(testApp)).said).toBe('Ripe.')
  const { notes, said } = await talk(testApp)
  expect(notes).toHaveLength(1)
  expect(said).toContain('Apple Juice')
  expect(model.requests).toHaveLength(1)
})

test('no prompt contains messages of another learner', async () => {
  model.respond = (_request, answer) => streamAnswer(answer, [{ content: 'Ripe.' }])
  const testApp = await shop()
  await Promise.all([talk(testApp, 'the pears of Ada'), talk(testApp, 'the plums of Ben')])
  expect(model.requests).toHaveLength(2)
  for (const { body } of model.requests) expect(body.includes('pears of Ada')).toBe(!body.includes('plums of Ben'))
})

test('no response contains the address, the key or the instructions of the model', async () => {
  model.respond = (_request, answer) => void answer.writeHead(500).end('')
  const testApp = await shop()
  const client = testApp.learner().client()
  const { port } = model
  const answers = await Promise.all(
    ['/rest/admin/application-configuration', '/', '/metrics', '/rest/chat/notes', '/rest/chatbot/status'].map((path) =>
      client.get(path),
    ),
  )
  const texts = [...answers.map(({ text }) => text), (await talk(testApp)).text, testApp.reports.join('\n')]
  for (const text of texts)
    for (const secret of [KEY, SECRET, `:${port}/v1`]) expect(text.includes(secret), secret).toBe(false)
})
