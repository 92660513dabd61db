import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { ChallengeSolved } from '@fruit/contracts/calls/training'
import type { Configuration } from '@fruit/contracts/configuration'

/** What browsers are told of a solve. */
export function notificationOf(
  entry: CatalogueEntry,
  flag: string,
  isRestore: boolean,
  { challenges }: Configuration,
): ChallengeSolved {
  const { key, name, codingChallenge } = entry.challenge
  return {
    key,
    name,
    challenge: `${name} (${withoutMarkup(entry.brief('en'))})`,
    flag,
    hidden: !challenges.showSolvedNotifications,
    isRestore,
    codingChallenge: codingChallenge && challenges.codingChallengesEnabled !== 'never',
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }

function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .trim()
}
