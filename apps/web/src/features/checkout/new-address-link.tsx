import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface NewAddressLinkProps {
  readonly look: ButtonLook
  /** The order that is on its way goes there. */
  readonly isForOrder?: boolean
}

/** Leads to a new address, and back from there to where the customer came from. */
export function NewAddressLink({ look, isForOrder = false }: NewAddressLinkProps) {
  const { t } = useTranslation()
  return (
    <Link to="/address/create" state={{ isForOrder }} className={buttonClass(look)}>
      <Icon name="plus" size={20} />
      {t('ADD_NEW_ADDRESS')}
    </Link>
  )
}
