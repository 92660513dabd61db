import * as calls from '@fruit/contracts/calls/profile'
import { handle, type Route } from '@fruit/world/route'
import { linkPicture, uploadPicture } from './picture.ts'
import { renameUser, showProfile } from './service.ts'

export const profileRoutes: readonly Route[] = [
  handle(calls.showProfile, (visit) => showProfile(visit)),
  handle(calls.renameUser, (visit, { body }, request) => renameUser(visit, body.username, request)),
  handle(calls.uploadProfilePicture, (visit, _input, request) => uploadPicture(visit, request)),
  handle(calls.linkProfilePicture, (visit, { body }, request) => linkPicture(visit, body.imageUrl, request)),
]
