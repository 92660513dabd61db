// The yardstick of `npm run bench`: a bare Fastify server that runs the same statements through the same driver,
// hashes and signs with the same functions, and sends the same bytes. What the shop adds to this is what we measure.
import { createHash } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { createSigner } from 'fast-jwt'
import Fastify from 'fastify'
import Database from 'libsql'

const { shopFile, webFolder, privateKey, challenges } = JSON.parse(process.env.YARDSTICK ?? '{}')
const db = new Database(shopFile)
const search = db.prepare(
  "SELECT * FROM Products WHERE ((name LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\') AND deletedAt IS NULL) ORDER BY name",
)
const product = db.prepare('SELECT * FROM Products WHERE id = ? AND deletedAt IS NULL')
const password = db.prepare('SELECT password FROM Users WHERE email = ? AND deletedAt IS NULL')
const basket = db.prepare('SELECT id FROM Baskets WHERE UserId = ? ORDER BY id LIMIT 1')
const sign = createSigner({ algorithm: 'RS256', key: privateKey, expiresIn: 8 * 60 * 60 * 1000 })

const hash = (/** @type {string} */ text) => createHash('md5').update(text).digest('hex')

const app = Fastify()
// The headers that the interface asks for are bytes of the answer too.
app.addHook('onRequest', (_request, reply, done) => {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'feature-policy': "payment 'self'",
    'x-recruiting': '/#/jobs',
    'access-control-allow-origin': '*',
  })
  done()
})
app.get('/rest/products/search', () => ({ status: 'success', data: search.all(['%%', '%%']) }))
app.get('/api/Products/:id', (request) => ({
  status: 'success',
  data: product.all([Number(/** @type {{ id: string }} */ (request.params).id)])[0],
}))
app.get('/api/Challenges', () => ({ status: 'success', data: challenges }))
app.post('/rest/user/login', (request) => {
  const { email, password: text } = /** @type {{ email: string, password: string }} */ (request.body)
  password.all([email])
  // The text is put together anew each time, so the driver has to prepare it each time, as the shop's has.
  const statement = db.prepare(
    `SELECT * FROM Users WHERE email = '${email}' AND password = '${hash(text)}' AND deletedAt IS NULL`,
  )
  const [user] = /** @type {Record<string, unknown>[]} */ (statement.all([]))
  const [{ id: bid }] = /** @type {[{ id: number }]} */ (basket.all([user?.id]))
  return { authentication: { token: sign({ status: 'success', data: user, bid }), bid, umail: email } }
})
await app.register(fastifyStatic, { root: webFolder, preCompressed: true, wildcard: false })
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
