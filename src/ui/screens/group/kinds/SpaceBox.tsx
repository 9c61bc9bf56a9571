import { AudioLines } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SpaceCard } from '../../../../domain/chat'
import { paths } from '../../../app/paths'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/Icon'
import styles from './card.module.css'

const c = classNames(styles)

interface SpaceBoxProps {
  readonly space: SpaceCard
  readonly tabIndex: 0 | -1
}

/** A space and how it stood; its page knows how it stands now. */
export function SpaceBox({ space: { channelId, title, status }, tabIndex }: SpaceBoxProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Link to={paths.space(channelId)} className={c('space')} data-theme="dark" tabIndex={tabIndex}>
      <span className={c('status', status === 'started' && 'live')}>
        <Icon of={AudioLines} size={14} />
        {t(`spaceStatus.${status}`)}
      </span>
      <b className={c('title')} dir="auto">{title === '' ? t('spaceStatus.untitled') : title}</b>
    </Link>
  )
}
