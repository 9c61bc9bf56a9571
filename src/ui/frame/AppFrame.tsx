import { Compass, MessageCircle, UsersRound } from 'lucide-react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '../components/class-names'
import { RingMark } from '../components/RingMark'
import styles from './app-frame.module.css'
import { NavEntry } from './NavEntry'

const c = classNames(styles)

export type Area = 'discover' | 'messages'

export interface AppFrameProps {
  readonly area: Area | undefined
  readonly hrefs: { readonly discover: string, readonly messages: string }
  readonly hasUnread: boolean
  /** The bar at the bottom of a phone; off inside a conversation, which needs the height. */
  readonly showBottomBar: boolean
  /** An `AccountMenu`; on a phone the screens place the same element in their own heads. */
  readonly account: ReactNode
  /** An `OfflineBanner`, or nothing. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

export function AppFrame({ area, hrefs, hasUnread, showBottomBar, account, banner, children }: AppFrameProps): ReactNode {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  // Followed, the link would be another address where routes stand behind the #.
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className={c('app')}>
      <a href="#main" className={c('skip')} onClick={skip}>{t('app.skip')}</a>
      <div className={c('banner')}>{banner}</div>
      <header className={c('top')}>
        <Link to={hrefs.discover} className={c('logo')} aria-label={t('app.home')}>
          <RingMark />
        </Link>
        {account}
      </header>
      <nav className={c('rail')} aria-label={t('app.main')}>
        <NavEntry look="rail" to={hrefs.discover} icon={Compass} label={t('nav.discover')} current={area === 'discover'} />
        <NavEntry look="rail" to={hrefs.messages} icon={MessageCircle} label={t('nav.messages')} current={area === 'messages'} dot={hasUnread} />
      </nav>
      <main ref={main} id="main" tabIndex={-1} className={c('sheet')}>{children}</main>
      {showBottomBar && (
        <nav className={c('bar')} aria-label={t('app.main')}>
          <NavEntry look="bar" to={hrefs.discover} icon={UsersRound} label={t('nav.groups')} current={area === 'discover'} />
          <NavEntry look="bar" to={hrefs.messages} icon={MessageCircle} label={t('nav.messages')} current={area === 'messages'} dot={hasUnread} />
        </nav>
      )}
    </div>
  )
}
