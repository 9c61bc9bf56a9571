import { AudioLines } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SpaceCard } from '../../../../../domain/chat'
import { ChannelId } from '../../../../../domain/kernel/ids'
import { paths } from '../../../../app/routing/paths'
import { classNames } from '../../../../components/class-names'
import { Icon } from '../../../../components/layout/Icon'
import { lazyModule } from '../../../../components/lazy-module'
import styles from './card.module.css'

const c = classNames(styles)

interface SpaceBoxProps {
  readonly space: SpaceCard
  readonly tabIndex: 0 | -1
}

/** The status component loads with the first space that can still change. */
const now = lazyModule(() => import('../../../space/CurrentSpaceStatus'))

/** The card of a space. For a live or scheduled space, the card shows the current status. */
export function SpaceMessageCard({ space, tabIndex }: SpaceBoxProps): ReactNode {
  const { channelId, status } = space
  const mayChange = status === 'started' || status === 'prepare'
  const part = now.useModule(mayChange)
  return part === null || !mayChange || !ChannelId.is(channelId) ? (
    <Box space={space} tabIndex={tabIndex} />
  ) : (
    <part.CurrentSpaceStatus channelId={channelId}>
      {(read) => <Box space={{ ...space, status: read ?? status }} tabIndex={tabIndex} />}
    </part.CurrentSpaceStatus>
  )
}

function Box({ space: { channelId, title, status }, tabIndex }: SpaceBoxProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Link to={paths.space(channelId)} className={c('space')} data-theme="dark" tabIndex={tabIndex}>
      <span className={c('status', status === 'started' && 'live')}>
        <Icon of={AudioLines} size={14} />
        {t(`spaceStatus.${status}`)}
      </span>
      <b className={c('title')} dir={title === '' ? undefined : 'auto'}>
        {title === '' ? t('spaceStatus.untitled') : title}
      </b>
    </Link>
  )
}
