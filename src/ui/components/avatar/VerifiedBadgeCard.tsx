import { Popover } from '@base-ui/react/popover'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format'
import styles from './verified-badge-card.module.css'
import { classNames } from '../class-names'
import type { VerifiedBadgeData } from './avatar-data'
import { Icon } from '../layout/Icon'
import { VerifiedBadge } from './VerifiedBadge'

const c = classNames(styles)

interface VerifiedBadgeCardProps {
  readonly of: VerifiedBadgeData
  readonly anchor: HTMLElement
  /**
   * Whether a press opened the card. Then the card appears at once and takes the focus. Otherwise the card appears
   * after a hover delay.
   */
  readonly isPressed: boolean
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** A card about the group's verification: project, link and date (spec 1 §2). */
export function VerifiedBadgeCard({ of, anchor, isPressed, onLeave, onClose }: VerifiedBadgeCardProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Popover.Root open onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="top"
          sideOffset={2}
          collisionPadding={8}
          className={c('place', !isPressed && 'slow')}
          data-badge=""
          onPointerLeave={onLeave}
        >
          <Popover.Popup className={styles['card'] ?? ''} initialFocus={isPressed} finalFocus={isPressed}>
            <Popover.Title className={styles['label'] ?? ''}>
              <VerifiedBadge type={of.type} />
              {t(of.type === 2 ? 'badge.official' : 'badge.ambassador')}
            </Popover.Title>
            <p className={styles['project']} dir="auto">
              {of.project}
            </p>
            {of.link !== null && (
              <a href={of.link} target="_blank" rel="noopener noreferrer" className={styles['link']}>
                <span>{of.link.replace(/^https:\/\//, '')}</span>
                <Icon of={ExternalLink} size={14} />
              </a>
            )}
            {of.since !== null && (
              <p className={styles['since']}>{t('badge.since', { date: format.date(of.since) })}</p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
