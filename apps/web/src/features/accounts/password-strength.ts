/** Criteria of a strong password. Advice only: the shop accepts weaker ones. */
export const PASSWORD_ADVICE = [
  { text: 'PASSWORD_ADVICE_LOWER_CASE', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { text: 'PASSWORD_ADVICE_UPPER_CASE', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { text: 'PASSWORD_ADVICE_DIGIT', isMet: (password: string) => /\p{Nd}/u.test(password) },
  { text: 'PASSWORD_ADVICE_SPECIAL', isMet: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password) },
  { text: 'PASSWORD_ADVICE_LENGTH', isMet: (password: string) => password.length >= 8 },
] as const

/** Minimum and maximum length of a password, in characters. */
export const PASSWORD_LENGTH = { min: 5, max: 40 } as const
