import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { describeCaptcha } from '@fruit/shop/feedback/seams'
import { describeImageCaptcha } from '@fruit/shop/privacy/seams'

export const weakness = defineWeakness({
  id: 'captcha-with-answer',
  seams: [describeCaptcha, describeImageCaptcha],
  flaw: () => import('./flaw.ts'),
})
