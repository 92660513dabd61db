import type { ShownConfiguration } from '../../lib/boot.ts'

type Social = ShownConfiguration['application']['social']

/** Names of the places; those that are not proper names are text keys. */
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

/** An external page of the shop. */
export interface SocialLink {
  /** Its name, or the key of a text. */
  readonly name: (typeof NAMES)[keyof typeof NAMES]
  readonly href: string
}

/** Links to the places whose addresses are configured, in display order. */
export function socialLinks(social: { readonly [Key in keyof Social]?: Social[Key] }): readonly SocialLink[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((key) => {
    const href = social[key]
    return href ? [{ name: NAMES[key], href }] : []
  })
}
