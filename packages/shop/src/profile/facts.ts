import { defineFact } from '@fruit/world/visits/fact'

/** The profile page of an account was shown with this HTML for its name and this content security policy. */
export const profileShown = defineFact<{
  accountId: number
  userName: string
  nameMarkup: string
  profileImage: string
  contentPolicy: string
}>('profile.profile-shown', { isShown: true })

/** An account was renamed. `origin` and `referer` are the headers of the form's request, null without. */
export const userRenamed = defineFact<{
  accountId: number
  sent: string
  before: string
  after: string
  origin: string | null
  referer: string | null
}>('profile.user-renamed')

/** A profile picture was uploaded. */
export const pictureUploaded = defineFact<{ accountId: number; format: string; size: number }>(
  'profile.picture-uploaded',
)

/** The URL of a profile picture was sent. `stored` is the new profile image, null when the URL was refused. */
export const pictureAddressSent = defineFact<{ accountId: number; address: string; stored: string | null }>(
  'profile.picture-address-sent',
)
