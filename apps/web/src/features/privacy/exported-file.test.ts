import { expect, test } from 'vitest'
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

test('JSON is the data as it came', () => {
  expect(exportedFile('json', DATA)).toEqual({ name: 'my-data.json', type: 'application/json', text: DATA })
})

test('a table holds all of it, and nothing in it is a formula', () => {
  const { name, type, text } = exportedFile('csv', DATA)
  expect([name, type]).toEqual(['my-data.csv', 'text/csv'])
  expect(text).toBe(
    [
      '\uFEFFpart,which,text,quantity,amount',
      "account,user name,'=1+1,,",
      'account,e-mail,pip@fruit.test,,',
      'order,ab12-34,"Windfall, ""bruised""",2,5.98',
      'order,ab12-34,total; 0 bonus points; days to delivery: 3,,5.98',
      'review,product 1,"<b>Crisp</b>\nand cold (liked by jim@fruit.test)",,',
      'memory,http://localhost:3000/a.jpg,りんご,,',
      '',
    ].join('\r\n'),
  )
})

test('a page shows all of it letter by letter', () => {
  const { name, type, text } = exportedFile('html', DATA)
  expect([name, type]).toEqual(['my-data.html', 'text/html'])
  expect(text).toContain('&lt;b&gt;Crisp&lt;/b&gt;')
  expect(text).not.toContain('<b>')
  for (const part of ['=1+1', 'pip@fruit.test', 'ab12-34', 'Windfall, &quot;bruised&quot;', '5.98', 'りんご'])
    expect(text).toContain(part)
})
