import { z } from 'zod'
import { limitSettings } from './limits.ts'
import { blankableList, flag, nonBlankText, section, text, webAddress, wholeNumber } from './setting-kinds.ts'

const PROXIES = 'a list of addresses such as 10.0.0.2, or of networks such as 10.0.0.0/8'

/** Settings of the server: port, path, base URL, proxies and limits. */
export const serverSettings = section({
  /** 0 uses any free port. */
  port: wholeNumber(0, 65_535),
  /** Base path at which a reverse proxy serves the shop: empty, or with a leading slash and without a trailing one. */
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
  /** Shown after the shop's name on error pages, where scanners look for it. */
  framework: nonBlankText,
  /** Reverse proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: blankableList(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: PROXIES }), PROXIES),
  /** True when everyone may read the walkthroughs of all challenges; otherwise only released ones. */
  showWalkthroughs: flag,
  /** True when everyone may read the ground truth and the results of scans; for scoring scanners. */
  showGroundTruth: flag,
  limits: limitSettings,
})
