import { type Containment, type ContainmentOptions, createContainment } from '@fruit/sandbox/containment'
import { ContainmentClosed } from '@fruit/sandbox/pool/containment-failure'

type GroupOf = NonNullable<ContainmentOptions['groupOf']>

/** The fields that jobs of all engines share. */
interface Job {
  readonly owner: string
  readonly image?: { readonly key: string }
}

/** Separates the number of an app from the app's own id. */
const SEPARATOR = ' '

let shared: Containment | undefined
let appCount = 0
/** Maps an owner to its scheduling group in each open app, by the app's number. */
const groups = new Map<string, GroupOf>()

/**
 * The containment for one of the apps of a test process. Apps share its threads, because starting threads and engines takes longer
 * than opening an app. Each owner and each image key is prefixed with the number of its app, so worlds of two apps with the same id
 * stay separate.
 */
export function sharedContainment({ groupOf = (owner) => owner }: ContainmentOptions = {}): Containment {
  shared ??= createContainment({
    groupOf: (owner) => {
      const [app = '', world = ''] = owner.split(SEPARATOR)
      return app + SEPARATOR + (groups.get(app)?.(world) ?? world)
    },
  })
  const app = String(++appCount)
  groups.set(app, groupOf)
  let end = () => {}
  const closed = new Promise<never>((_, reject) => {
    end = () => reject(new ContainmentClosed())
  })
  closed.catch(() => {})
  const powers = Object.entries(shared).map(([name, power]) => {
    const run = power as (job: Job) => Promise<unknown>
    return [name, (job: Job) => Promise.race([closed, run(ofApp(app, job))])]
  })
  const close = async () => {
    groups.delete(app)
    end()
  }
  return { ...Object.fromEntries(powers), close } as Containment
}

function ofApp(app: string, job: Job): Job {
  const name = (text: string) => app + SEPARATOR + text
  const { owner, image } = job
  return { ...job, owner: name(owner), ...(image && { image: { ...image, key: name(image.key) } }) }
}
