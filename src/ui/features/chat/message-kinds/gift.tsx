import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { joinNames } from '../content-text'
import { Icon } from '../../../components/layout/Icon'
import { useImage } from '../../../components/avatar/use-image'
import { useFormat } from '../../../format/use-format'
import styles from './parts/card.module.css'
import type { BodyProps, MessageKindView } from './message-kind'

function GiftBody({ content: { title, icon, receivers, price, currency } }: BodyProps<ContentOf<'gift'>>): ReactNode {
  const { t } = useTranslation()
  const { amount } = useFormat()
  const picture = useImage(icon ?? undefined, 'avatar')
  return (
    <span className={styles['gift']}>
      <span className={styles['icon']}>{picture ?? <Icon of={Gift} size={24} />}</span>
      <span className={styles['lines']}>
        <b className={styles['title']}>
          {t('gift.title', { gift: title === '' ? t('gift.gift') : title, names: joinNames(receivers, t) })}
        </b>
        {price !== null && currency !== null && (
          <span className={styles['line']}>
            {t('gift.sum', { people: receivers.length, price: amount(price), currency })}
          </span>
        )}
      </span>
    </span>
  )
}

export const gift: MessageKindView<ContentOf<'gift'>> = { frame: 'card', Body: GiftBody }
