import type { ShownConfiguration } from '../../lib/boot.ts'

type Social = ShownConfiguration['application']['social']

/** Names of the places that are no proper names are texts. */
const NAMES = {
  twitterUrl: 'Twitter',
  facebookUrl: 'Facebook',
  slackUrl: 'Slack',
  redditUrl: 'Reddit',
  blueSkyUrl: 'Bluesky',
  mastodonUrl: 'Mastodon',
  pressKitUrl: { text: 'PRESS_KIT' },
  nftUrl: { text: 'NFT_COLLECTION' },
} as const satisfies Partial<Record<keyof Social, string | { readonly text: string }>>

/** A place outside of the shop. */
export interface SocialLink {
  /** Its name, or the key of a text. */
  readonly name: (typeof NAMES)[keyof typeof NAMES]
  readonly href: string
}

/** The places that the configuration has an address for, in the order in which they are shown. */
export function socialLinks(social: { readonly [Key in keyof Social]?: Social[Key] }): readonly SocialLink[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((key) => {
    const href = social[key]
    return href ? [{ name: NAMES[key], href }] : []
  })
}
