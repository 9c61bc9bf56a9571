import type { Observable } from 'rxjs'
import type { Slice } from '../domain/event-log'
import type { AccountSlices, TabSlices } from '../domain/manifests/core'
import { externalStoreOf, type ExternalStore } from './external-store'

type Sources<Slices> = { readonly [K in keyof Slices]: Slices[K] extends Slice<infer S> ? ExternalStore<S> : never }
export type AccountStores = Sources<AccountSlices>
export type TabStores = Sources<TabSlices>

export const accountStores = (slices: AccountSlices, changes$: Observable<void>): AccountStores => ({
  session: externalStoreOf(slices.session, changes$),
  socket: externalStoreOf(slices.socket, changes$),
  chatService: externalStoreOf(slices.chatService, changes$),
  network: externalStoreOf(slices.network, changes$),
  prices: externalStoreOf(slices.prices, changes$),
  group: externalStoreOf(slices.group, changes$),
  chat: externalStoreOf(slices.chat, changes$),
  drafts: externalStoreOf(slices.drafts, changes$),
  profile: externalStoreOf(slices.profile, changes$),
  preferences: externalStoreOf(slices.preferences, changes$),
  frame: externalStoreOf(slices.frame, changes$),
  meme: externalStoreOf(slices.meme, changes$),
  announcement: externalStoreOf(slices.announcement, changes$),
  spotlight: externalStoreOf(slices.spotlight, changes$),
  upload: externalStoreOf(slices.upload, changes$),
  spaces: externalStoreOf(slices.spaces, changes$),
  room: externalStoreOf(slices.room, changes$),
})

export const tabStores = (slices: TabSlices, changes$: Observable<void>): TabStores => ({
  shell: externalStoreOf(slices.shell, changes$),
  appPrompt: externalStoreOf(slices.appPrompt, changes$),
  signIn: externalStoreOf(slices.signIn, changes$),
  invite: externalStoreOf(slices.invite, changes$),
  xSignIn: externalStoreOf(slices.xSignIn, changes$),
  qrSignIn: externalStoreOf(slices.qrSignIn, changes$),
  qrApproval: externalStoreOf(slices.qrApproval, changes$),
  walletSignIn: externalStoreOf(slices.walletSignIn, changes$),
  partnerSignIn: externalStoreOf(slices.partnerSignIn, changes$),
  composer: externalStoreOf(slices.composer, changes$),
  attachments: externalStoreOf(slices.attachments, changes$),
  search: externalStoreOf(slices.search, changes$),
  hints: externalStoreOf(slices.hints, changes$),
  profileForm: externalStoreOf(slices.profileForm, changes$),
  visit: externalStoreOf(slices.visit, changes$),
  names: externalStoreOf(slices.names, changes$),
  announceForm: externalStoreOf(slices.announceForm, changes$),
  join: externalStoreOf(slices.join, changes$),
  groupForm: externalStoreOf(slices.groupForm, changes$),
  linkCheck: externalStoreOf(slices.linkCheck, changes$),
  deeds: externalStoreOf(slices.deeds, changes$),
  people: externalStoreOf(slices.people, changes$),
  finder: externalStoreOf(slices.finder, changes$),
  spaceForm: externalStoreOf(slices.spaceForm, changes$),
})
