import { Popover } from '@base-ui/react/popover'
import { type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/routing/paths'
import { NotificationCentre } from './NotificationCentre'
import { PageWords } from '../../app/PageWords'
import styles from './notification.module.css'

interface NotificationPanelProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly first: 'all' | 'requests'
  readonly onClose: () => void
}

export function NotificationPanel({ anchor, first, onClose }: NotificationPanelProps): ReactNode {
  const { t } = useTranslation('notification')
  return (
    <Popover.Root open onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className={styles['place'] ?? ''}
        >
          <Popover.Popup className={styles['panel'] ?? ''} finalFocus={anchor}>
            <header className={styles['head']}>
              <Popover.Title className={styles['heading'] ?? ''}>{t('title')}</Popover.Title>
              <Link to={paths.notifications} className={styles['link']} onClick={onClose}>
                {t('seeAll')}
              </Link>
            </header>
            <PageWords>
              <NotificationCentre first={first} />
            </PageWords>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
