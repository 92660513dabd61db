/** Owners of the baskets 1 to 5 (docs/reference/seed.md#rows). */
export const BASKETS = [1, 2, 3, 11, 16] as const

export const BASKET_ITEMS = [
  { BasketId: 1, ProductId: 1, quantity: 2 },
  { BasketId: 1, ProductId: 2, quantity: 3 },
  { BasketId: 1, ProductId: 3, quantity: 1 },
  { BasketId: 2, ProductId: 4, quantity: 2 },
  { BasketId: 3, ProductId: 4, quantity: 1 },
  { BasketId: 4, ProductId: 4, quantity: 2 },
  { BasketId: 5, ProductId: 3, quantity: 5 },
  { BasketId: 5, ProductId: 4, quantity: 2 },
] as const

export const DELIVERIES = [
  { id: 1, name: 'Fresh off the branch', price: 0.99, deluxePrice: 0.5, eta: 1, icon: 'fas fa-rocket' },
  { id: 2, name: 'Ripe on arrival', price: 0.5, deluxePrice: 0, eta: 3, icon: 'fas fa-shipping-fast' },
  { id: 3, name: 'Whenever it falls', price: 0, deluxePrice: 0, eta: 5, icon: 'fas fa-truck' },
] as const

/** Ids start at 1; challenges use 1, 7, 9, 10, 12 and 14. */
export const SECURITY_QUESTIONS = [
  'What is the middle name of your eldest brother or sister?',
  'What was your mother called before she married?',
  'What was your father’s birthday?',
  'Where did your parents meet?',
  'What was the surname of your favourite teacher?',
  'What was your nickname as a child?',
  'What is the name of your favourite pet?',
  'What was the maiden name of your grandmother?',
  'What was your postal code when you were a teenager?',
  'Which company did you first work for?',
  'What was the first dish that you learned to cook?',
  'What is your favourite film?',
  'What is the number of your library card?',
  'Where do you like to go hiking best?',
] as const
