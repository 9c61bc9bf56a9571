import { useTranslation } from 'react-i18next'
import { callClock, type CallViewModel } from '../../../domain/call'
import { clampToInstant } from '../../../domain/kernel/instant'
import { useNow } from '../../app/app-context'

/** The status text of a call: the phase before both people are connected, then the duration (R2-152, R2-311). */
export const useCallStatus = ({ phase, line, since }: CallViewModel): string => {
  const { t } = useTranslation('call')
  const now = useNow(1_000)
  if (phase === 'together' && line === 'reconnecting') return t('status.reconnecting')
  switch (phase) {
    case 'starting':
    case 'awaiting':
    case 'unreachable':
    case 'noResponse':
    case 'joining':
    case 'alone':
      return t(`status.${phase}`)
    case 'accepting':
      return t('status.joining')
    default:
      return since === null ? '' : callClock(since, clampToInstant(now))
  }
}
