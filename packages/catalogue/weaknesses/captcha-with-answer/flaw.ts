import type { Captcha } from '@fruit/shop/feedback/seams'
import type { ImageCaptcha } from '@fruit/shop/privacy/seams'

/** Pages of the shop can say at once whether the sum is right, without asking us again. */
export function describeCaptcha(captcha: Captcha): Captcha {
  return { ...captcha }
}

/** As above, for pictures. */
export function describeImageCaptcha(captcha: ImageCaptcha): ImageCaptcha {
  return { ...captcha }
}
