import type { ComponentType } from 'react'
import { createHashRouter, type RouteObject } from 'react-router'
import type { MessageKey, Texts } from '../lib/i18n.ts'
import { SHOP_WINDOW_PATHS } from '../lib/shop-window-paths.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Guarded } from './guarded.tsx'
import { Layout } from './layout/layout.tsx'
import { SCREENS, type Screen } from './screens.ts'
import { ShopWindow } from './shop-window.tsx'
import { UnlistedScreen } from './unlisted-screen.tsx'
import { useTitle } from './use-title.ts'

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
  useTitle(null)
  return <ShopWindow />
}

function routeTo(screen: Screen, texts: Texts): RouteObject {
  return {
    path: screen.path,
    lazy: async () => {
      const [Content] = await Promise.all([screen.load(), screen.texts && texts.load(screen.texts)])
      return { element: <Titled title={screen.title} guard={screen.guard} Content={Content} /> }
    },
  }
}

interface TitledProps extends Pick<Screen, 'guard'> {
  readonly title: MessageKey
  readonly Content: ComponentType
}

function Titled({ title, guard, Content }: TitledProps) {
  useTitle(title)
  return guard ? (
    <Guarded guard={guard}>
      <Content />
    </Guarded>
  ) : (
    <Content />
  )
}
