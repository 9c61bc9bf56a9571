import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { accountToTab } from '../../../src/application/log/account-to-tab'
import { EventLog } from '../../../src/application/log/event-log'
import { chatToasts } from '../../../src/application/features/chat/chat-toasts'
import { groupAdminToasts } from '../../../src/application/features/group-admin/group-admin-toasts'
import { profileToasts } from '../../../src/application/features/profile/profile-toasts'
import { allAccountSlices, type AccountMessage, type TabMessage } from '../../support/whole-domain'
import type { Entry } from '../../../src/domain/event-log'
import {
  malformed,
  refused,
  refusedSilently,
  tooMany,
  unreachable,
  type Failure,
} from '../../../src/domain/kernel/failure'
import { NOON } from '../../support/builders/instant'
import { clientId, lounge } from '../../support/builders/message'
import { ann, ben, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualTime } from '../../support/virtual-time'
import { linkHostsQuery, plainText } from '../../../src/domain/chat'
import { queryFailed } from '../../support/query-steps'

const open = ({
  visible = true,
  isInside = false,
  before = [],
  meanwhile = [],
}: {
  visible?: boolean
  isInside?: boolean
  before?: readonly AccountMessage[]
  /** Entries that come after the account's log was read and before the tab listens. */
  meanwhile?: readonly AccountMessage[]
} = {}) => {
  const slices = allAccountSlices()
  const log = new EventLog<AccountMessage>(slices, new VirtualTime().clock(), () => [])
  const tab$ = new Subject<Entry<TabMessage>>()
  const said: TabMessage[] = []
  const heard: string[] = []
  log.entries$.subscribe(({ message }) => {
    heard.push(message.type)
  })
  const visible$ = new Subject<boolean>()
  for (const message of before) log.append(message, null)
  const sessionAtStart = slices.session.get()
  for (const message of meanwhile) log.append(message, null)
  accountToTab({
    account$: log.entries$,
    tab$,
    changes$: log.changes$,
    visible$,
    slices,
    sessionAtStart,
    toastsOf: (message) => [chatToasts, groupAdminToasts, profileToasts].flatMap((toasts) => toasts(message)),
    isInside,
  }).subscribe((message) => {
    said.push(message)
  })
  visible$.next(visible)
  let seq = 0
  const hearInTab = (...messages: readonly TabMessage[]) => {
    for (const message of messages) tab$.next({ seq: (seq += 1), at: NOON, from: null, message })
  }
  return {
    said,
    heard,
    hearInTab,
    hear: (...messages: readonly AccountMessage[]) => {
      for (const message of messages) log.append(message, null)
    },
  }
}

const profileFails = (failure: Failure): AccountMessage => ({
  type: 'ProfileNotLoaded',
  ask: { unit: 'session', id: 'loadProfile', seq: 1 },
  failure,
})
const signedIn: AccountMessage = { type: 'SignedIn', session: sessionOf(ann) }

describe('A refusal that answers nobody', () => {
  const ask = { unit: 'chat', id: 'fetch:1', seq: 1 }
  const failure = refused('There is no such conversation')

  const refusals: readonly AccountMessage[] = [
    { type: 'chat/HistoryNotPulled', ask, failure, conversationId: lounge },
    { type: 'chat/ChangesNotPulled', ask, failure },
    { type: 'chat/PinsNotListed', ask, failure },
    { type: 'chat/ConversationReadNotMarked', ask, failure, conversationId: lounge, seq: 1 },
    { type: 'chat/ConversationsNotListed', ask, failure },
    queryFailed(linkHostsQuery, {}, failure)(() => ask),
  ]

  it.each(refusals.map((message) => ({ type: message.type, message })))(
    'a refused read that no person asked for shows no toast: $type',
    ({ message }) => {
      const { said, hear } = open()
      hear(message)
      expect(said).toEqual([])
    },
  )
})

