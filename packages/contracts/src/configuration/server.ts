import { z } from 'zod'
import { limitSettings } from './limits.ts'
import { blankableList, flag, section, text, webAddress, wholeNumber, wording } from './setting-kinds.ts'

const PROXIES = 'a list of addresses such as 10.0.0.2, or of networks such as 10.0.0.0/8'

/** Where the shop listens and how it is reached. */
export const serverSettings = section({
  /** 0 takes any free port. */
  port: wholeNumber(0, 65_535),
  /** Path below which a reverse proxy serves the shop: empty, or with a slash in front and none at the end. */
  basePath: text
    .regex(/^[\w\-.~/]*$/, { error: 'empty, or a path such as /shop of letters, digits and - . _ ~ /' })
    .transform((path) =>
      path
        .split('/')
        .filter(Boolean)
        .map((part) => `/${part}`)
        .join(''),
    ),
  baseUrl: webAddress,
  /** Stands behind the shop's name on pages of errors, where scanners look for it. */
  framework: wording,
  /** Reverse proxies whose word is taken for who asks, under which host name, and whether by TLS. */
  trustedProxies: blankableList(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: PROXIES }), PROXIES),
  /** Everybody may read how challenges are solved and repaired; otherwise those that were released. */
  showWalkthroughs: flag,
  /** Everybody may read which holes there are and what a scan did to them; for those who score scanners. */
  showGroundTruth: flag,
  limits: limitSettings,
})
