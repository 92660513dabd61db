import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { feedbackStored } from '@fruit/shop/feedback/facts'
import { messageWith } from '@fruit/world/texts/texts'
import { weakness } from './weakness.ts'

/** Number of messages that the task asks for, sent within 20 seconds. */
const REQUIRED_MESSAGES = 10
/** From this number of messages on, a near miss is reported to the player. */
const MIN_REPORTED_MESSAGES = 4

export const challenge = defineChallenge({
  id: 14,
  key: 'captchaBypassChallenge',
  name: 'CAPTCHA Bypass',
  category: 'Broken Anti Automation',
  difficulty: 3,
  tags: ['Brute Force'],
  cwe: [804, 799],
  owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
  asvs: ['V2.4.1'],
  wstg: ['WSTG-BUSL-05', 'WSTG-BUSL-07'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Credential_Stuffing_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.captchaId' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(
    feedbackStored,
    ({ inTwentySeconds: count }) =>
      count >= REQUIRED_MESSAGES ||
      (count >= MIN_REPORTED_MESSAGES &&
        messageWith('{{count}} messages within 20 seconds. The task asks for {{asked}}.', {
          count,
          asked: REQUIRED_MESSAGES,
        })),
  ),
})
