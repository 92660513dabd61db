import { afterAll } from 'vitest'
import { createContainment } from './containment.ts'
import { NEIGHBOUR_SECRET, testFuzz } from './testing/fuzz.ts'
import { fuzzedEngines } from './testing/fuzzed-engines.ts'
import { JuiceDatabase } from './testing/juice-database.ts'

const contained = createContainment({ workers: 2 })
const attacked = new JuiceDatabase('attacked')
const neighbour = new JuiceDatabase('neighbour', 56, NEIGHBOUR_SECRET)
afterAll(async () => {
  await contained.close()
  attacked.close()
  neighbour.close()
})

testFuzz(fuzzedEngines({ contained, attacked, neighbour }), false)
