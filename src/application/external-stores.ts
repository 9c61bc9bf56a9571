import type { Observable } from 'rxjs'
import type { Cell } from '../domain/event-log'
import type { AccountSlices, TabSlices } from '../domain/manifests/core'
import { externalStoreOf, type ExternalStore } from './external-store'

type Sources<Cells> = { readonly [K in keyof Cells]: Cells[K] extends Cell<infer S> ? ExternalStore<S> : never }
export type AccountStores = Sources<AccountSlices>
export type TabStores = Sources<TabSlices>

export const accountStores = (cells: AccountSlices, changes$: Observable<void>): AccountStores => ({
  session: externalStoreOf(cells.session, changes$),
  socket: externalStoreOf(cells.socket, changes$),
  chatService: externalStoreOf(cells.chatService, changes$),
  network: externalStoreOf(cells.network, changes$),
  prices: externalStoreOf(cells.prices, changes$),
  group: externalStoreOf(cells.group, changes$),
  chat: externalStoreOf(cells.chat, changes$),
  drafts: externalStoreOf(cells.drafts, changes$),
  profile: externalStoreOf(cells.profile, changes$),
  preferences: externalStoreOf(cells.preferences, changes$),
  frame: externalStoreOf(cells.frame, changes$),
  meme: externalStoreOf(cells.meme, changes$),
  announcement: externalStoreOf(cells.announcement, changes$),
  spotlight: externalStoreOf(cells.spotlight, changes$),
  upload: externalStoreOf(cells.upload, changes$),
  spaces: externalStoreOf(cells.spaces, changes$),
  room: externalStoreOf(cells.room, changes$),
})

export const tabStores = (cells: TabSlices, changes$: Observable<void>): TabStores => ({
  shell: externalStoreOf(cells.shell, changes$),
  appPrompt: externalStoreOf(cells.appPrompt, changes$),
  signIn: externalStoreOf(cells.signIn, changes$),
  invite: externalStoreOf(cells.invite, changes$),
  xSignIn: externalStoreOf(cells.xSignIn, changes$),
  qrSignIn: externalStoreOf(cells.qrSignIn, changes$),
  qrApproval: externalStoreOf(cells.qrApproval, changes$),
  walletSignIn: externalStoreOf(cells.walletSignIn, changes$),
  partnerSignIn: externalStoreOf(cells.partnerSignIn, changes$),
  composer: externalStoreOf(cells.composer, changes$),
  attachments: externalStoreOf(cells.attachments, changes$),
  search: externalStoreOf(cells.search, changes$),
  hints: externalStoreOf(cells.hints, changes$),
  profileForm: externalStoreOf(cells.profileForm, changes$),
  visit: externalStoreOf(cells.visit, changes$),
  names: externalStoreOf(cells.names, changes$),
  announceForm: externalStoreOf(cells.announceForm, changes$),
  join: externalStoreOf(cells.join, changes$),
  groupForm: externalStoreOf(cells.groupForm, changes$),
  linkCheck: externalStoreOf(cells.linkCheck, changes$),
  deeds: externalStoreOf(cells.deeds, changes$),
  people: externalStoreOf(cells.people, changes$),
  finder: externalStoreOf(cells.finder, changes$),
  spaceForm: externalStoreOf(cells.spaceForm, changes$),
})
