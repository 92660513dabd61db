import { section, text, webAddress, wholeNumber, wording } from './setting-kinds.ts'

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
})
