import { Phone, PhoneMissed, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Icon } from '../../../components/layout/Icon'
import { lazyModule } from '../../../components/lazy-module'
import { formatDuration } from '../../../format/duration'
import { callOutcome } from '../content-text'
import styles from './kinds.module.css'
import type { BodyProps, MessageKindView } from './message-kind'

const calling = lazyModule(() => import('../../call/CallBack'))

function PrivateSpaceStateBody({
  content: { isVideo, state, seconds },
  message: { sent, own },
  tabIndex,
}: BodyProps<ContentOf<'privateSpaceState'>>): ReactNode {
  const { t } = useTranslation()
  const back = calling.useModule(true)
  const outcome = callOutcome(state, own)
  const words =
    state === 'completed' && seconds > 0 ? t('call.lasted', { length: formatDuration(seconds) }) : t(`call.${outcome}`)
  return (
    <span className={styles['call']}>
      <Icon of={outcome === 'missed' ? PhoneMissed : isVideo ? Video : Phone} size={18} />
      <span className={styles['lines']}>
        <span>{t(isVideo ? 'call.video' : 'call.voice')}</span>
        <span className={styles['quiet']}>{words}</span>
      </span>
      {back && sent && <back.CallBack id={sent.conversationId} isVideo={isVideo} tabIndex={tabIndex} />}
    </span>
  )
}

export const privateSpaceState: MessageKindView<ContentOf<'privateSpaceState'>> = {
  frame: 'card',
  Body: PrivateSpaceStateBody,
}
