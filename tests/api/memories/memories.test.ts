import { listMemories, shareMemory } from '@fruit/contracts/calls/memories'
import { MAX_CAPTION_LENGTH, MAX_PHOTO_BYTES } from '@fruit/isomorphic/rules/photo'
import { memoryShared } from '@fruit/shop/memories/facts'
import { describePhotographer } from '@fruit/shop/memories/seams'
import { PICTURES_FOLDER } from '@fruit/shop/uploads/keep-upload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, type Member, rowsOf } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import { formWithFile, JPEG, PNG } from '../../support/uploads.ts'

const facts = listenTo(memoryShared)
const now = Date.parse('2031-04-05T06:07:08.009Z')
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => now } })
})
afterAll(() => testApp.close())

let learner: Learner
let member: Member
beforeEach(async () => {
  learner = testApp.learner()
  member = await createMember(learner)
})

const PATH = '/rest/memories'
const wall = async () => {
  const response = await learner.client().get(PATH)
  expectMatchesContract(listMemories, response)
  return response.json().data
}
const share = async (name: string, bytes: Uint8Array, caption = 'Ripe at last') => {
  const response = await member.client.post(PATH, formWithFile('image', name, bytes, { caption }), {
    headers: { accept: 'application/json' },
  })
  expectMatchesContract(shareMemory, response)
  return response
}
const pictures = () => learner.inside(({ files }) => files.list(PICTURES_FOLDER))

describe('GET /rest/memories', () => {
  it('lists the photos of the configuration and the cat to anyone, with their authors', async () => {
    const data = await wall()
    expect(data).toHaveLength(11)
    expect(data[0]).toMatchObject({
      UserId: 13,
      imagePath: 'assets/public/images/uploads/ᓚᘏᗢ-#zatschi-#whoneedsfourlegs-1572600969477.jpg',
    })
    expect(data.map(({ UserId }: { UserId: number }) => UserId)).toEqual([13, 18, 19, 3, 2, 12, 16, 7, 8, 11, 21])
    expect(data[1]).toMatchObject({
      imagePath: 'assets/public/images/uploads/above-the-gorge.jpg',
      User: { username: 'trail.john' },
    })
  })

  it('returns only id, name and picture of an author', async () => {
    for (const { User } of await wall()) expect(Object.keys(User)).toEqual(['id', 'username', 'profileImage'])
  })

  it('returns null for a deleted author', async () => {
    learner.inside(({ db }) =>
      db.run({ sql: "UPDATE Users SET deletedAt = '2030-01-01' WHERE id = 18", parameters: [] }),
    )
    expect((await wall())[1]).toMatchObject({ UserId: 18, User: null })
  })

  it('returns the author fields that a flawed seam selects', async () => {
    learner = flawedLearner(testApp, [describePhotographer, (user: object) => user])
    expect((await wall())[1].User.email).toContain('john')
  })
})

