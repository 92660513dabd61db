import type { Route } from '@fruit/world/route'
import { accountResources } from '../accounts/resources.ts'
import { addresses } from '../addresses/resources.ts'
import { cards } from '../cards/resources.ts'
import { complaintResources } from '../complaints/resources.ts'
import { feedbackResources } from '../feedback/resources.ts'
import { privacyResources } from '../privacy/resources.ts'
import { productResources } from '../products/resources.ts'
import { recyclingResources } from '../recycling/resources.ts'
import { type Resource, resourceRoutes } from './resource.ts'

/** Every table that clients reach by the five generated calls. */
const RESOURCES: readonly Resource[] = [
  ...accountResources,
  addresses,
  cards,
  ...productResources,
  ...complaintResources,
  ...feedbackResources,
  ...recyclingResources,
  ...privacyResources,
]

/** The calls of all generated resources. */
export const generatedRoutes: readonly Route[] = RESOURCES.flatMap(resourceRoutes)
