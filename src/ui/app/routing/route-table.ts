import type { ComponentType } from 'react'
import type { FeatureName } from '../../../domain/features'
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
   * The features that the page shows besides those of its layout (ADR 16). They load at once, and the page renders
   * after them. A feature that is missing here hides the page again while that feature loads.
   */
  readonly features?: readonly FeatureName[]
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
  readonly feature?: FeatureName
}

/** The features that the app shell shows around every page. */
export const SHELL_FEATURES: readonly FeatureName[] = ['connection', 'group', 'balance']
/** The features of a page with a direct chat or a room's chat. */
const CHAT: readonly FeatureName[] = ['chat', 'meme', 'profile', 'upload']
/** The features of a page with a group's chat, header and panel. */
const GROUP_CHAT: readonly FeatureName[] = [...CHAT, 'announcement', 'group-overview']

const featureLoad = (feature: string, path: string) => async (): Loaded =>
  (await import('../../features/feature-screens')).featureScreen(feature, path)

/** The loader of a route's page. `null` for a route without a page. */
export const routeLoader = ({ load, feature, path }: RouteRow): (() => Loaded) | null =>
  isForbiddenWhenEmbedded(path)
    ? featureLoad('partner', '/framed')
    : (load ?? (feature === undefined ? null : featureLoad(feature, path)))

export const routeFeatures = ({ feature, features = [] }: RouteRow): readonly FeatureName[] =>
  feature === undefined ? features : [feature, ...features]

/** Partner pages have their own header, but show much of the app shell's state. */
const ofPartner = { around: 'nothing', features: SHELL_FEATURES, feature: 'partner' } as const

/**
 * All paths of the three specs (spec 1 §2, spec 2 §2, spec 3 §2). The router ranks static segments before parameters,
 * so the order of this table does not matter.
 */
