import { documentIndex } from '@fruit/world/documents'
import { queryBuilder } from '@fruit/world/query'
import type { Generated, GeneratedAlways } from 'kysely'

interface Row {
  id: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface UsersTable {
  id: Generated<number>
  username: string | null
  email: string | null
  password: string | null
  role: 'customer' | 'deluxe' | 'accounting' | 'admin'
  deluxeToken: string
  lastLoginIp: string
  profileImage: string
  totpSecret: string
  isActive: 0 | 1
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export interface ProductsTable {
  id: Generated<number>
  name: string
  description: string
  price: number
  deluxePrice: number
  image: string
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export interface Tables {
  Users: UsersTable
  Products: ProductsTable
  Quantities: Row & { ProductId: number; quantity: number; limitPerUser: number | null }
  Baskets: Row & { coupon: string | null; UserId: number | null }
  BasketItems: Row & { ProductId: number; BasketId: number; quantity: number }
  Feedbacks: Row & { UserId: number | null; comment: string; rating: number }
  Captchas: Row & { captchaId: number; captcha: string; answer: string }
  ImageCaptchas: Row & { image: string; answer: string; UserId: number }
  Complaints: Row & { UserId: number | null; message: string; file: string | null }
  Recycles: Row & { UserId: number; AddressId: number; quantity: number; isPickup: 0 | 1; date: string | null }
  SecurityQuestions: Row & { question: string }
  SecurityAnswers: Row & { UserId: number; SecurityQuestionId: number; answer: string }
  Addresses: Row & {
    UserId: number
    fullName: string
    mobileNum: number
    zipCode: string
    streetAddress: string
    city: string
    state: string | null
    country: string
    deletedAt: string | null
  }
  PrivacyRequests: Row & { UserId: number; deletionRequested: 0 | 1 }
  Cards: Row & {
    UserId: number
    fullName: string
    /** Written as digits too: numbers beyond 2^53 would not be exact. */
    cardNum: number | string
    expMonth: number
    expYear: number
    lastDigits: GeneratedAlways<string>
  }
  Deliveries: Row & { name: string; price: number; deluxePrice: number; eta: number; icon: string }
  Memories: Row & { UserId: number | null; caption: string; imagePath: string }
  Wallets: Row & { UserId: number; balance: number }
  /** The latest step of time whose code an account has used as its second factor. */
  SpentCodes: { UserId: number; step: number }
}

/** Builds the shop's queries; holds no connection. */
export const sql = queryBuilder<Tables>()

const user = 'INTEGER REFERENCES Users (id)'
const stamps = 'createdAt TEXT NOT NULL, updatedAt TEXT NOT NULL'
const id = 'id INTEGER PRIMARY KEY AUTOINCREMENT'

/** Tables of a shop. Names, and the order of columns in Users and Products, are facts that injections rely on. */
export const SCHEMA = `
CREATE TABLE Users (${id}, username TEXT DEFAULT '', email TEXT UNIQUE, password TEXT, role TEXT DEFAULT 'customer', deluxeToken TEXT DEFAULT '', lastLoginIp TEXT DEFAULT '0.0.0.0', profileImage TEXT DEFAULT '/assets/public/images/uploads/default.svg', totpSecret TEXT DEFAULT '', isActive INTEGER DEFAULT 1, ${stamps}, deletedAt TEXT);
CREATE TABLE Products (${id}, name TEXT NOT NULL, description TEXT NOT NULL, price REAL NOT NULL, deluxePrice REAL NOT NULL, image TEXT NOT NULL, ${stamps}, deletedAt TEXT);
CREATE TABLE Quantities (${id}, ProductId INTEGER REFERENCES Products (id), quantity INTEGER NOT NULL, limitPerUser INTEGER, ${stamps});
CREATE TABLE Baskets (${id}, coupon TEXT, UserId ${user}, ${stamps});
CREATE TABLE BasketItems (${id}, ProductId INTEGER NOT NULL REFERENCES Products (id), BasketId INTEGER NOT NULL REFERENCES Baskets (id), quantity INTEGER NOT NULL, ${stamps}, UNIQUE (ProductId, BasketId));
CREATE TABLE Feedbacks (${id}, UserId ${user}, comment TEXT, rating INTEGER NOT NULL, ${stamps});
CREATE TABLE Captchas (${id}, captchaId INTEGER UNIQUE, captcha TEXT, answer TEXT, ${stamps});
CREATE TABLE ImageCaptchas (${id}, image TEXT, answer TEXT, UserId ${user}, ${stamps});
CREATE TABLE Complaints (${id}, UserId ${user}, message TEXT, file TEXT, ${stamps});
CREATE TABLE SecurityQuestions (${id}, question TEXT NOT NULL, ${stamps});
CREATE TABLE SecurityAnswers (${id}, UserId INTEGER UNIQUE REFERENCES Users (id), SecurityQuestionId INTEGER REFERENCES SecurityQuestions (id), answer TEXT NOT NULL, ${stamps});
CREATE TABLE Addresses (${id}, UserId ${user}, fullName TEXT NOT NULL, mobileNum INTEGER NOT NULL, zipCode TEXT NOT NULL, streetAddress TEXT NOT NULL, city TEXT NOT NULL, state TEXT, country TEXT NOT NULL, ${stamps}, deletedAt TEXT);
CREATE TABLE Recycles (${id}, UserId INTEGER NOT NULL REFERENCES Users (id), AddressId INTEGER NOT NULL REFERENCES Addresses (id), quantity INTEGER NOT NULL, isPickup INTEGER DEFAULT 0, date TEXT, ${stamps});
CREATE TABLE PrivacyRequests (${id}, UserId ${user}, deletionRequested INTEGER DEFAULT 0, ${stamps});
CREATE TABLE Cards (${id}, UserId ${user}, fullName TEXT NOT NULL, cardNum INTEGER NOT NULL, expMonth INTEGER NOT NULL, expYear INTEGER NOT NULL, ${stamps}, lastDigits TEXT AS (substr(cardNum, -4)));
CREATE TABLE Deliveries (${id}, name TEXT NOT NULL, price REAL NOT NULL, deluxePrice REAL NOT NULL, eta INTEGER NOT NULL, icon TEXT NOT NULL, ${stamps});
CREATE TABLE Memories (${id}, UserId ${user}, caption TEXT, imagePath TEXT, ${stamps});
CREATE TABLE Wallets (${id}, UserId INTEGER UNIQUE REFERENCES Users (id), balance REAL NOT NULL DEFAULT 0, ${stamps});
CREATE TABLE SpentCodes (UserId INTEGER PRIMARY KEY REFERENCES Users (id), step INTEGER NOT NULL);
CREATE INDEX BasketItemsByBasket ON BasketItems (BasketId);
CREATE INDEX BasketsByUser ON Baskets (UserId);
CREATE INDEX AddressesByUser ON Addresses (UserId);
CREATE INDEX CardsByUser ON Cards (UserId);
CREATE INDEX QuantitiesByProduct ON Quantities (ProductId);
${documentIndex('OrdersByOrderId', 'orderId')};
${documentIndex('OrdersByUser', 'UserId')};
${documentIndex('ReviewsByProduct', 'product')};
`
