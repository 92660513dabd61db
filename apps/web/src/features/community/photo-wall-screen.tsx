import type { MemoryOnWall } from '@fruit/contracts/calls/memories'
import { addressPhoto } from '@fruit/isomorphic/memories/seams'
import { buttonClass } from '@fruit/look/button.tsx'
import { useTranslation } from 'react-i18next'
import { useConfiguration, useSeam, useServices, useSession } from '../../lib/services.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadState } from '../../ui/load-failure.tsx'
import { useMemories } from './memories.ts'
import { PhotoForm } from './photo-form.tsx'
import styles from './photo-wall-screen.module.css'

/** Photos that customers share; logged-in customers can add theirs. */
export function PhotoWallScreen() {
  const { t } = useTranslation()
  const { token } = useSession()
  const memories = useMemories()
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1 className="heading">{t('TITLE_PHOTO_WALL')}</h1>
        <p>{t('PHOTO_WALL_INTRO')}</p>
      </header>
      {token && <PhotoForm />}
      <LoadState query={memories} failure={t('PHOTOS_FAILED')} />
      {memories.data?.length === 0 && (
        <EmptyState picture="no-photos" title={t('NO_SEARCH_RESULT')} hint={t('EMPTY_MEMORY_LIST')} />
      )}
      {memories.data && memories.data.length > 0 && (
        <ul className={styles.wall} aria-label={t('TITLE_PHOTO_WALL')}>
          {memories.data.map((memory) => (
            <li key={memory.id}>
              <Photo memory={memory} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Photo({ memory }: { readonly memory: MemoryOnWall }) {
  const { t } = useTranslation()
  const { base } = useServices()
  const { social } = useConfiguration().application
  const address = useSeam(addressPhoto)
  const username = memory.User?.username
  return (
    <figure className={styles.photo}>
      <div className={styles.frame}>
        <img src={new URL(address(memory.imagePath), base).href} alt={memory.caption} loading="lazy" />
      </div>
      {social.twitterUrl && (
        <a
          href={social.twitterUrl}
          className={buttonClass('primary', styles.share)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('TWEET_PHOTO')}
          <span className="visually-hidden">: {memory.caption}</span>
        </a>
      )}
      <figcaption>
        {memory.caption}
        {username && (
          <>
            {' '}
            <span className={styles.username}>– {username}</span>
          </>
        )}
      </figcaption>
    </figure>
  )
}
