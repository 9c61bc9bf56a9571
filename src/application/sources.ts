import type { Observable } from 'rxjs'
import type { Cell } from '../domain/event-log'
import type { AccountCells, TabCells } from '../domain/log.first'
import { sourceOf, type Source } from './source'

type Sources<Cells> = { readonly [K in keyof Cells]: Cells[K] extends Cell<infer S> ? Source<S> : never }
export type AccountSources = Sources<AccountCells>
export type TabSources = Sources<TabCells>

export const accountSources = (cells: AccountCells, changes$: Observable<void>): AccountSources => ({
  session: sourceOf(cells.session, changes$),
  socket: sourceOf(cells.socket, changes$),
  chatService: sourceOf(cells.chatService, changes$),
  network: sourceOf(cells.network, changes$),
  prices: sourceOf(cells.prices, changes$),
  group: sourceOf(cells.group, changes$),
  chat: sourceOf(cells.chat, changes$),
  drafts: sourceOf(cells.drafts, changes$),
  profile: sourceOf(cells.profile, changes$),
  preferences: sourceOf(cells.preferences, changes$),
  frame: sourceOf(cells.frame, changes$),
  meme: sourceOf(cells.meme, changes$),
  announcement: sourceOf(cells.announcement, changes$),
  spotlight: sourceOf(cells.spotlight, changes$),
  upload: sourceOf(cells.upload, changes$),
  spaces: sourceOf(cells.spaces, changes$),
  room: sourceOf(cells.room, changes$),
})

export const tabSources = (cells: TabCells, changes$: Observable<void>): TabSources => ({
  shell: sourceOf(cells.shell, changes$),
  appPrompt: sourceOf(cells.appPrompt, changes$),
  signIn: sourceOf(cells.signIn, changes$),
  invite: sourceOf(cells.invite, changes$),
  xSignIn: sourceOf(cells.xSignIn, changes$),
  qrSignIn: sourceOf(cells.qrSignIn, changes$),
  qrApproval: sourceOf(cells.qrApproval, changes$),
  walletSignIn: sourceOf(cells.walletSignIn, changes$),
  partnerSignIn: sourceOf(cells.partnerSignIn, changes$),
  composer: sourceOf(cells.composer, changes$),
  attachments: sourceOf(cells.attachments, changes$),
  search: sourceOf(cells.search, changes$),
  hints: sourceOf(cells.hints, changes$),
  profileForm: sourceOf(cells.profileForm, changes$),
  visit: sourceOf(cells.visit, changes$),
  names: sourceOf(cells.names, changes$),
  announceForm: sourceOf(cells.announceForm, changes$),
  join: sourceOf(cells.join, changes$),
  groupForm: sourceOf(cells.groupForm, changes$),
  linkCheck: sourceOf(cells.linkCheck, changes$),
  deeds: sourceOf(cells.deeds, changes$),
  people: sourceOf(cells.people, changes$),
  finder: sourceOf(cells.finder, changes$),
  spaceForm: sourceOf(cells.spaceForm, changes$),
})
