/** The text of the first screen, by language. */
export const WORDS = { en: 'src/ui/i18n/en.core.ts', zh: 'src/ui/i18n/zh.core.ts' }

/** @param {string} group @param {string[]} names */
const modulesOf = (group, ...names) => names.map((name) => `src/adapters/features/${group}/${name}.module.ts`)
/** The features and other modules that load before a page is usable (ADR 16). */
const SIGN_IN = modulesOf('account', 'sign-in')
const SHELL = [
  ...modulesOf('account', 'connection', 'balance'),
  ...modulesOf('community', 'group'),
  'src/ui/app-shell/AppShell.tsx',
  'src/ui/i18n/en.community.ts',
  'src/adapters/lazy/app-shell-adapters.ts',
]
const CHAT = [
  ...SHELL,
  ...modulesOf('account', 'profile', 'upload'),
  ...modulesOf('community', 'chat', 'meme', 'announcement', 'group-overview'),
  'src/adapters/lazy/community-adapters.ts',
]

/** The modules that each opening page needs besides the entry, with English words. */
export const OPENING_ROUTES = {
  '/sign-in': [...SIGN_IN, 'src/ui/features/sign-in/SignInScreen.tsx'],
  '/sign-in/email': [...SIGN_IN, 'src/ui/features/sign-in/email/EmailSignInScreen.tsx'],
  '/sign-in/wallet': [
    ...modulesOf('account', 'wallet-sign-in'),
    'src/ui/features/wallet-sign-in/WalletSignInScreen.tsx',
    'src/ui/features/wallet-sign-in/translations.en.ts',
  ],
  '/group': [...SHELL, 'src/ui/features/group/discover/DiscoverScreen.tsx'],
  '/message': [...CHAT, 'src/ui/features/chat/listing/MessagesScreen.tsx'],
  '/group/:key': [...CHAT, 'src/ui/features/group/GroupScreen.tsx'],
}
