import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Meme, MemeCategory, MemeList } from '../../../../../domain/meme'
import { Button } from '../../../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../../../components/feedback/Skeleton'
import { MemeGrid } from './MemeGrid'
import styles from './meme-picker.module.css'

interface MemePanelProps {
  readonly category: MemeCategory
  readonly list: MemeList
  /** The first items: the five quick emoji, or recently used stickers. */
  readonly first: readonly Meme[]
  readonly onChoose: (meme: Meme) => void
  readonly onRetry: () => void
}

/** A tab of the picker: quick items, then all items. Stickers have a search by name. */
export function MemePanel({ category, list, first, onChoose, onRetry }: MemePanelProps): ReactNode {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const firstLabel = t(category === 'emoji' ? 'composer.topEmoji' : 'composer.recent')
  const word = keyword.trim().toLowerCase()
  const found = list.memes.filter(({ name }) => name.toLowerCase().includes(word))
  return (
    <div className={styles['panel']}>
      {category === 'sticker' && (
        <input
          type="search"
          className={styles['search']}
          value={keyword}
          aria-label={t('composer.searchStickers')}
          placeholder={t('composer.searchStickers')}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
      )}
      <div className={styles['scroll']}>
        {list.status === 'loading' && (
          <Skeleton>
            <SkeletonBlock width="100%" height={200} shape="card" />
          </Skeleton>
        )}
        {list.status === 'failed' && (
          <div className={styles['none']}>
            <p>{t('composer.memesFailed')}</p>
            <Button kind="quiet" size={30} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          </div>
        )}
        {word === '' && first.length > 0 && (
          <section>
            <h3 className={styles['head']}>{firstLabel}</h3>
            <MemeGrid category={category} label={firstLabel} memes={first} onChoose={onChoose} />
          </section>
        )}
        {found.length > 0 && (
          <MemeGrid
            category={category}
            label={category === 'emoji' ? t('composer.emoji') : t('composer.stickers')}
            memes={found}
            onChoose={onChoose}
          />
        )}
        {list.status === 'shown' && found.length === 0 && (
          <p className={styles['none']} role="status">
            {t('composer.noStickers')}
          </p>
        )}
      </div>
    </div>
  )
}
