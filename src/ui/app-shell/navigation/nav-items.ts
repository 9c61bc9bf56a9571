import type { TFunction } from 'i18next'
import { AudioLines, Compass, MessageCircle, UserRound } from 'lucide-react'
import type { MainPage } from '../../../domain/shell'
import type { NavItem } from '../AppLayout'
import { paths } from '../../app/routing/paths'
import { routeTable } from '../../app/routing/route-table'

interface Deps {
  readonly t: TFunction
  readonly pathname: string
  readonly mainPage: MainPage
  readonly hasUnread: boolean
}

const isDiscover = (pathname: string): boolean => pathname === paths.groupCentre || pathname === paths.groupCentreAlias
const isMessages = (pathname: string): boolean =>
  pathname.startsWith(paths.messages) || (pathname.startsWith('/g') && !isDiscover(pathname))

/**
 * The navigation items. A place has the same name and icon on every device. The preferred main page comes first (R1-011).
 * A feature without a screen has no item.
 */
export const navItems = ({
  t,
  pathname,
  mainPage,
  hasUnread,
}: Deps): { readonly rail: readonly NavItem[]; readonly bar: readonly NavItem[] } => {
  const discover: NavItem = {
    to: paths.groupCentre,
    icon: Compass,
    label: t('nav.discover'),
    current: isDiscover(pathname),
  }
  const messages: NavItem = {
    to: paths.messages,
    icon: MessageCircle,
    label: t('nav.messages'),
    current: isMessages(pathname),
    dot: hasUnread,
  }
  const spaces: NavItem = {
    to: paths.spaces,
    icon: AudioLines,
    label: t('nav.spaces'),
    current: /^\/(?:space|s)(?:\/|$)/.test(pathname),
  }
  const profile: NavItem = {
    to: paths.profile,
    icon: UserRound,
    label: t('nav.profile'),
    current: pathname.startsWith(paths.profile),
  }
  return {
    rail: [...(mainPage === 'Message' ? [messages, discover] : [discover, messages]), spaces, profile],
    bar: [discover, messages, spaces, profile],
  }
}

const withBar: readonly string[] = routeTable.flatMap(({ path, aliases = [], bottomBar }) =>
  bottomBar ? [path, ...aliases] : [],
)

/**
 * Whether phones show the bottom bar: on pages with the `bottomBar` flag, and never for a partner sign-in (R1-014,
 * R1-235).
 */
export const hasBottomBar = (pathname: string, method: string | undefined): boolean =>
  withBar.includes(pathname) && method !== 'partner'