export const routeTable: readonly RouteRow[] = [
  { path: '/', around: 'appShell', guard: homeGuard },

  {
    path: paths.signIn,
    around: 'signIn',
    features: ['sign-in'],
    guard: signInGuard,
    load: async () => ({ default: (await import('../../features/sign-in/SignInScreen')).SignInScreen }),
  },
  {
    path: paths.emailSignIn,
    around: 'signIn',
    features: ['sign-in'],
    guard: signInGuard,
    load: async () => ({ default: (await import('../../features/sign-in/email/EmailSignInScreen')).EmailSignInScreen }),
  },
  {
    path: paths.walletSignIn,
    around: 'signIn',
    features: ['wallet-sign-in'],
    guard: signInGuard,
    load: async () => ({
      default: (await import('../../features/wallet-sign-in/WalletSignInScreen')).WalletSignInScreen,
    }),
  },
  {
    path: paths.xCallback,
    around: 'signIn',
    features: ['sign-in'],
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
    features: ['sign-in'],
    load: async () => ({
      default: (await import('../../features/sign-in/simulated-x/SimulatedXScreen')).SimulatedXScreen,
    }),
  },

  {
    path: paths.groupCentre,
    aliases: [paths.groupCentreAlias],
    around: 'appShell',
    bottomBar: true,
    load: async () => ({ default: (await import('../../features/group/discover/DiscoverScreen')).DiscoverScreen }),
  },
  {
    path: paths.createGroup,
    around: 'appShell',
    features: ['group-admin', 'upload'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).CreateGroupScreen }),
  },
  // The alias `/:key` lets members share a group by its link name alone (R1-085). The router prefers static paths.
  {
    path: '/group/:key',
    aliases: ['/g/:key', '/:key'],
    around: 'appShell',
    features: GROUP_CHAT,
    load: async () => ({ default: (await import('../../features/group/GroupScreen')).GroupScreen }),
  },
  {
    path: '/group/:key/space-create',
    around: 'appShell',
    features: ['space'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/space/SpaceFormScreens')).SpaceCreateScreen }),
  },
  {
    path: '/group/:key/space-edit',
    around: 'appShell',
    features: ['space'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/space/SpaceFormScreens')).SpaceEditScreen }),
  },
  {
    path: '/group/:key/currency-apply',
    around: 'appShell',
    features: ['group-admin'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).CurrencyApplyScreen }),
  },
  {
    path: '/group/:key/currency-config',
    around: 'appShell',
    features: ['group-admin'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).CurrencyConfigScreen }),
  },
  {
    path: '/group/:key/announce-create',
    around: 'appShell',
    features: ['announcement', 'chat', 'upload'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/announcement/AnnounceScreen')).AnnounceScreen }),
  },
  {
    path: '/group/:key/group-edit',
    around: 'appShell',
    features: ['group-admin', 'upload'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).EditGroupScreen }),
  },
  {
    path: '/group/:key/manage-admin',
    around: 'appShell',
    features: ['group-admin'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/group-admin/screens')).ManageAdminScreen }),
  },

  {
    path: paths.messages,
    around: 'appShell',
    features: GROUP_CHAT,
    bottomBar: true,
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/listing/MessagesScreen')).MessagesScreen }),
  },
  {
    path: '/message/:uid',
    around: 'appShell',
    features: CHAT,
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/DirectScreen')).DirectScreen }),
  },
  {
    path: paths.botFather,
    around: 'appShell',
    features: CHAT,
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/FullChatScreens')).BotFatherScreen }),
  },
  {
    path: paths.assistant,
    around: 'appShell',
    features: CHAT,
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/FullChatScreens')).AssistantScreen }),
  },
  {
    path: paths.fullChat,
    aliases: ['/chat'],
    around: 'appShell',
    features: CHAT,
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/chat/direct/FullChatScreens')).FullChatScreen }),
  },
  {
    path: paths.search,
    around: 'appShell',
    features: ['global-search'],
    load: async () => ({ default: (await import('../../features/global-search/SearchScreen')).SearchScreen }),
  },

  {
    path: paths.spaces,
    aliases: ['/s'],
    around: 'appShell',
    features: ['space'],
    bottomBar: true,
    load: async () => ({ default: (await import('../../features/space/SpacesScreen')).SpacesScreen }),
  },
  {
    path: paths.spaceHighlights,
    aliases: ['/s/highlight'],
    around: 'appShell',
    features: ['space'],
    bottomBar: true,
    load: async () => ({ default: (await import('../../features/space/SpacesScreen')).HighlightsScreen }),
  },
  {
    path: '/space/:key',
    aliases: ['/s/:key'],
    around: 'appShell',
    features: ['space', ...CHAT],
    load: async () => ({ default: (await import('../../features/space/SpaceScreen')).SpaceScreen }),
  },
  { path: '/space/:key/recap', aliases: ['/s/:key/recap'], around: 'appShell', features: ['space'], feature: 'recap' },

  {
    path: paths.profile,
    around: 'appShell',
    features: ['profile', 'upload'],
    bottomBar: true,
    membersOnly: true,
    load: loadProfile,
  },
  { path: '/profile/attentionDetail', around: 'appShell', membersOnly: true, feature: 'influence' },
  // A page that explains the member's own level. The page is not in the specs.
  { path: '/profile/level', around: 'appShell', membersOnly: true, feature: 'levels' },
  { path: '/profile/:uid', around: 'appShell', features: ['profile', 'upload'], membersOnly: true, load: loadProfile },
  {
    path: paths.settings,
    around: 'appShell',
    features: ['profile', 'identity', 'chat', 'notification', 'sign-in'],
    membersOnly: true,
    load: async () => ({ default: (await import('../../features/settings/SettingsScreen')).SettingsScreen }),
  },
  // The notification screen. The specs name it without a path (spec 2 §2).
  { path: paths.notifications, around: 'appShell', membersOnly: true, feature: 'notification' },
  { path: paths.wallet, around: 'appShell', features: ['price'], membersOnly: true, feature: 'wallet' },
  { path: paths.mall, around: 'appShell', membersOnly: true, feature: 'mall' },
  { path: paths.rechargeCurrency, around: 'appShell', membersOnly: true, feature: 'mall' },
  { path: paths.rechargeCard, around: 'appShell', membersOnly: true, feature: 'mall' },

  { path: '/bot', around: 'appShell', leadsTo: '/bot/botList' },
  { path: '/bot/botList', around: 'appShell', membersOnly: true, feature: 'bot' },
  { path: '/bot/botCreate', around: 'appShell', features: ['upload'], membersOnly: true, feature: 'bot' },
  { path: '/bot/botUpdate', around: 'appShell', features: ['upload'], membersOnly: true, feature: 'bot' },
  { path: paths.restream, around: 'appShell', membersOnly: true, feature: 'restream' },

  { path: '/partners', aliases: ['/p'], ...ofPartner },
  ...['/p/search', '/p/:link', '/loop-interlink-login'].map((path) => ({ path, ...ofPartner })),
  { path: '/p/interlink', ...ofPartner, features: [...SHELL_FEATURES, 'partner-sign-in'] },
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
  { path: '/looper/dashboard', around: 'appShell', feature: 'looper' },
  { path: '/looper/influshare', around: 'appShell', feature: 'looper' },
  { path: '/looper/community-board', around: 'appShell', feature: 'looper' },
  { path: '/looper/space-summary', around: 'appShell', feature: 'looper' },
  { path: '/looper/configration', around: 'appShell', feature: 'looper' },
  { path: '/looper/api', around: 'appShell', feature: 'looper' },
  { path: '/looper/influshare-feeds', around: 'appShell', feature: 'looper' },
  { path: '/looper/financial-settlement', around: 'appShell', feature: 'looper' },
  { path: '/looper/edit-project-info', around: 'appShell', features: ['upload'], feature: 'looper' },
  { path: '/looper/edit-exclusive-page', around: 'appShell', features: ['upload'], feature: 'looper' },
  { path: '/moderation', around: 'appShell', membersOnly: true, feature: 'moderation' },
]
