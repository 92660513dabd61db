import { defineFact } from '@fruit/world/fact'

/** The page of an account was shown: with this markup for its name, and under this content policy. */
export const profileShown = defineFact<{
  accountId: number
  userName: string
  nameMarkup: string
  profileImage: string
  contentPolicy: string
}>('profile.profile-shown', { isShown: true })

/** An account got a name. `origin` and `referer` are the headers of the form that asked for it, null without. */
export const userRenamed = defineFact<{
  accountId: number
  sent: string
  before: string
  after: string
  origin: string | null
  referer: string | null
}>('profile.user-renamed')

/** An account got the picture that somebody uploaded. */
export const pictureUploaded = defineFact<{ accountId: number; format: string; size: number }>(
  'profile.picture-uploaded',
)

/** An address was sent for the picture of an account; `stored` is what the account has since, null when it was refused. */
export const pictureAddressSent = defineFact<{ accountId: number; address: string; stored: string | null }>(
  'profile.picture-address-sent',
)
