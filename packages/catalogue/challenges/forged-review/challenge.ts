import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { reviewStored, reviewsChanged } from '@fruit/shop/reviews/facts'
import { messageWith } from '@fruit/world/texts/texts'
import type { World } from '@fruit/world/world'
import { weakness } from './weakness.ts'

/** Returns whether two e-mails belong to one person. Case is ignored because readers of a review ignore it. */
const isSame = (one: string, other: string | null) => one.trim().toLowerCase() === other?.trim().toLowerCase()

/** Returns whether an account has this e-mail, including closed accounts. Reviews under other names harm no customer. */
function hasAccount(world: World, email: string): boolean {
  const sql = 'SELECT 1 FROM Users WHERE lower(email) = ?'
  return world.db.first({ sql, parameters: [email.trim().toLowerCase()] }) !== undefined
}

export const challenge = defineChallenge({
  id: 33,
  key: 'forgedReviewChallenge',
  name: 'Forged Review',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: [],
  cwe: [639],
  owasp: ['A01:2021', 'A01:2025', 'API1:2023'],
  asvs: ['V8.2.2', 'V8.3.1'],
  wstg: ['WSTG-ATHZ-04', 'WSTG-BUSL-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'PATCH /rest/products/reviews', parameter: 'body.id' },
  weakness,
  codingChallenge: true,
  solvedWhen: [
    when(reviewStored, ({ author, sender }, world) => {
      if (isSame(author, sender)) return false
      if (hasAccount(world, author)) return true
      return (
        (sender !== null || author.includes('@')) &&
        messageWith(
          'Your review is signed by {{author}}, who has no account here. The task asks for another customer.',
          {
            author,
          },
        )
      )
    }),
    when(reviewsChanged, ({ modified, authors, sender }) => modified === 1 && !isSame(authors[0]!, sender)),
  ],
})
