import { Gift as GiftIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gift } from '../../../domain/gift'
import { Icon } from '../../components/layout/Icon'
import { useImage } from '../../components/avatar/use-image'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import styles from './gift.module.css'
import type { useGifts } from './use-gifts'

interface GiftGridProps {
  readonly gifts: ReturnType<typeof useGifts>
  readonly currency: string
  readonly chosen: string | null
  readonly onChoose: (gift: Gift) => void
}

export function GiftGrid({ gifts: { status, items, read }, currency, chosen, onChoose }: GiftGridProps): ReactNode {
  const { t } = useTranslation('gift')
  const { amount } = useFormat()
  if (status === 'failed') return <InlineFailure text={t('failed')} onRetry={read} />
  if (status === 'loading')
    return (
      <div className={styles['grid']}>
        <Skeleton>
          <SkeletonBlock width="100%" height={220} shape="card" />
        </Skeleton>
      </div>
    )
  if (items.length === 0)
    return (
      <p className={styles['none']} role="status">
        {t('none')}
      </p>
    )
  return (
    <fieldset className={styles['grid']}>
      <legend className="sr">{t('choose')}</legend>
      {items.map((gift) => (
        <label key={gift.id} className={styles['gift']}>
          <input type="radio" name="gift" checked={gift.id === chosen} onChange={() => onChoose(gift)} />
          <GiftPicture icon={gift.icon} />
          <span className={styles['name']} dir="auto">
            {gift.title}
          </span>
          <span className={styles['price']}>
            {amount(gift.price)} {currency}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function GiftPicture({ icon }: Pick<Gift, 'icon'>): ReactNode {
  return (
    <span className={styles['picture']} aria-hidden="true">
      {useImage(icon ?? undefined, 'avatar') ?? <Icon of={GiftIcon} size={24} />}
    </span>
  )
}
