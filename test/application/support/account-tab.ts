import type * as t from 'io-ts'
import { UnstoredCommands } from '../../../src/application/log/tabs/unstored-commands'
import { AccountLog } from '../../../src/application/log/account-log'
import { accountEffects, effectTable, type EffectContext, type Effect } from '../../../src/application/effects/effect'
import { allAccountSlices, accountMessages, type AccountMessage } from '../../support/whole-domain'
import { chatEffects, plainText, threadOf } from '../../../src/domain/chat'
import { chatServiceEffects, socketEffects } from '../../../src/domain/connection'
import { groupEffects } from '../../../src/domain/group'
import { sessionEffects } from '../../../src/domain/session'
import { noFeatures } from '../../support/stub-loading'
import { clientId, lounge } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser, type VirtualTab } from '../../support/virtual-browser'

type Started = readonly [effect: string, asked: EffectContext<AccountMessage>]

const READS: ReadonlySet<string> = new Set([
  'loadProfile',
  'listConversations',
  'pullHistory',
  'pullRange',
  'listMyGroups',
  'listTrending',
  'findGroup',
  'listMembers',
])

/**
 * A tab with only the account log. It records requested effects without running them. `saysOf` contains the messages
 * to dispatch when an effect starts, keyed by effect name.
 */
export const accountTab = (
  tab: VirtualTab,
  saysOf: Readonly<Record<string, AccountMessage>> = {},
  owed: readonly AccountMessage[] = [],
) => {
  const slices = allAccountSlices()
  const started: Started[] = []
  const stopped: string[] = []
  const troubles: string[] = []
  const noted = (effects: Readonly<Record<string, t.Mixed>>): Readonly<Record<string, Effect<AccountMessage>>> =>
    Object.fromEntries(
      Object.entries(effects).map(([name, codec]) => [
        name,
        (READS.has(name) ? accountEffects.customRead : accountEffects.customIdempotent)(codec, {
          perform: (_input, asked) => {
            started.push([name, asked])
            const said = saysOf[name]
            if (said !== undefined) void account.dispatch(said)
            asked.onStop(() => {
              stopped.push(name)
            })
          },
          failed: () => null,
        }),
      ]),
    )
  const account = new AccountLog({
    slices,
    store: tab.logStore,
    tabs: tab.tabs,
    clock: tab.clock,
    frames: tab.animationFrames,
    idle: tab.idle,
    onTrouble: ({ _tag }) => {
      troubles.push(_tag)
    },
    features: noFeatures,
    messages: accountMessages,
    effects: effectTable<AccountMessage>({
      session: noted(sessionEffects),
      'connection/socket': noted(socketEffects),
      'connection/chatService': noted(chatServiceEffects),
      'group/group': noted(groupEffects),
      'chat/chat': noted(chatEffects),
    }),
  })
  const heard: string[] = []
  const entries: string[] = []
  account.log.entries$.subscribe(({ message }) => {
    entries.push(message.type)
  })
  account.keepUnstored((log) => new UnstoredCommands({ ...log, journal: tab.commandJournal, owed: () => owed }))
  void account.start()
  return {
    account,
    slices,
    entries,
    troubles,
    stopped,
    heard,
    tab,
    started: () => started.map(([name]) => name),
    asked: (effect: string) => started.findLast(([name]) => name === effect)?.[1],
    /** Dispatches the message, and adds `name` to `heard` when it resolves. */
    say: (message: AccountMessage, name: string = message.type) => {
      void account.dispatch(message).then(() => {
        heard.push(name)
      })
    },
    state: () => Object.entries(slices).map(([name, slice]) => [name, slice.encode()]),
  }
}

export const signedIn: AccountMessage = { type: 'SignedIn', session: sessionOf(ann) }
export const send = (id: string): AccountMessage => ({
  type: 'chat/SendMessage',
  conversationId: lounge,
  clientId: clientId(id),
  content: plainText(`text ${id}`),
})
export const pending = ({ slices }: ReturnType<typeof accountTab>) =>
  threadOf(slices.chat.get(), lounge).pending.map((item) => item.clientId)

export const twoTabs = async () => {
  const browser = new VirtualBrowser()
  const leader = accountTab(browser.open('tab-1'))
  await browser.time.pass(50)
  const follower = accountTab(browser.open('tab-2'))
  await browser.time.pass(50)
  return {
    browser,
    leader,
    follower,
    open: (name: string, owed: readonly AccountMessage[] = []) => accountTab(browser.open(name), {}, owed),
    pass: (ms = 100) => browser.time.pass(ms),
  }
}
