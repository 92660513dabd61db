import { type Containment, type ContainmentOptions, createContainment } from '@fruit/containment/containment'
import { ContainmentClosed } from '@fruit/containment/containment-failure'

type GroupOf = NonNullable<ContainmentOptions['groupOf']>

/** Of any power. */
interface Job {
  readonly owner: string
  readonly image?: { readonly key: string }
}

/** Between the number of an app and what is that app's own. */
const BETWEEN = ' '

let shared: Containment | undefined
let opened = 0
/** Who shares turns in each open app, by its number. */
const groups = new Map<string, GroupOf>()

/**
 * The containment of one of the apps that a test process opens: to start threads, and an engine in each, takes longer than to open an
 * app. Apps share threads and nothing else. The number of its app stands before each owner and each key of an image, so worlds of two
 * apps that have the same id are as far apart as any others.
 */
export function sharedContainment({ groupOf = (owner) => owner }: ContainmentOptions = {}): Containment {
  shared ??= createContainment({
    groupOf: (owner) => {
      const [app = '', world = ''] = owner.split(BETWEEN)
      return app + BETWEEN + (groups.get(app)?.(world) ?? world)
    },
  })
  const app = String(++opened)
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
  const name = (text: string) => app + BETWEEN + text
  const { owner, image } = job
  return { ...job, owner: name(owner), ...(image && { image: { ...image, key: name(image.key) } }) }
}
