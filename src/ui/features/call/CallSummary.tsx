import { PhoneOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallMessage, CallViewModel } from '../../../domain/call'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import styles from './banner.module.css'

interface CallSummaryProps {
  readonly call: CallViewModel
  readonly say: (message: CallMessage) => void
}

/** A short notice of how a call ended. The notice prefers the server's own text (R2-205). */
export function CallSummary({ call: { key, peer, ending, failure }, say }: CallSummaryProps): ReactNode {
  const { t } = useTranslation('call')
  if (ending === null) return null
  const words = failure?._tag === 'Refused' ? <bdi>{failure.words}</bdi> : t(`end.${ending}`, { name: peer.name })
  return (
    <div className={styles['note']} data-theme="dark">
      <Icon of={PhoneOff} size={18} />
      <span>{words}</span>
      <IconButton
        icon={X}
        iconSize={16}
        label={t('close')}
        onClick={() => {
          say({ type: 'call/DismissSummary', key })
        }}
      />
    </div>
  )
}
