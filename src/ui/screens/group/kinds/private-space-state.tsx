import { Phone, PhoneMissed, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Icon } from '../../../components/Icon'
import { formatLength } from '../../../format/length'
import styles from './kinds.module.css'
import type { BodyProps, Kind } from './kind'

function PrivateSpaceStateBody({ content: { isVideo, state, seconds } }: BodyProps<ContentOf<'privateSpaceState'>>): ReactNode {
  const { t } = useTranslation()
  const words = state === 'completed' && seconds > 0 ? t('call.lasted', { length: formatLength(seconds) }) : t(`call.${state}`)
  return (
    <span className={styles['call']}>
      <Icon of={state === 'missed' ? PhoneMissed : isVideo ? Video : Phone} size={18} />
      <span>{t(isVideo ? 'call.video' : 'call.voice')}</span>
      <span className={styles['quiet']}>{words}</span>
    </span>
  )
}

export const privateSpaceState: Kind<ContentOf<'privateSpaceState'>> = { frame: 'bubble', Body: PrivateSpaceStateBody }
