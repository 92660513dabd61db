import type { MessageRoute, Route } from '@fruit/world/route'
import type { FileTree } from '@fruit/world/world-files'
import { accountRoutes } from './accounts/routes.ts'
import { catalogMessages } from './catalog/messages.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { showSearchTerm } from './catalog/seams.ts'
import legal from './content/legal.md?raw'
import { fileRoutes } from './files/routes.ts'
import { screenRoutes } from './screens/routes.ts'
import { findUnlistedScreen } from './screens/seams.ts'
import { shellRoutes } from './shell/routes.ts'

/** Every call that the shop answers. */
export function shopRoutes(version: string): readonly Route[] {
  return [...accountRoutes, ...catalogRoutes, ...fileRoutes, ...screenRoutes, ...shellRoutes(version)]
}

/** Every socket message that the shop deals with. */
export const shopMessages: readonly MessageRoute[] = [...catalogMessages]

/** Files that every shop is born with. */
export function shopFiles(bornAt: number): FileTree {
  return new Map([['/ftp/legal.md', { bytes: Buffer.from(legal), modifiedAt: bornAt }]])
}

/** Names of the seams that run in the browser. */
export const browserSeams: ReadonlySet<string> = new Set([showSearchTerm.name, findUnlistedScreen.name])
