import type { Configuration } from '@fruit/contracts/configuration'
import type { MessageRoute, Route } from '@fruit/world/route'
import type { FileTree } from '@fruit/world/storage/world-files'
import type { FetchProviderEmail } from './accounts/provider-login.ts'
import { accountResources } from './accounts/resources.ts'
import { accountRoutes } from './accounts/routes.ts'
import { addresses } from './addresses/resources.ts'
import { applicationRoutes } from './application/routes.ts'
import { businessRoutes } from './b2b/routes.ts'
import { basketRoutes } from './basket/routes.ts'
import { cards } from './cards/resources.ts'
import type { ModelAccess } from './chat/model-access.ts'
import { NextCustomer } from './chat/next-customer.ts'
import { chatRoutes } from './chat/routes.ts'
import { TRAINING_FILE } from './chat/service.ts'
import { complaintResources } from './complaints/resources.ts'
import { complaintRoutes } from './complaints/routes.ts'
import training from './content/botDefaultTrainingData.json?raw'
import legal from './content/legal.md?raw'
import premiumKey from './content/premium.key?raw'
import { deliveryRoutes } from './deliveries/routes.ts'
import { deluxeMessages } from './deluxe/messages.ts'
import { deluxeRoutes } from './deluxe/routes.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { feedbackResources } from './feedback/resources.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { KEYS_MADE_AT } from './files/keys-and-logs.ts'
import { fileRoutes } from './files/routes.ts'
import { hiddenRoutes } from './hidden/routes.ts'
import { innerDoorRoutes } from './machine/inner-door.ts'
import { internetRoutes } from './machine/internet-routes.ts'
import { machineFiles } from './machine/machine-files.ts'
import { memoryRoutes } from './memories/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { privacyResources } from './privacy/resources.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { productMessages } from './products/messages.ts'
import { productResources } from './products/resources.ts'
import { productRoutes } from './products/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { promotionRoutes } from './promotion/routes.ts'
import { recyclingResources } from './recycling/resources.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { type Resource, resourceRoutes } from './resources/resource.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { screenRoutes } from './screens/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { csafFiles } from './security-policy/csaf-files.ts'
import { securityPolicyRoutes } from './security-policy/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import type { Goals } from './web3/goals.ts'
import { web3Routes } from './web3/routes.ts'

/** All tables that clients reach through resource calls. */
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

/**
 * All routes of the shop.
 *
 * @param emailBehind asks the identity provider, where one is configured
 * @param goals the challenges of the training layer
 * @param models the host's access to an external language model
 */
export function shopRoutes(
  version: string,
  emailBehind: FetchProviderEmail,
  goals: Goals,
  models: ModelAccess,
): readonly Route[] {
  const nextCustomer = new NextCustomer()
  return [
    ...accountRoutes(emailBehind),
    ...basketRoutes,
    ...businessRoutes,
    ...productRoutes,
    ...complaintRoutes,
    ...deliveryRoutes,
    ...chatRoutes(models, nextCustomer),
    ...deluxeRoutes,
    ...erasureRoutes,
    ...feedbackRoutes,
    ...fileRoutes,
    ...RESOURCES.flatMap(resourceRoutes),
    ...hiddenRoutes,
    ...innerDoorRoutes,
    ...internetRoutes,
    ...memoryRoutes,
    ...orderRoutes,
    ...privacyRoutes,
    ...profileRoutes,
    ...promotionRoutes,
    ...redirectRoutes,
    ...reviewRoutes((visit, product, message) => nextCustomer.askAboutProduct(visit, product, message)),
    ...screenRoutes,
    ...secondFactorRoutes,
    ...securityPolicyRoutes,
    ...applicationRoutes(version),
    ...uploadRoutes,
    ...walletRoutes,
    ...web3Routes(goals),
  ]
}

/** All socket messages that the shop handles. */
export const shopMessages: readonly MessageRoute[] = [...productMessages, ...deluxeMessages]

/** Modification time of the legal notice, older than any shop. */
const NOTICE_WRITTEN_AT = Date.UTC(2024, 4, 3, 13, 20, 7)

/** Files of every new shop. */
export function shopFiles(bornAt: number, configuration: Configuration): FileTree {
  const file = (text: string, modifiedAt = bornAt) => ({ bytes: Buffer.from(text), modifiedAt })
  return new Map([
    ['/encryptionkeys/premium.key', file(premiumKey.trim(), KEYS_MADE_AT)],
    ['/ftp/legal.md', file(legal, NOTICE_WRITTEN_AT)],
    [TRAINING_FILE, file(training)],
    ...csafFiles(bornAt, configuration),
    ...machineFiles(bornAt, configuration),
  ])
}
