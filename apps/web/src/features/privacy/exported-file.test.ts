import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import app from '../../../public/assets/i18n/en.json'
import privacy from '../../../public/assets/i18n/privacy/en.json'
import { exportedFile } from './exported-file.ts'

const DATA = JSON.stringify({
  username: '=1+1',
  email: 'pip@fruit.test',
  orders: [
    {
      orderId: 'ab12-34',
      totalPrice: 5.98,
      products: [{ id: 1, name: 'Windfall, "bruised"', quantity: 2, price: 2.99, total: 5.98, bonus: 0 }],
      bonus: 0,
      eta: '3',
    },
  ],
  reviews: [
    {
      message: '<b>Crisp</b>\nand cold',
      author: 'pip@fruit.test',
      productId: 1,
      likesCount: 1,
      likedBy: ['jim@fruit.test'],
    },
  ],
  memories: [{ imageUrl: 'http://localhost:3000/a.jpg', caption: 'りんご' }],
})

const i18n = createInstance()
await i18n.init({
  lng: 'en',
  resources: { en: { translation: { ...app, ...privacy } } },
  interpolation: { escapeValue: false },
})
const ENGLISH = { t: i18n.t, language: 'en' }

test('returns JSON unchanged', () => {
  expect(exportedFile('json', DATA, ENGLISH)).toEqual({ name: 'my-data.json', type: 'application/json', text: DATA })
})

test('creates a table with all data and without formulas', () => {
  const { name, type, text } = exportedFile('csv', DATA, ENGLISH)
  expect([name, type]).toEqual(['my-data.csv', 'text/csv'])
  expect(text).toBe(
    [
      '\uFEFFPart,Which,Text,Quantity,Amount',
      "Account,User name,'=1+1,,",
      'Account,E-mail,pip@fruit.test,,',
      'Order,ab12-34,"Windfall, ""bruised""",2,5.98',
      'Order,ab12-34,Total. Bonus points: 0. Days to delivery: 3,,5.98',
      'Review,Product 1,"<b>Crisp</b>\nand cold (liked by: jim@fruit.test)",,',
      'Photo,http://localhost:3000/a.jpg,りんご,,',
      '',
    ].join('\r\n'),
  )
})

test("creates a page with all data escaped, in the reader's language", () => {
  const { name, type, text } = exportedFile('html', DATA, ENGLISH)
  expect([name, type]).toEqual(['my-data.html', 'text/html'])
  expect(text).toContain('&lt;b&gt;Crisp&lt;/b&gt;')
  expect(text).not.toContain('<b>')
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('<h1>What the shop knows about me</h1>')
  for (const part of ['=1+1', 'pip@fruit.test', 'ab12-34', 'Windfall, &quot;bruised&quot;', '5.98', 'りんご'])
    expect(text).toContain(part)
})
