import type { ComponentType, ReactNode } from 'react'
import { createHashRouter, type RouteObject, useLocation, useSearchParams } from 'react-router'
import type { NewAddressPurpose } from '../features/checkout/new-address-link.tsx'
import type { Texts } from '../lib/i18n.ts'
import { useSession } from '../lib/services.ts'
import { SHOP_WINDOW_PATHS } from '../lib/shop-window-paths.ts'
import { useTitle } from '../lib/use-title.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Forbidden } from './forbidden.tsx'
import { refusalFor } from './guarded.ts'
import { Layout } from './layout/layout.tsx'
import { SCREENS, type Screen } from './screens.ts'
import { ShopWindow } from './shop-window.tsx'
import { UnlistedScreen } from './unlisted-screen.tsx'

/** The addresses of the app, all behind `#`. */
export function createRouter(texts: Texts) {
  return createHashRouter([
    {
      element: <Layout />,
      errorElement: <ErrorScreen />,
      children: [
        {
          // Without a path of its own, so that an error leaves the layout standing.
          errorElement: <ErrorScreen />,
          hydrateFallbackElement: <></>,
          children: [
            ...SHOP_WINDOW_PATHS.map((path) => ({ path, element: <TitledShopWindow /> })),
            ...SCREENS.map((screen) => routeTo(screen, texts)),
            { path: '*', element: <UnlistedScreen /> },
          ],
        },
      ],
    },
  ])
}

function TitledShopWindow() {
  const term = useSearchParams()[0].get('q')?.trim()
  useTitle(term ? 'SEARCH' : null, term)
  return <ShopWindow />
}

function routeTo(screen: Screen, texts: Texts): RouteObject {
  return {
    path: screen.path,
    lazy: async () => {
      const [Content, Frame] = await Promise.all([
        screen.load(),
        screen.isOfAccount && import('./layout/account-frame.tsx').then(({ AccountFrame }) => AccountFrame),
        screen.texts && texts.load(screen.texts),
      ])
      return { element: <Titled screen={screen} Content={Content} Frame={Frame} /> }
    },
  }
}

interface TitledProps {
  readonly screen: Screen
  readonly Content: ComponentType
  /** What stands around it for customers. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }> | undefined
}

/**
 * Shows a screen to those who may see it, and the 403 page in its place, at the same address, to others. It spares
 * people a screen that would not work for them; what they may do is decided by the server.
 */
function Titled({ screen: { title, guard, isOfAccount }, Content, Frame }: TitledProps) {
  const session = useSession()
  const { state } = useLocation() as { readonly state: NewAddressPurpose | null }
  const refusal = refusalFor(guard, session)
  useTitle(refusal === null ? title : 'TITLE_FORBIDDEN')
  if (refusal !== null) return <Forbidden error={refusal} />
  const isOrdered = isOfAccount === 'outside-orders' && state?.isForOrder
  if (!Frame || isOrdered || session.token === null) return <Content />
  return (
    <Frame>
      <Content />
    </Frame>
  )
}
