import { Icon } from '@fruit/look/icon.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useTally } from '../../features/training/score-board/tally.ts'
import { useServices, useSession } from '../../lib/services.ts'
import styles from '../../ui/account-frame.module.css'
import { accountEntries, type MenuLink, PROFILE, pageAddress } from './menu-entries.ts'

/** A screen of the account beside the list of all account screens; on phones, the list is a row above it. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const { scoreBoardIsKnown } = useTally()
  return (
    <div className={styles.accountFrame}>
      <nav className={styles.accountList} aria-label={t('OPEN_ACCOUNT_MENU')}>
        <ul>
          <Entry link={PROFILE} />
        </ul>
        {accountEntries({ session, scoreBoardIsKnown }).map((entry) =>
          'to' in entry ? (
            <ul key={entry.text}>
              <Entry link={entry} />
            </ul>
          ) : (
            <section key={entry.text}>
              <h2>{t(entry.text)}</h2>
              <ul>
                {entry.links.map((link) => (
                  <Entry key={link.to} link={link} />
                ))}
              </ul>
            </section>
          ),
        )}
      </nav>
      <div className={styles.accountContent}>{children}</div>
    </div>
  )
}

function Entry({ link }: { readonly link: MenuLink }) {
  const { t } = useTranslation()
  const { base } = useServices()
  const { pathname } = useLocation()
  const isHere = pathname === link.to || (link.to === '/address/saved' && pathname.startsWith('/address/'))
  const entry = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isHere) return
    // In the row on a phone, the current entry may be out of view. Only the row scrolls, not the page.
    const bringIntoSight = () => {
      const { current } = entry
      const row = current?.closest('nav')
      if (current && row) row.scrollLeft = current.offsetLeft - row.clientWidth / 2 + current.clientWidth / 2
    }
    bringIntoSight()
    // Fonts that load later move it.
    void document.fonts.ready.then(bringIntoSight)
  }, [isHere])
  const content = (
    <>
      <Icon name={link.icon} size={20} />
      {t(link.text)}
    </>
  )
  return (
    <li>
      {link.isPage ? (
        <a href={pageAddress(link, base)}>{content}</a>
      ) : (
        <Link ref={entry} to={link.to} aria-current={isHere ? 'page' : undefined}>
          {content}
        </Link>
      )}
    </li>
  )
}
