import { useTranslation } from 'react-i18next'
import { AddressChoice } from '../features/checkout/addresses/address-choice.tsx'
import { NewAddressLink } from '../features/checkout/addresses/new-address-link.tsx'
import { RecycleScreen } from '../features/recycling/recycle-screen.tsx'

const PURPOSE = { from: '/recycle' } as const

/** Recycling, with the customer's addresses to choose from. */
export function Recycling() {
  const { t } = useTranslation()
  return (
    <RecycleScreen
      addressChoice={(chosen, onChoose) => (
        <AddressChoice
          label={t('RECYCLE_ADDRESS')}
          emptyHint={t('RECYCLE_NO_ADDRESS')}
          purpose={PURPOSE}
          chosen={chosen}
          onChoose={onChoose}
        >
          <NewAddressLink look="outline" purpose={PURPOSE} />
        </AddressChoice>
      )}
    />
  )
}
