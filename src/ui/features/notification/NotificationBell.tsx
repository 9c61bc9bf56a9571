import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/routing/paths'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { overrideTitle } from '../../app/tab-title'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { useTooltip } from '../../components/overlay/use-tooltip'
import styles from './notification.module.css'
import { useUnseenCounts } from './use-notifications'
import { lazyComponent } from '../../components/lazy-component'
import { translations } from './translations'

const c = classNames(styles)
const Panel = lazyComponent(async () => ({ default: (await import('./NotificationPanel')).NotificationPanel }))

/** The bell in the header, with a dot for unseen notifications. On phones the bell links to the list. */
export function NotificationBell(): ReactNode {
  useFeatureTranslations('notification', translations)
  const { t } = useTranslation('notification')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isMobile = useIsMobile()
  const { notices, requests } = useUnseenCounts()
  /** The path on which the panel was opened. A navigation closes the panel. */
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = notices + requests
  useEffect(() => {
    overrideTitle({ notices: count })
    return () => {
      overrideTitle({ notices: 0 })
    }
  }, [count])
  const { on, tip } = useTooltip(t('bell'))
  const isOpen = openAt === pathname && !isMobile
  return (
    <>
      <button
        {...on}
        ref={button}
        type="button"
        className={c('bell', isOpen && 'on')}
        aria-label={count > 0 ? t('bellNew', { count }) : t('bell')}
        {...(isMobile ? {} : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isOpen })}
        onClick={() => {
          if (isMobile) void navigate(paths.notifications)
          else setOpenAt(isOpen ? null : pathname)
        }}
      >
        <Icon of={BellIcon} size={20} />
        {count > 0 && <span className={c('dot')} />}
      </button>
      {!isOpen && tip}
      {isOpen && (
        <OptionalPart>
          <Panel
            anchor={button}
            first={notices === 0 && requests > 0 ? 'requests' : 'all'}
            onClose={() => setOpenAt(null)}
          />
        </OptionalPart>
      )}
    </>
  )
}
