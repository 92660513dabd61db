import { buttonClass } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { AddToBasketButton } from '../features/basket/add-to-basket-button.tsx'
import { SearchScreen } from '../features/products/search-screen.tsx'
import { loginAddress } from '../lib/login-address.ts'
import { useSession } from '../lib/services.ts'

/** The products. Logged-in customers can add them to their basket; visitors get a link to the login. */
export function ShopWindow() {
  const { token } = useSession()
  return (
    <SearchScreen
      productAction={token ? (product) => <AddToBasketButton product={product} /> : undefined}
      dialogAction={(product) => (token ? <AddToBasketButton product={product} look="primary" /> : <LogInToBuy />)}
    />
  )
}

/** Leads to the login and back to the open product. */
function LogInToBuy() {
  const { t } = useTranslation()
  const location = useLocation()
  return (
    <Link to={loginAddress(location)} className={buttonClass('primary')}>
      {t('LOGIN_TO_BUY')}
    </Link>
  )
}
