import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@fruit/contracts/configuration'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { botTraining } from './bot-training.ts'

const folder = mkdtempSync(join(tmpdir(), 'fruit-training-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const asks = (trainingData: string) => ({ application: { chatBot: { trainingData } } }) as Configuration
const handler = (intent: string, name: string) => ({
  intent,
  utterances: [name],
  answers: [{ action: 'function', handler: name }],
})
const OWN_TRAINING = {
  lang: 'en',
  data: [
    { intent: 'own', utterances: ['open sesame'], answers: [{ action: 'response', body: 'The cellar is open.' }] },
    handler('queries.couponCode', 'couponCode'),
    handler('queries.productPrice', 'productPrice'),
    handler('queries.functionTest', 'testFunction'),
  ],
}

describe('training data of the chat bot', () => {
  it('comes with the shop unless the configuration names a file', async () => {
    expect(await botTraining(asks('botDefaultTrainingData.json'), folder)).toBeUndefined()
  })

  it('is read from the configured file, and the bot has learnt it', async () => {
    writeFileSync(join(folder, 'own.json'), JSON.stringify(OWN_TRAINING))
    const testApp = await openTestApp({ botTraining: await botTraining(asks('own.json'), folder) })
    const client = testApp.learner().client()
    await client.becomeCustomer()
    await client.post('/rest/chatbot/respond', { action: 'setname', query: 'Ali' })
    const { body } = (await client.post('/rest/chatbot/respond', { action: 'query', query: 'Open sesame!' })).json()
    expect(body).toBe('The cellar is open.')
    await testApp.close()
  })

  it.each([
    ['a file that is not there', 'missing.json', null, /missing\.json/],
    ['a file that is no training', 'broken.json', '{"lang":"en","data":[]}', /data/],
  ])('that is %s stops the start with the reason', async (_title, name, content, reason) => {
    if (content !== null) writeFileSync(join(folder, name), content)
    await expect(botTraining(asks(name), folder)).rejects.toThrow(reason)
  })
})
