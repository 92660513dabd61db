// The yardstick of `npm run bench`: a minimal Fastify server that runs the same statements with the same driver, hashes
// and signs with the same functions, and sends the same bytes. The bench measures the overhead of the shop over this.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { createSigner, createVerifier } from 'fast-jwt'
import Fastify from 'fastify'
import Database from 'libsql'

const { shopFile, webFolder, challenges } = JSON.parse(process.env.YARDSTICK ?? '{}')
const db = new Database(shopFile)
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -512; PRAGMA wal_autocheckpoint = 256; PRAGMA foreign_keys = ON',
)
const search = db.prepare(
  "SELECT * FROM Products WHERE ((name LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\') AND deletedAt IS NULL) ORDER BY name",
)
const product = db.prepare('SELECT * FROM Products WHERE id = ? AND deletedAt IS NULL')
const password = db.prepare('SELECT password FROM Users WHERE email = ? AND deletedAt IS NULL')
const basket = db.prepare('SELECT id FROM Baskets WHERE UserId = ? ORDER BY id LIMIT 1')
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
})
const sign = createSigner({ algorithm: 'RS256', key: privateKey, expiresIn: 8 * 60 * 60 * 1000 })

const hash = (/** @type {string} */ text) => createHash('md5').update(text).digest('hex')

const app = Fastify()
// The headers of the interface are part of the response size.
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
  // The SQL text is built for each request, so the driver must prepare it each time, like in the shop.
  const statement = db.prepare(
    `SELECT * FROM Users WHERE email = '${email}' AND password = '${hash(text)}' AND deletedAt IS NULL`,
  )
  const [user] = /** @type {Record<string, unknown>[]} */ (statement.all([]))
  const [{ id: bid }] = /** @type {[{ id: number }]} */ (basket.all([user?.id]))
  return { authentication: { token: sign({ status: 'success', data: user, bid }), bid, umail: email } }
})

const verify = createVerifier({
  algorithms: ['RS256'],
  key: publicKey,
  cache: 1000,
})
const account = db.prepare('SELECT * FROM Users WHERE id = ? AND deletedAt IS NULL')
const ownBasket = db.prepare('SELECT id, coupon FROM Baskets WHERE id = ?')
const addItem = db.prepare(
  'INSERT INTO BasketItems (ProductId, BasketId, quantity, createdAt, updatedAt) VALUES (?, ?, ?, ?, ?)',
)
const item = db.prepare('SELECT * FROM BasketItems WHERE id = ?')
const changeItem = db.prepare('UPDATE BasketItems SET quantity = ?, updatedAt = ? WHERE id = ?')
const keepReview = db.prepare("INSERT INTO Documents (collection, id, body) VALUES ('reviews', ?, ?)")
const lines = db.prepare(
  'SELECT p.id, p.name, p.price, p.deluxePrice, p.deletedAt, i.quantity, q.quantity AS stock, q.limitPerUser FROM BasketItems i JOIN Products p ON p.id = i.ProductId LEFT JOIN Quantities q ON q.ProductId = p.id WHERE i.BasketId = ? ORDER BY i.id',
)
const delivery = db.prepare('SELECT * FROM Deliveries WHERE id = ?')
const address = db.prepare('SELECT * FROM Addresses WHERE id = ? AND UserId = ?')
const card = db.prepare('SELECT id, expMonth, expYear FROM Cards WHERE id = ? AND UserId = ?')
const toWallet = db.prepare('UPDATE Wallets SET balance = round(balance + ?, 2), updatedAt = ? WHERE UserId = ?')
const fromStock = db.prepare('UPDATE Quantities SET quantity = quantity - ?, updatedAt = ? WHERE ProductId = ?')
const emptyBasket = db.prepare('DELETE FROM BasketItems WHERE BasketId = ?')
const keep = db.prepare(
  "INSERT INTO Documents (collection, id, body) VALUES ('orders', ?, ?) ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body",
)

const accountIn = (/** @type {import('fastify').FastifyRequest} */ request) =>
  /** @type {[{ id: number, email: string, role: string }]} */ (
    account.all([verify(/** @type {string} */ (request.headers.authorization).slice(7)).data.id])
  )[0]

app.post('/api/BasketItems', (request) => {
  accountIn(request)
  const { ProductId, BasketId, quantity } = /** @type {Record<string, number>} */ (request.body)
  const time = new Date().toISOString()
  addItem.run([ProductId, BasketId, quantity, time, time])
  return { status: 'success' }
})
app.get('/rest/basket/:id', (request) => {
  accountIn(request)
  const [found] = ownBasket.all([Number(/** @type {{ id: string }} */ (request.params).id)])
  const products = lines.all([/** @type {{ id: number }} */ (found).id])
  return { status: 'success', data: { .../** @type {object} */ (found), Products: products } }
})
app.put('/api/BasketItems/:id', (request) => {
  accountIn(request)
  const id = Number(/** @type {{ id: string }} */ (request.params).id)
  changeItem.run([/** @type {{ quantity: number }} */ (request.body).quantity, new Date().toISOString(), id])
  return { status: 'success', data: item.all([id])[0] }
})
app.put('/rest/products/:id/reviews', (request, reply) => {
  const product = Number(/** @type {{ id: string }} */ (request.params).id)
  const { message, author } = /** @type {Record<string, string>} */ (request.body)
  const review = { _id: randomBytes(9).toString('hex').slice(1), product, message, author, likesCount: 0, likedBy: [] }
  keepReview.run([review._id, JSON.stringify(review)])
  return reply.code(201).send({ status: 'success' })
})
app.post('/rest/basket/:id/checkout', (request) => {
  const user = accountIn(request)
  const [{ id: basketId }] = /** @type {[{ id: number }]} */ (basket.all([user.id]))
  ownBasket.all([basketId])
  const { orderDetails } = /** @type {{ orderDetails: Record<string, number> }} */ (request.body)
  const time = new Date().toISOString()
  const orderId = `${createHash('md5').update(user.email).digest('hex').slice(0, 4)}-${randomBytes(8).toString('hex')}`
  db.exec('BEGIN IMMEDIATE')
  const wares = /** @type {{ id: number, name: string, price: number, quantity: number }[]} */ (lines.all([basketId]))
  account.all([user.id])
  const [way] = /** @type {[{ price: number, eta: number }]} */ (delivery.all([orderDetails.deliveryMethodId]))
  address.all([orderDetails.addressId, user.id])
  card.all([orderDetails.paymentId, user.id])
  const products = wares.map(({ id, name, price, quantity }) => ({
    ...{ quantity, id, name, price, total: price * quantity, bonus: Math.round(price / 10) * quantity },
  }))
  const bonus = products.reduce((sum, product) => sum + product.bonus, 0)
  const totalPrice = products.reduce((sum, { total }) => sum + total, way.price)
  if (bonus > 0) toWallet.run([bonus, time, user.id])
  for (const { id, quantity } of products) fromStock.run([quantity, time, id])
  emptyBasket.run([basketId])
  const order = {
    ...{ _id: randomBytes(9).toString('hex').slice(1), promotionalAmount: '0', ...orderDetails, orderId },
    ...{ delivered: false, email: user.email.replace(/[aeiou]/gi, '*'), totalPrice, products, bonus },
    ...{ deliveryPrice: way.price, eta: String(way.eta), createdAt: time, UserId: user.id },
  }
  keep.run([order._id, JSON.stringify(order)])
  db.exec('COMMIT')
  return { orderConfirmation: orderId }
})
if (webFolder) await app.register(fastifyStatic, { root: webFolder, preCompressed: true, wildcard: false })
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
