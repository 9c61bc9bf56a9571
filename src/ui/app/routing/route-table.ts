import type { ComponentType } from 'react'
import type { AreaName } from '../../../application/features/lazy-areas'
import { isForbiddenWhenEmbedded } from './embedded'
import { homeGuard, inviteGuard, signInGuard, type RouteGuard } from './guards'
import { paths } from './paths'
import { loadProfile } from '../../features/profile/load-profile'

/** The layout around a page: app shell, sign-in layout, or none. */
type Around = 'appShell' | 'signIn' | 'nothing'

type Loaded = Promise<{ readonly default: ComponentType }>

export interface RouteRow {
  /** The pattern for the router and for the log. The pattern contains no ids. */
  readonly path: string
  readonly aliases?: readonly string[]
  readonly around: Around
  /**
   * The feature whose reducers the page needs besides those of its layout (ADR 16). The default is the layout's main
   * feature.
   */
  readonly area?: AreaName
  /** Whether phones show the bottom navigation on this page (R1-014). */
  readonly bottomBar?: true
  readonly guard?: RouteGuard
  /** Redirects a visitor to the Discover page with a sign-in prompt (R1-003, spec 1 §6). */
  readonly membersOnly?: true
  /** Redirects to this path. Such a route has no page of its own. */
  readonly leadsTo?: string
  /** Loads the page. A route without `load` and `feature` shows "not found", and nothing links to it. */
  readonly load?: () => Loaded
  /**
   * The feature that owns the screen. `ui/features/NAME/screens.tsx` lists the screen under this path and loads on
   * demand.
   */
  readonly feature?: string
}

const AREAS = { appShell: 'community', signIn: 'signIn', nothing: null } as const

const featureLoad = (feature: string, path: string) => async (): Loaded =>
  (await import('../../features/feature-screens')).featureScreen(feature, path)

/** The loader of a route's page. `null` for a route without a page. */
export const routeLoader = ({ load, feature, path }: RouteRow): (() => Loaded) | null =>
  isForbiddenWhenEmbedded(path)
    ? featureLoad('partner', '/framed')
    : (load ?? (feature === undefined ? null : featureLoad(feature, path)))

export const routeArea = ({ around, area }: RouteRow): AreaName | null => area ?? AREAS[around]

/** Partner pages have their own header, but show much of the app shell's state. */
const ofPartner = { around: 'nothing', area: 'appShell', feature: 'partner' } as const

/**
 * All paths of the three specs (spec 1 §2, spec 2 §2, spec 3 §2). The router ranks static segments before parameters,
 * so the order of this table does not matter.
 */
