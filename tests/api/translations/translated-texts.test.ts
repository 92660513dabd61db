import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

describe('texts of a new shop', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp()
  })
  afterAll(() => testApp.close())
  const read = async (url: string, language?: string) => {
    const headers: Record<string, string> = language ? { cookie: `language=${language}` } : {}
    return (await testApp.app.server.inject({ url, headers })).json().data
  }
  const juice = (products: { id: number; name: string; description: string }[]) => products.find(({ id }) => id === 1)!

  it.each(['/rest/products/search?q=', '/api/Products'])("are in the visitor's language at %s", async (url) => {
    expect(juice(await read(url, 'de_DE'))).toMatchObject({
      name: 'Windfall Apple Juice (1000 ml)',
      description: expect.stringMatching(/^Niemand hat diese Äpfel gepflückt/),
    })
  })

  it('are in English without a language or with an unknown one', async () => {
    for (const language of [undefined, 'en', 'tlh_AA', 'constructor'])
      expect(juice(await read('/api/Products', language)).description).toMatch(/^Nobody picked these apples/)
  })

  it("describe challenges in the visitor's language from the first response on", async () => {
    const task = (challenges: { key: string; description: string }[]) =>
      challenges.find(({ key }) => key === 'loginAdminChallenge')!.description
    const spanish = task(await read('/api/Challenges', 'es_ES'))
    expect(spanish).toMatch(/^Inicia sesión como administrador/)
    expect(task(await read('/api/Challenges'))).toMatch(/^Sign in as/)
  })

  it('contain translated titles of challenges beside their English names', async () => {
    const named = (challenges: { key: string }[]) => challenges.find(({ key }) => key === 'loginAdminChallenge')
    const french = await read('/api/Challenges', 'fr_FR')
    expect(named(french)).toMatchObject({ name: 'Login Admin', title: 'Connexion en administrateur' })
    expect(named(await read('/api/Challenges'))).toMatchObject({ name: 'Login Admin', title: 'Login Admin' })
  })

  it('contain translated categories beside their English names', async () => {
    const rows = (await read('/api/Challenges?category=Miscellaneous', 'de_DE')) as { key: string }[]
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row).toMatchObject({ category: 'Miscellaneous', categoryName: 'Verschiedenes' })
    const [english] = await read('/api/Challenges?category=Miscellaneous')
    expect(english).toMatchObject({ key: rows[0]!.key, category: 'Miscellaneous' })
    expect(english).not.toHaveProperty('categoryName')
  })

  it('contain translated security questions', async () => {
    const questions = await read('/api/SecurityQuestions', 'fr_FR')
    expect(questions[11]).toMatchObject({ id: 12, question: 'Quel est votre film préféré\u202f?' })
    const answer = await testApp.app.server.inject({
      url: '/rest/user/security-question?email=jim@fruit.test',
      headers: { cookie: 'language=de_DE' },
    })
    expect(answer.json().question.question).toMatch(/^Wie/)
  })
})
