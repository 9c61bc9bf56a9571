import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { namesOf } from '../../../app/content-text'
import { Icon } from '../../../components/Icon'
import { usePicture } from '../../../components/use-picture'
import styles from './card.module.css'
import type { BodyProps, Kind } from './kind'

function GiftBody({ content: { title, icon, receivers } }: BodyProps<ContentOf<'gift'>>): ReactNode {
  const { t } = useTranslation()
  const picture = usePicture(icon ?? undefined, 'avatar')
  return (
    <span className={styles['gift']}>
      <span className={styles['icon']}>{picture ?? <Icon of={Gift} size={24} />}</span>
      <span className={styles['lines']}>
        <b className={styles['title']} dir="auto">{title === '' ? t('gift.gift') : title}</b>
        <span className={styles['line']} dir="auto">{t('gift.to', { names: namesOf(receivers, t) })}</span>
      </span>
    </span>
  )
}

export const gift: Kind<ContentOf<'gift'>> = { frame: 'card', Body: GiftBody }