export const routeTable: readonly RouteRow[] = [
  { path: '/', around: 'appShell', guard: homeGuard },

  {
    path: paths.signIn,
    around: 'signIn',
    guard: signInGuard,
    load: async () => ({ default: (await import('../../features/sign-in/SignInScreen')).SignInScreen }),
  },
  {
    path: paths.emailSignIn,
    around: 'signIn',
    guard: signInGuard,
    load: async () => ({ default: (await import('../../features/sign-in/email/EmailSignInScreen')).EmailSignInScreen }),
  },
  {
    path: paths.walletSignIn,
    around: 'signIn',
    area: 'otherSignIn',
    guard: signInGuard,
    load: async () => ({
      default: (await import('../../features/sign-in/wallet/WalletSignInScreen')).WalletSignInScreen,
    }),
  },
  {
    path: paths.xCallback,
    around: 'signIn',
    load: async () => ({ default: (await import('../../features/sign-in/x/XCallbackScreen')).XCallbackScreen }),
  },
  {
    path: paths.inviteCode,
    around: 'signIn',
    guard: inviteGuard,
    load: async () => ({
      default: (await import('../../features/sign-in/invite-code/InviteCodeScreen')).InviteCodeScreen,
    }),
  },
  // The authorization page of X, which is not in the specs. Only builds that simulate X have it.
  {
    path: paths.simulatedX,
    around: 'nothing',
    load: async () => ({
      default: (await import('../../features/sign-in/simulated-x/SimulatedXScreen')).SimulatedXScreen,
    }),
  },

  {
    path: paths.groupCentre,
    aliases: [paths.groupCentreAlias],
    around: 'appShell',
    area: 'appShell',
    bottomBar: true,
    load: async () => ({ default: (await import('../../features/group/discover/DiscoverScreen')).DiscoverScreen }),
  },
  {
    path: paths.createGroup,
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).CreateGroupScreen }),
  },
  // The alias `/:key` lets members share a group by its link name alone (R1-085). The router prefers static paths.
  {
    path: '/group/:key',
    aliases: ['/g/:key', '/:key'],
    around: 'appShell',
    load: async () => ({ default: (await import('../../features/group/GroupScreen')).GroupScreen }),
  },
  {
    path: '/group/:key/space-create',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/space/SpaceFormScreens')).SpaceCreateScreen }),
  },
  {
    path: '/group/:key/space-edit',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/space/SpaceFormScreens')).SpaceEditScreen }),
  },
  {
    path: '/group/:key/currency-apply',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).CurrencyApplyScreen }),
  },
  {
    path: '/group/:key/currency-config',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).CurrencyConfigScreen }),
  },
  {
    path: '/group/:key/announce-create',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/announcement/AnnounceScreen')).AnnounceScreen }),
  },
  {
    path: '/group/:key/group-edit',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).EditGroupScreen }),
  },
  {
    path: '/group/:key/manage-admin',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).ManageAdminScreen }),
  },

  {
    path: paths.messages,
    around: 'appShell',
    bottomBar: true,
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/listing/MessagesScreen')).MessagesScreen }),
  },
  {
    path: '/message/:uid',
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/DirectScreen')).DirectScreen }),
  },
  {
    path: paths.botFather,
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/FullChatScreens')).BotFatherScreen }),
  },
  {
    path: paths.assistant,
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/FullChatScreens')).AssistantScreen }),
  },
  {
    path: paths.fullChat,
    aliases: ['/chat'],
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/FullChatScreens')).FullChatScreen }),
  },
  {
    path: paths.search,
    around: 'appShell',
    load: async () => ({ default: (await import('../../features/global-search/SearchScreen')).SearchScreen }),
  },

  {
    path: paths.spaces,
    aliases: ['/s'],
    around: 'appShell',
    bottomBar: true,
    load: async () => ({ default: (await import('../../features/space/SpacesScreen')).SpacesScreen }),
  },
  {
    path: paths.spaceHighlights,
    aliases: ['/s/highlight'],
    around: 'appShell',
    bottomBar: true,
    load: async () => ({ default: (await import('../../features/space/SpacesScreen')).HighlightsScreen }),
  },
  {
    path: '/space/:key',
    aliases: ['/s/:key'],
    around: 'appShell',
    load: async () => ({ default: (await import('../../features/space/SpaceScreen')).SpaceScreen }),
  },
  { path: '/space/:key/recap', aliases: ['/s/:key/recap'], around: 'appShell', feature: 'recap' },

  { path: paths.profile, around: 'appShell', bottomBar: true, membersOnly: true, load: loadProfile },
  { path: '/profile/attentionDetail', around: 'appShell', membersOnly: true, feature: 'influence' },
  // A page that explains the member's own level. The page is not in the specs.
  { path: '/profile/level', around: 'appShell', membersOnly: true, feature: 'levels' },
  { path: '/profile/:uid', around: 'appShell', membersOnly: true, load: loadProfile },
  {
    path: paths.settings,
    around: 'appShell',
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/settings/SettingsScreen')).SettingsScreen }),
  },
  // The notification screen. The specs name it without a path (spec 2 §2).
  { path: paths.notifications, around: 'appShell', membersOnly: true, feature: 'notification' },
  { path: paths.wallet, around: 'appShell', area: 'appShell', membersOnly: true, feature: 'wallet' },
  { path: paths.mall, around: 'appShell', area: 'appShell', membersOnly: true, feature: 'mall' },
  { path: paths.rechargeCurrency, around: 'appShell', area: 'appShell', membersOnly: true, feature: 'mall' },
  { path: paths.rechargeCard, around: 'appShell', area: 'appShell', membersOnly: true, feature: 'mall' },

  { path: '/bot', around: 'appShell', leadsTo: '/bot/botList' },
  { path: '/bot/botList', around: 'appShell', membersOnly: true, feature: 'bot' },
  { path: '/bot/botCreate', around: 'appShell', membersOnly: true, feature: 'bot' },
  { path: '/bot/botUpdate', around: 'appShell', membersOnly: true, feature: 'bot' },
  { path: paths.restream, around: 'appShell', membersOnly: true, feature: 'restream' },

  { path: '/partners', aliases: ['/p'], ...ofPartner },
  ...['/p/search', '/p/interlink', '/p/:link', '/loop-interlink-login'].map((path) => ({ path, ...ofPartner })),
  { path: '/partner_test', ...(import.meta.env.MODE === 'production' ? { around: 'appShell' } : ofPartner) },

  {
    path: paths.terms,
    around: 'nothing',
    load: async () => ({ default: (await import('../../features/legal/LegalScreen')).TermsScreen }),
  },
  {
    path: paths.dataSafety,
    around: 'nothing',
    load: async () => ({ default: (await import('../../features/legal/LegalScreen')).DataSafetyScreen }),
  },
  {
    path: '/policy',
    around: 'nothing',
    load: async () => ({ default: (await import('../../features/legal/LegalScreen')).PolicyScreen }),
  },

  { path: '/looper', around: 'appShell', leadsTo: '/looper/dashboard' },
  { path: '/looper/dashboard', around: 'appShell', area: 'appShell', feature: 'looper' },
  { path: '/looper/influshare', around: 'appShell', area: 'appShell', feature: 'looper' },
  { path: '/looper/community-board', around: 'appShell', area: 'appShell', feature: 'looper' },
  { path: '/looper/space-summary', around: 'appShell', area: 'appShell', feature: 'looper' },
  { path: '/looper/configration', around: 'appShell', area: 'appShell', feature: 'looper' },
  { path: '/looper/api', around: 'appShell', feature: 'looper' },
  { path: '/looper/influshare-feeds', around: 'appShell', area: 'appShell', feature: 'looper' },
  { path: '/looper/financial-settlement', around: 'appShell', area: 'appShell', feature: 'looper' },
  { path: '/looper/edit-project-info', around: 'appShell', feature: 'looper' },
  { path: '/looper/edit-exclusive-page', around: 'appShell', feature: 'looper' },
]
