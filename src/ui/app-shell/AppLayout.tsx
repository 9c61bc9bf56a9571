import type { LucideIcon } from 'lucide-react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '../components/class-names'
import { Logo } from '../components/feedback/Logo'
import styles from './app-layout.module.css'
import { NavEntry } from './navigation/NavEntry'
import { RailLinks, type RailLinksProps } from './navigation/RailLinks'

const c = classNames(styles)

export interface NavItem {
  readonly to: string
  readonly icon: LucideIcon
  readonly label: string
  readonly current: boolean
  readonly dot?: boolean
}

export interface AppLayoutProps {
  readonly homeHref: string
  readonly rail: readonly NavItem[]
  /** The items of the bottom bar on phones. `null` in a conversation, which needs the height. */
  readonly bar: readonly NavItem[] | null
  readonly links: RailLinksProps
  readonly search: ReactNode
  /** The account button at the end of the header. On phones each screen places the button in its own column header. */
  readonly account: ReactNode
  readonly banner?: ReactNode
  readonly children: ReactNode
}

export function AppLayout({
  homeHref,
  rail,
  bar,
  links,
  search,
  account,
  banner,
  children,
}: AppLayoutProps): ReactNode {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  // With hash routing, following the link would change the route. So only the focus moves.
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className={c('app')}>
      <a href="#main" className={c('skip')} onClick={skip}>
        {t('app.skip')}
      </a>
      <div className={c('banner')}>{banner}</div>
      <header className={c('top')}>
        <Link to={homeHref} className={c('logo')} aria-label={t('app.home')}>
          <Logo />
        </Link>
        {search}
        {account}
      </header>
      <nav className={c('rail')} aria-label={t('app.main')}>
        {rail.map((item) => (
          <NavEntry key={item.to} look="rail" {...item} />
        ))}
        <RailLinks {...links} />
      </nav>
      <main ref={main} id="main" tabIndex={-1} className={c('sheet')}>
        {children}
      </main>
      {bar && (
        <nav className={c('bar')} aria-label={t('app.main')}>
          {bar.map((item) => (
            <NavEntry key={item.to} look="bar" {...item} />
          ))}
        </nav>
      )}
    </div>
  )
}
