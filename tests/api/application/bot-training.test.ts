import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@fruit/contracts/configuration'
import { botTraining } from '@fruit/server/startup/bot-training'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../support/test-app.ts'

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

describe('botTraining', () => {
  it('returns undefined for the default training data', async () => {
    expect(await botTraining(asks('botDefaultTrainingData.json'), folder)).toBeUndefined()
  })

  it('reads the configured file, and the bot uses it', async () => {
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
    ['a missing file', 'missing.json', null, /missing\.json/],
    ['invalid training data', 'broken.json', '{"lang":"en","data":[]}', /data/],
  ])('rejects %s with the reason', async (_title, name, content, reason) => {
    if (content !== null) writeFileSync(join(folder, name), content)
    await expect(botTraining(asks(name), folder)).rejects.toThrow(reason)
  })
})
