import { AudioLines } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpaceCard } from '../../../../domain/chat'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/Icon'
import styles from './card.module.css'

const c = classNames(styles)

/** A space and how it stands. It leads nowhere: there is no live area yet. */
export function SpaceBox({ space: { title, status } }: { readonly space: SpaceCard }): ReactNode {
  const { t } = useTranslation()
  return (
    <span className={c('space')} data-theme="dark">
      <span className={c('status', status === 'started' && 'live')}>
        <Icon of={AudioLines} size={14} />
        {t(`spaceStatus.${status}`)}
      </span>
      <b className={c('title')} dir="auto">{title === '' ? t('spaceStatus.untitled') : title}</b>
    </span>
  )
}
