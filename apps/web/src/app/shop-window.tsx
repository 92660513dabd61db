import { AddToBasketButton } from '../features/basket/add-to-basket-button.tsx'
import { SearchScreen } from '../features/products/search-screen.tsx'
import { useSession } from '../lib/services.ts'

/** The products, which customers who are signed in put into their basket from here. */
export function ShopWindow() {
  const { token } = useSession()
  return <SearchScreen productAction={token ? (product) => <AddToBasketButton product={product} /> : undefined} />
}