describe('POST /rest/memories', () => {
  it('stores the photo unchanged under the name of its author', async () => {
    const response = await share('My Cat.PNG', PNG)
    expect(response.status).toBe(200)
    const { data } = response.json()
    expect(data).toMatchObject({
      UserId: member.id,
      caption: 'Ripe at last',
      imagePath: `assets/public/images/uploads/my-cat.png-${now}.png`,
    })
    expect((await wall()).at(-1)).toMatchObject({ id: data.id, User: { id: member.id } })
    expect(learner.inside(({ files }) => files.read(`/${data.imagePath}`)!.bytes)).toEqual(PNG)
    const picture = await learner.client().get(`/${data.imagePath}`)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(facts.heardFrom(learner).map(({ data }) => data)).toEqual([
      { memoryId: data.id, accountId: member.id, caption: 'Ripe at last', imagePath: data.imagePath },
    ])
  })

  it('detects the type by the content, not by the file name', async () => {
    expect((await share('photo.html', JPEG)).json().data.imagePath).toBe(
      `assets/public/images/uploads/photo.html-${now}.jpg`,
    )
  })

  it('never overwrites an existing photo', async () => {
    const first = await share('apple.jpg', JPEG)
    const second = await share('apple.jpg', JPEG)
    expect(second.json().data.imagePath).not.toBe(first.json().data.imagePath)
    expect(pictures()).toHaveLength(2)
  })

  it.each(['../../../ftp/legal.md', '..\\..\\ftp\\legal.md', '/etc/passwd', '....//x', 'a\0.png'])(
    'stores the photo in its folder for the file name %j',
    async (name) => {
      const before = learner.inside(({ files }) => files.read('/ftp/legal.md')!.bytes)
      const { imagePath } = (await share(name, PNG)).json().data
      expect(imagePath).toMatch(/^assets\/public\/images\/uploads\/[^/\\\0]+$/)
      expect(pictures()).toHaveLength(1)
      expect(learner.inside(({ files }) => files.read('/ftp/legal.md')!.bytes)).toEqual(before)
    },
  )

  it.each([
    ['a text file', Buffer.from('hello')],
    ['an SVG file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF file', Buffer.from('GIF89a')],
    ['an empty file', new Uint8Array()],
    ['a truncated JPEG signature', JPEG.subarray(0, 3)],
  ])('rejects %s', async (_what, bytes) => {
    const response = await share('picture.png', bytes)
    expect(response.status).toBe(415)
    expect(response.json().error).toMatch(/PNG or JPEG/)
    expect(pictures()).toEqual([])
    expect(await wall()).toHaveLength(11)
  })

  it.each(['', '   ', '\n'])('rejects the caption %j', async (caption) => {
    const response = await share('a.png', PNG, caption)
    expect(response.status).toBe(400)
    expect(response.json().error).toMatch(/words/)
  })

  it('accepts a caption of the maximum length but no longer one', async () => {
    expect((await share('a.png', PNG, 'ä'.repeat(MAX_CAPTION_LENGTH))).status).toBe(200)
    expect((await share('a.png', PNG, 'ä'.repeat(MAX_CAPTION_LENGTH + 1))).status).toBe(400)
  })

  it('stores the caption as plain text', async () => {
    const caption = '<img src=x onerror=alert(1)> & co'
    await share('a.png', PNG, caption)
    expect((await wall()).at(-1).caption).toBe(caption)
  })

  it('accepts a photo of the maximum size and reports the size limit for a larger one', async () => {
    const largest = new Uint8Array(MAX_PHOTO_BYTES)
    largest.set(PNG)
    expect((await share('a.png', largest)).status).toBe(200)
    const larger = new Uint8Array(MAX_PHOTO_BYTES + 1)
    larger.set(PNG)
    const refused = await share('a.png', larger)
    expect(refused.status).toBe(500)
    expect(refused.json().error.message).toContain(String(MAX_PHOTO_BYTES))
  })

  it('rejects a request without a photo', async () => {
    const form = new FormData()
    form.append('caption', 'Nothing to see')
    for (const body of [form, { caption: 'x' }]) {
      const response = await member.client.post(PATH, body)
      expectMatchesContract(shareMemory, response)
      expect(response.status).toBe(400)
      expect(response.json().error).toMatch(/No photo/)
    }
  })

  it('requires a session', async () => {
    const response = await learner.client().post(PATH, formWithFile('image', 'a.png', PNG, { caption: 'x' }))
    expectMatchesContract(shareMemory, response)
    expect(response.status).toBe(401)
    expect(pictures()).toEqual([])
  })

  it('ignores a sent UserId', async () => {
    const form = formWithFile('image', 'a.png', PNG, { caption: 'x', UserId: '1' })
    expect((await member.client.post(PATH, form)).json().data.UserId).toBe(member.id)
  })

  it("stores nothing when the world's storage is full", async () => {
    learner.inside(({ files }) => files.write('/filler', new Uint8Array(32 * 1024 * 1024 - 5)))
    const response = await share('a.png', PNG)
    expect(response.status).toBe(507)
    expect(response.json().error.message).toMatch(/no room/)
    expect(pictures()).toEqual([])
    expect(rowsOf(learner, 'Memories')).toHaveLength(11)
  })

  it('rejects a Content-Length of one gigabyte before reading the body', async () => {
    const response = await member.client.post(PATH, 'x', {
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(2 ** 30) },
    })
    expectMatchesContract(shareMemory, response)
    expect(response.status).toBe(413)
  })
})
