import { expect, test } from 'vitest'
import { CAMPAIGNS, campaignDay } from './campaigns.ts'

const validOn = (code: string) => CAMPAIGNS.find((campaign) => campaign.code === code)?.validOn

test('a campaign day lasts from midnight to midnight in local time', () => {
  expect(campaignDay(new Date(2019, 2, 8, 0, 0))).toBe(validOn('WMNSDY2019'))
  expect(campaignDay(new Date(2019, 2, 8, 23, 59))).toBe(validOn('WMNSDY2019'))
  expect(campaignDay(new Date(2019, 2, 9, 0, 0))).not.toBe(validOn('WMNSDY2019'))
})

test('every code has 10 characters, like all coupons', () => {
  expect(CAMPAIGNS.filter(({ code }) => code.length !== 10)).toEqual([])
})

test('women’s day is March 8, and the orange campaign May 4', () => {
  for (const { code, validOn } of CAMPAIGNS) {
    const day = code.startsWith('WMNSDY') ? [2, 8] : [4, 4]
    expect(validOn).toBe(campaignDay(new Date(Number(code.slice(6)), day[0]!, day[1])))
  }
})
