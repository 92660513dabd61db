import { defineProps } from '@fruit/challenge-kit/props'
import { blueprintName, PRODUCT_PICTURES } from './blueprint-name.ts'
import { serpentModel } from './serpent-model.ts'

export const props = defineProps((configuration) => {
  const name = blueprintName(configuration)
  return name === null ? {} : { files: { [`/frontend/dist/frontend${PRODUCT_PICTURES}/${name}`]: serpentModel() } }
})
