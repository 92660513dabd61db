import { answers, judgePermission } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { CAMPAIGNS } from '@fruit/isomorphic/campaigns'
import { acceptCampaign } from '@fruit/shop/orders/seams'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Times of an order in milliseconds, relative to the start of a campaign's day. */
const MOMENTS: readonly number[] = [
  -400 * DAY_MS,
  -DAY_MS,
  -1,
  0,
  12 * HOUR_MS,
  DAY_MS - 1,
  DAY_MS,
  2 * DAY_MS,
  365 * DAY_MS,
  366 * DAY_MS,
  3000 * DAY_MS,
]

export const weakness = defineWeakness({
  id: 'manipulate-clock',
  seams: [acceptCampaign],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-the-own-clock': {
      outcome: 'holds',
      why: 'Which day it is decides about money, so the shop looks at its own clock. What the client says about the time is not even read.',
      load: () => import('./fix-ask-the-own-clock.ts'),
    },
    'refuse-days-to-come': {
      outcome: 'leaks',
      why: 'Nobody can order ahead of time any more. But a day that has come has mostly gone as well: every campaign of the past is still good.',
      load: () => import('./fix-refuse-days-to-come.ts'),
    },
    'guard-the-best-offer': {
      outcome: 'leaks',
      why: 'The campaign that cost most ends when it should. The other eight still believe whatever the client says.',
      load: () => import('./fix-guard-the-best-offer.ts'),
    },
    'end-all-campaigns': {
      outcome: 'breaks',
      why: 'Nobody gets an old discount, but nobody gets a new one either: on the day itself customers are told that their coupon is not for today.',
      load: () => import('./fix-end-all-campaigns.ts'),
    },
  },
  ownFix: {
    acceptCampaign: {
      signature: '(claim: CampaignClaim, now: number) => boolean',
      doc: 'Says whether a campaign gives its discount. A `CampaignClaim` is `{ campaign: { code: string, discount: number, validOn: number }, claimedDay: number }`: `validOn` is when the day of the campaign begins, `claimedDay` when the day begins that the client believes it is, `now` what the clock of the shop says. All times are milliseconds since 1970.',
      property: answers(acceptCampaign, {
        name: 'A campaign gives its discount for 24 hours from the beginning of its day, by the clock of the shop, and at no other time.',
        cases: () =>
          CAMPAIGNS.flatMap((campaign) =>
            MOMENTS.flatMap((moment) => {
              const now = campaign.validOn + moment
              const isDue = acceptCampaign.safe({ campaign, claimedDay: campaign.validOn }, now)
              // On the campaign's day, a fix may also require that the client's date matches.
              const claims = isDue ? [campaign.validOn] : [campaign.validOn, now, 0]
              return claims.map((claimedDay): [{ campaign: typeof campaign; claimedDay: number }, number] => [
                { campaign, claimedDay },
                now,
              ])
            }),
          ),
        wrong: judgePermission,
        request: ({ campaign, claimedDay }, now) => ({
          method: 'POST',
          url: '/rest/basket/6/checkout',
          body: { couponData: Buffer.from(`${campaign.code}-${claimedDay}`).toString('base64') },
          as: `signed in, with something in the basket, when the clock of the shop says ${new Date(now).toISOString()}`,
        }),
      }),
      example: [{ campaign: { ...CAMPAIGNS[0]! }, claimedDay: 1_551_999_600_000 }, 1_552_000_000_000],
      fits: (answer: unknown) => typeof answer === 'boolean',
    },
  },
})
