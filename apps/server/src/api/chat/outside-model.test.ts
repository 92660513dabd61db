import type { Limits } from '@fruit/contracts/configuration/limits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Act, StandInModel, stream } from '../../testing/stand-in-model.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const KEY = 'sentinel-key-of-the-model'
const SECRET = 'quince lantern'

let model: StandInModel
const opened: TestApp[] = []

beforeEach(async () => {
  model = new StandInModel()
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

test('a real model is asked with the key and the instructions, and what it says is streamed', async () => {
  model.act = (_request, answer) => stream(answer, [{ role: 'assistant', content: 'Ripe ' }, { content: 'answers.' }])
  const { said, text } = await talk(await shop())
  expect(said).toBe('Ripe answers.')
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  expect(model.asked[0]!.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(JSON.parse(model.asked[0]!.body).messages[0]).toMatchObject({ role: 'system' })
})

test('its calls of tools are carried out, and it is told what came of them', async () => {
  model.act = ({ body }, answer) => {
    if (body.includes('"role":"tool"')) return stream(answer, [{ content: 'We have it.' }])
    const call = {
      index: 0,
      id: 'c1',
      type: 'function',
      function: { name: 'searchProducts', arguments: '{"query":"apple"}' },
    }
    stream(answer, [{ tool_calls: [call] }], 'tool_calls')
  }
  const { said, events } = await talk(await shop())
  expect(said).toBe('We have it.')
  expect(events.flatMap(({ choices }) => choices?.[0]?.delta?.tool_calls ?? [])).toHaveLength(1)
  expect(model.asked[1]!.body).toContain('Apple Juice')
})

test.each<[string, Act]>([
  ['refuses', (_request, answer) => void answer.writeHead(500).end('{"error":{"message":"no"}}')],
  [
    'says nothing that makes sense',
    (_request, answer) => void answer.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {{{\n\n'),
  ],
  ['hangs up', (_request, answer) => void answer.destroy()],
])('where it %s, the built-in model answers and a note says so', async (_name, failing) => {
  model.act = failing
  const { said, notes, errors } = await talk(await shop())
  expect(errors).toEqual([])
  expect(notes).toHaveLength(1)
  expect(said).toContain('Apple Juice')
})

test('where only a real model will do, its failure is an error', async () => {
  model.act = (_request, answer) => void answer.writeHead(503).end('')
  const { said, errors, text } = await talk(await shop({ fallsBack: false }))
  expect(said).toBe('')
  expect(errors).toHaveLength(1)
  expect(text).not.toContain(KEY)
})

test('what breaks off in the middle is an error, and the answer ends', async () => {
  model.act = (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = { id: '1', choices: [{ index: 0, delta: { content: 'Half an ' } }] }
    answer.write(`data: ${JSON.stringify(chunk)}\n\n`, () => answer.destroy())
  }
  const { said, errors, text } = await talk(await shop())
  expect(said).toBe('Half an ')
  expect(errors).toHaveLength(1)
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
})

test('tokens are counted before the model is asked: who has none left is answered by the built-in one', async () => {
  model.act = (_request, answer) => stream(answer, [{ content: 'Ripe.' }])
  const { notes, said } = await talk(await shop({ limits: { modelTokensPerLearner: 100 } }))
  expect(model.asked).toEqual([])
  expect(notes).toHaveLength(1)
  expect(said).toContain('Apple Juice')
})

test('what a visitor tells as earlier answers of the model counts too', async () => {
  model.act = (_request, answer) => stream(answer, [{ content: 'Ripe.' }])
  const testApp = await shop({ limits: { modelTokensPerLearner: 5000 } })
  const told = { role: 'assistant', content: 'x'.repeat(8000) }
  const asked = { role: 'user', content: 'Do you have apple juice?' }
  const client = testApp.learner().client()
  const { text } = await client.post('/rest/chat', { messages: [asked, told, told, asked] })
  expect(text).toContain('"note"')
  expect(model.asked).toEqual([])
  await client.post('/rest/chat', { messages: [asked] })
  expect(model.asked).toHaveLength(1)
})

test('what a model used beyond what was counted before it was asked is counted afterwards', async () => {
  model.act = (_request, answer) => {
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
  expect(model.asked).toHaveLength(1)
})

test('no prompt holds what another learner said', async () => {
  model.act = (_request, answer) => stream(answer, [{ content: 'Ripe.' }])
  const testApp = await shop()
  await Promise.all([talk(testApp, 'the pears of Ada'), talk(testApp, 'the plums of Ben')])
  expect(model.asked).toHaveLength(2)
  for (const { body } of model.asked) expect(body.includes('pears of Ada')).toBe(!body.includes('plums of Ben'))
})

test('the address, the key and the instructions of the model are in no answer', async () => {
  model.act = (_request, answer) => void answer.writeHead(500).end('')
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
