import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { namesOf } from '../../../app/content-text'
import { Icon } from '../../../components/layout/Icon'
import { usePicture } from '../../../components/person/use-picture'
import { useFormat } from '../../../format/use-format'
import styles from './card.module.css'
import type { BodyProps, Kind } from './kind'

function GiftBody({ content: { title, icon, receivers, price, currency } }: BodyProps<ContentOf<'gift'>>): ReactNode {
  const { t } = useTranslation()
  const { amount } = useFormat()
  const picture = usePicture(icon ?? undefined, 'avatar')
  return (
    <span className={styles['gift']}>
      <span className={styles['icon']}>{picture ?? <Icon of={Gift} size={24} />}</span>
      <span className={styles['lines']}>
        <b className={styles['title']} dir="auto">{t('gift.title', { gift: title === '' ? t('gift.gift') : title, names: namesOf(receivers, t) })}</b>
        {price !== null && currency !== null && <span className={styles['line']} dir="auto">{t('gift.sum', { people: receivers.length, price: amount(price), currency })}</span>}
      </span>
    </span>
  )
}

export const gift: Kind<ContentOf<'gift'>> = { frame: 'card', Body: GiftBody }
