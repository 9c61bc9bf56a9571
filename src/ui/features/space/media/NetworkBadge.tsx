import { SignalHigh, SignalLow, SignalMedium, SignalZero, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quality } from '../../../../application/ports/media-room'
import { useObservable } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import styles from './media.module.css'

const c = classNames(styles)
const ICONS: Readonly<Record<Quality, LucideIcon>> = {
  good: SignalHigh,
  fair: SignalMedium,
  poor: SignalLow,
  lost: SignalZero,
}
const UNKNOWN: ReadonlyMap<string, Quality> = new Map()

/** The quality of a person's connection. Empty while the quality is unknown. */
export function NetworkBadge({ xid }: { readonly xid: string }): ReactNode {
  const { t } = useTranslation()
  const { room } = useFeature('space').streams
  const quality = useObservable<ReadonlyMap<string, Quality>>(room.quality$, UNKNOWN).get(xid)
  if (quality === undefined) return null
  return (
    <span className={c('network', quality)} title={t('media.network')}>
      <Icon of={ICONS[quality]} size={16} />
      {t(`media.quality.${quality}`)}
    </span>
  )
}
