import { Phone, PhoneMissed, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Icon } from '../../../components/layout/Icon'
import { onDemand } from '../../../components/on-demand'
import { formatLength } from '../../../format/length'
import styles from './kinds.module.css'
import type { BodyProps, Kind } from './kind'

const calling = onDemand(() => import('../../../features/call/CallBack'))

function PrivateSpaceStateBody({ content: { isVideo, state, seconds }, message: { sent }, tabIndex }: BodyProps<ContentOf<'privateSpaceState'>>): ReactNode {
  const { t } = useTranslation()
  const back = calling.usePart(true)
  const words = state === 'completed' && seconds > 0 ? t('call.lasted', { length: formatLength(seconds) }) : t(`call.${state}`)
  return (
    <span className={styles['call']}>
      <Icon of={state === 'missed' ? PhoneMissed : isVideo ? Video : Phone} size={18} />
      <span className={styles['lines']}>
        <span>{t(isVideo ? 'call.video' : 'call.voice')}</span>
        <span className={styles['quiet']}>{words}</span>
      </span>
      {back && sent && <back.CallBack id={sent.conversationId} isVideo={isVideo} tabIndex={tabIndex} />}
    </span>
  )
}

export const privateSpaceState: Kind<ContentOf<'privateSpaceState'>> = { frame: 'card', Body: PrivateSpaceStateBody }