describe('Events that affect a tab', () => {
  it('SES-4 SES-6 when the session ends, the tab clears the account and leaves its page once', () => {
    const { said, hear } = open()
    hear(
      signedIn,
      { type: 'SignOut' },
      { type: 'SessionExpired', sessionId: sessionOf(ann).sessionId },
      { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 2 }, reason: 'signedOut' },
    )
    expect(said).toEqual([{ type: 'ForgetAccount' }, { type: 'SessionEndedHere', reason: 'signedOut' }])
  })

  const ended: readonly AccountMessage[] = [
    { type: 'SessionExpired', sessionId: sessionOf(ann).sessionId },
    { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 2 }, reason: 'expired' },
  ]
  const cleared: readonly TabMessage[] = [{ type: 'ForgetAccount' }, { type: 'SessionEndedHere', reason: 'expired' }]

  it.each<readonly [string, boolean, readonly TabMessage[]]>([
    ['SES-4 a tab that was still loading a page for members clears the account and leaves the page', true, cleared],
    ['SES-4 a tab that already shows the sign-in page stays there', false, []],
  ])('when a session has expired before the tab listens: %s', (_name, isInside, expected) => {
    expect(open({ isInside, before: [signedIn, ...ended] }).said).toEqual(expected)
  })

  it('SES-6 a tab clears the account if the session ended while the tab’s log was being read', () => {
    expect(open({ before: [signedIn], meanwhile: ended }).said).toEqual(cleared)
    expect(open({ meanwhile: [signedIn, ...ended] }).said).toEqual(cleared)
    expect(open({ before: [signedIn] }).said).toEqual([])
  })

  it('SES-6 a tab clears the account if another member signed in while the tab’s log was being read', () => {
    const meanwhile: readonly AccountMessage[] = [{ type: 'SignedIn', session: sessionOf(ben) }]
    expect(open({ before: [signedIn], meanwhile }).said).toEqual([{ type: 'ForgetAccount' }])
  })

  it('SES-6 a sign-in clears the tab if another member was signed in, but not if a visitor was signed in', () => {
    const { said, hear } = open()
    hear(
      { type: 'RequireSession' },
      { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(vera) },
      signedIn,
      { type: 'SignedIn', session: sessionOf(ann, 2) },
    )
    expect(said).toEqual([])
    hear({ type: 'SignedIn', session: sessionOf(ben) })
    expect(said).toEqual([{ type: 'ForgetAccount' }])
  })

  it('R1-325 R2-280 ALL-9 a request that the server refuses shows one toast with the server’s text', () => {
    const { said, hear } = open()
    hear(signedIn, profileFails(refused('Not now')))
    expect(said).toEqual([{ type: 'ShowRefusal', text: 'Not now', about: { log: 'account', seq: 2 } }])
  })

  it.each([refusedSilently, unreachable, refused('')])('ALL-9 the failure %j shows no toast', (failure) => {
    const { said, hear } = open()
    hear(signedIn, profileFails(failure))
    expect(said).toEqual([])
  })

  it('R3-293 a read refused as too frequent shows no toast and dispatches `ReadTooOften`', () => {
    const { said, hear } = open()
    hear(signedIn, profileFails(tooMany))
    expect(said).toEqual([{ type: 'ReadRateLimited' }])
  })

  it.each([refused('No more'), unreachable, tooMany])(
    'R1-166 R2-302 no toast appears if a further page of a list fails to load: %j',
    (failure) => {
      const { said, hear, heard } = open()
      hear(
        signedIn,
        { type: 'group/ShowGroupCentre' },
        { type: 'group/TrendingNotLoaded', ask: { unit: 'group/group', id: 'trending:1', seq: 2 }, failure },
      )
      expect([heard.at(-1), said]).toEqual(['group/TrendingNotLoaded', []])
    },
  )

  it('ALL-9 no toast appears for a refusal that is shown beside a form field', () => {
    const { said, hearInTab } = open()
    const ask = { unit: 'sign-in/email', id: 'sendCode', seq: 1 }
    hearInTab(
      { type: 'sign-in/CodeNotSent', ask, failure: refused('No') },
      { type: 'sign-in/CodeNotAccepted', ask, failure: refused('No') },
      { type: 'InviteCodeNotAccepted', ask, failure: refused('No') },
      { type: 'qr-approval/QrSignInRequestNotFound', ask, failure: refused('No') },
      { type: 'wallet-sign-in/WalletNotAccepted', ask, failure: refused('No') },
      { type: 'profile/ProfileNotStored', ask, failure: refused('No') },
    )
    expect(said).toEqual([])
    hearInTab({ type: 'partner-sign-in/PartnerNotAccepted', ask, failure: refused('No') })
    expect(said).toEqual([{ type: 'ShowRefusal', text: 'No', about: { log: 'tab', seq: 7 } }])
  })

  it('R2-299 if the server refuses to bind an X account, a toast shows the server’s text', () => {
    const { said, hearInTab } = open()
    hearInTab({
      type: 'sign-in/XNotAccepted',
      ask: { unit: 'sign-in/x', id: 'exchangeXCode', seq: 1 },
      failure: refused('Taken'),
    })
    expect(said).toMatchObject([{ type: 'ShowRefusal', text: 'Taken' }])
  })

  it('ALL-9 no toast appears for a message that failed to send, because the row of the message shows the failure', () => {
    const { said, hear, heard } = open()
    hear(
      signedIn,
      {
        type: 'ChatServiceLoggedIn',
        ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
        sessionId: sessionOf(ann).sessionId,
      },
      { type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('a'), content: plainText('hi') },
      {
        type: 'chat/MessageNotSent',
        ask: { unit: 'chat/chat', id: 'send:a', seq: 3 },
        clientId: clientId('a'),
        failure: refused('no'),
      },
    )
    expect([heard.at(-1), said]).toEqual(['chat/MessageNotSent', []])
  })

  it.each([unreachable, malformed, refused('')])(
    'R1-343 an error without a row in the error catalogue is logged and shows no toast: %j',
    (failure) => {
      const { said, hear, heard } = open()
      hear(signedIn, profileFails(failure))
      expect([heard, said]).toEqual([['SignedIn', 'ProfileNotLoaded'], []])
    },
  )

  it('ALL-9 a hidden tab shows no toast', () => {
    const { said, hear } = open({ visible: false })
    hear(signedIn, profileFails(refused('Not now')))
    expect(said.filter(({ type }) => type === 'ShowToast')).toEqual([])
  })

  it('BI-354 deep_link_fallback: when the page becomes hidden, the tab receives `TabHidden`', () => {
    expect(open({ visible: false }).said).toEqual([{ type: 'TabHidden' }])
    expect(open().said).toEqual([])
  })
})
