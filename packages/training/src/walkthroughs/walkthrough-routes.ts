import type { TrainingCall } from '@fruit/contracts/call'
import { listWalkthroughs, readWalkthrough } from '@fruit/contracts/calls/walkthroughs'
import { HttpResponse, handle, type Route } from '@fruit/world/route'
import type { World } from '@fruit/world/world'
import { requireEntry } from '../catalogue/known-entry.ts'
import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import { PAGE_HEADERS, walkthroughList, walkthroughPage } from './walkthrough-page.ts'
import type { Walkthroughs } from './walkthroughs.ts'

/** Pages for trainers, in English. @param of returns the catalogue of an open world */
export function walkthroughRoutes(
  of: (world: World) => { readonly catalogue: TrainingCatalogue },
  walkthroughs: Walkthroughs,
): readonly Route<TrainingCall>[] {
  const answer = (html: string) => new HttpResponse(200, Buffer.from(html), PAGE_HEADERS)
  return [
    handle(listWalkthroughs, ({ world }) =>
      answer(
        walkthroughList(world.configuration.application, walkthroughs.released(world.id, of(world).catalogue.entries)),
      ),
    ),
    handle(readWalkthrough, async ({ world }, { params }) => {
      const entry = requireEntry(of(world).catalogue, params.key)
      return answer(walkthroughPage(world.configuration.application, entry, await walkthroughs.read(world.id, entry)))
    }),
  ]
}
