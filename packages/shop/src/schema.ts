import { documentIndex } from '@fruit/world/documents'
import { queryBuilder } from '@fruit/world/storage/query'
import {
  choice,
  computedText,
  flag,
  integer,
  longInteger,
  real,
  rowId,
  type TablesOf,
  table,
  text,
  time,
} from '@fruit/world/storage/table'
import type { Role } from '@fruit/world/visit'

const TIMESTAMPS = { createdAt: time(), updatedAt: time() }
/** Time of the soft deletion of a row. */
const SOFT_DELETION = { deletedAt: time({ nullable: true }) }
const owner = () => integer({ references: 'Users' })
const optionalOwner = () => integer({ nullable: true, references: 'Users' })

/** Injections depend on the names and order of these columns. */
export const USERS = table('Users', {
  id: rowId(),
  username: text({ default: '' }),
  email: text({ nullable: true }),
  password: text({ nullable: true }),
  role: choice<Role>('customer'),
  deluxeToken: text({ default: '' }),
  lastLoginIp: text({ default: '0.0.0.0' }),
  profileImage: text({ default: '/assets/public/images/uploads/default.svg' }),
  totpSecret: text({ default: '' }),
  isActive: flag({ default: 1 }),
  ...TIMESTAMPS,
  ...SOFT_DELETION,
})

/** Injections depend on these nine columns. */
export const PRODUCTS = table('Products', {
  id: rowId(),
  name: text(),
  description: text(),
  price: real(),
  deluxePrice: real(),
  image: text(),
  ...TIMESTAMPS,
  ...SOFT_DELETION,
})

export const QUANTITIES = table('Quantities', {
  id: rowId(),
  ProductId: integer({ references: 'Products' }),
  quantity: integer(),
  limitPerUser: integer({ nullable: true }),
  ...TIMESTAMPS,
})

export const BASKETS = table('Baskets', {
  id: rowId(),
  coupon: text({ nullable: true }),
  UserId: optionalOwner(),
  ...TIMESTAMPS,
})

export const BASKET_ITEMS = table(
  'BasketItems',
  {
    id: rowId(),
    ProductId: integer({ references: 'Products' }),
    BasketId: integer({ references: 'Baskets' }),
    quantity: integer(),
    ...TIMESTAMPS,
  },
  'UNIQUE (ProductId, BasketId)',
)

export const FEEDBACKS = table('Feedbacks', {
  id: rowId(),
  UserId: optionalOwner(),
  comment: text(),
  rating: integer(),
  ...TIMESTAMPS,
})

const CAPTCHAS = table('Captchas', {
  id: rowId(),
  captchaId: integer({ unique: true }),
  captcha: text(),
  answer: text(),
  ...TIMESTAMPS,
})

const IMAGE_CAPTCHAS = table('ImageCaptchas', {
  id: rowId(),
  image: text(),
  answer: text(),
  UserId: owner(),
  ...TIMESTAMPS,
})

export const COMPLAINTS = table('Complaints', {
  id: rowId(),
  UserId: optionalOwner(),
  message: text(),
  file: text({ nullable: true }),
  ...TIMESTAMPS,
})

export const SECURITY_QUESTIONS = table('SecurityQuestions', { id: rowId(), question: text(), ...TIMESTAMPS })

export const SECURITY_ANSWERS = table('SecurityAnswers', {
  id: rowId(),
  UserId: integer({ unique: true, references: 'Users' }),
  SecurityQuestionId: integer({ references: 'SecurityQuestions' }),
  answer: text(),
  ...TIMESTAMPS,
})

export const ADDRESSES = table('Addresses', {
  id: rowId(),
  UserId: owner(),
  fullName: text(),
  mobileNum: integer(),
  zipCode: text(),
  streetAddress: text(),
  city: text(),
  state: text({ nullable: true }),
  country: text(),
  ...TIMESTAMPS,
  ...SOFT_DELETION,
})

export const RECYCLES = table('Recycles', {
  id: rowId(),
  UserId: owner(),
  AddressId: integer({ references: 'Addresses' }),
  quantity: integer(),
  isPickup: flag({ default: 0 }),
  date: text({ nullable: true }),
  ...TIMESTAMPS,
})

export const PRIVACY_REQUESTS = table('PrivacyRequests', {
  id: rowId(),
  UserId: owner(),
  deletionRequested: flag({ default: 0 }),
  ...TIMESTAMPS,
})

export const CARDS = table('Cards', {
  id: rowId(),
  UserId: owner(),
  fullName: text(),
  cardNum: longInteger(),
  expMonth: integer(),
  expYear: integer(),
  ...TIMESTAMPS,
  lastDigits: computedText('substr(cardNum, -4)'),
})

export const DELIVERIES = table('Deliveries', {
  id: rowId(),
  name: text(),
  price: real(),
  deluxePrice: real(),
  eta: integer(),
  icon: text(),
  ...TIMESTAMPS,
})

export const MEMORIES = table('Memories', {
  id: rowId(),
  UserId: optionalOwner(),
  caption: text(),
  imagePath: text(),
  ...TIMESTAMPS,
})

const WALLETS = table('Wallets', {
  id: rowId(),
  UserId: integer({ unique: true, references: 'Users' }),
  balance: real({ default: 0 }),
  ...TIMESTAMPS,
})

/** The latest TOTP time step whose code an account has used as its second factor. */
const SPENT_CODES = table('SpentCodes', {
  UserId: integer({ primaryKey: true, references: 'Users' }),
  step: integer(),
})

/** All tables, each after those that it refers to. */
const TABLES = {
  USERS,
  PRODUCTS,
  QUANTITIES,
  BASKETS,
  BASKET_ITEMS,
  FEEDBACKS,
  CAPTCHAS,
  IMAGE_CAPTCHAS,
  COMPLAINTS,
  SECURITY_QUESTIONS,
  SECURITY_ANSWERS,
  ADDRESSES,
  RECYCLES,
  PRIVACY_REQUESTS,
  CARDS,
  DELIVERIES,
  MEMORIES,
  WALLETS,
  SPENT_CODES,
}

/** Builds the shop's queries; needs no connection. */
export const sql = queryBuilder<TablesOf<typeof TABLES>>()

/** The statements that create the tables of a shop. */
export const SCHEMA = `${Object.values(TABLES)
  .map(({ ddl }) => ddl)
  .join(';\n')};
-- An index of a part of the rows is not read instead of the table: a dump column by column has its rows in one order.
CREATE UNIQUE INDEX UsersByEmail ON Users (email) WHERE email IS NOT NULL;
CREATE INDEX BasketItemsByBasket ON BasketItems (BasketId);
CREATE INDEX BasketsByUser ON Baskets (UserId);
CREATE INDEX AddressesByUser ON Addresses (UserId);
CREATE INDEX CardsByUser ON Cards (UserId);
CREATE INDEX QuantitiesByProduct ON Quantities (ProductId);
${documentIndex('OrdersByOrderId', 'orderId')};
${documentIndex('OrdersByUser', 'UserId')};
${documentIndex('ReviewsByProduct', 'product')};
`
