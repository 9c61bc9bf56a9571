import type { ConversationSummary } from '../../../domain/chat'

/** Every path that this build supports. Any other path shows "not found". */
export const paths = {
  groupCentre: '/group',
  groupCentreAlias: '/g',
  createGroup: '/group/create',
  groupEdit: (key: string) => `/group/${encodeURIComponent(key)}/group-edit`,
  manageAdmin: (key: string) => `/group/${encodeURIComponent(key)}/manage-admin`,
  currencyApply: (key: string) => `/group/${encodeURIComponent(key)}/currency-apply`,
  currencyConfig: (key: string) => `/group/${encodeURIComponent(key)}/currency-config`,
  announce: (key: string) => `/group/${encodeURIComponent(key)}/announce-create`,
  spaces: '/space',
  spaceHighlights: '/space/highlight',
  space: (channelId: string) => `/space/${encodeURIComponent(channelId)}`,
  recap: (channelId: string) => `/space/${encodeURIComponent(channelId)}/recap`,
  spaceCreate: (gid: string) => `/group/${encodeURIComponent(gid)}/space-create`,
  spaceEdit: (gid: string, channelId: string) =>
    `/group/${encodeURIComponent(gid)}/space-edit?channelId=${encodeURIComponent(channelId)}`,
  group: (key: string) => `/group/${encodeURIComponent(key)}`,
  messages: '/message',
  direct: (uid: string) => `/message/${encodeURIComponent(uid)}`,
  botFather: '/message/botFather',
  assistant: '/message/assistant',
  fullChat: '/message/chat',
  profile: '/profile',
  profileOf: (uid: string) => `/profile/${encodeURIComponent(uid)}`,
  settings: '/settings',
  bots: '/bot/botList',
  search: '/search',
  notifications: '/notifications',
  wallet: '/wallet',
  looper: '/looper',
  mall: '/mall',
  mallPackage: (code: string) => `/mall?code=${encodeURIComponent(code)}`,
  rechargeCurrency: '/mall/recharge-currency',
  rechargeCard: '/mall/recharge-card',
  restream: '/rtmp',
  signIn: '/sign-in',
  emailSignIn: '/sign-in/email',
  xCallback: '/sign-in/x/callback',
  inviteCode: '/sign-in/invite-code',
  terms: '/terms',
  dataSafety: '/data_safety',
  /** The authorization page of X, in builds that simulate X. */
  simulatedX: '/x/authorize',
  walletSignIn: '/sign-in/wallet',
} as const

export const conversationHref = ({ gid, peer }: Pick<ConversationSummary, 'gid' | 'peer'>): string =>
  gid !== null ? paths.group(gid) : peer !== null ? paths.direct(peer.uid) : paths.messages
