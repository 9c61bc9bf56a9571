import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { allAccountSlices, AccountMessage, allTabSlices, TabMessage } from '../support/whole-domain'
import { chatServiceMachine, chatServiceReducer } from '../../src/domain/connection/chat-service.machine'
import { socketMachine, socketReducer } from '../../src/domain/connection/socket.machine'
import type { AnyMessage, Entry } from '../../src/domain/event-log'
import type { MachineState } from '../../src/domain/event-log/machine-state'
import { reduceEntry, type Reducer } from '../../src/domain/event-log/reducer'
import { keysOf } from '../../src/domain/kernel/table'
import { inviteCodeMachine, inviteCodeReducer } from '../../src/domain/session/invite-code.machine'
import { qrApprovalMachine, qrApprovalReducer } from '../../src/domain/qr-approval/qr-approval.machine'
import { qrSignInMachine, qrSignInReducer } from '../../src/domain/sign-in/qr-sign-in.machine'
import { sessionMachine, sessionReducer } from '../../src/domain/session/session.machine'
import { partnerSignInMachine, partnerSignInReducer } from '../../src/domain/partner-sign-in/partner-sign-in.machine'
import { walletSignInMachine, walletSignInReducer } from '../../src/domain/wallet-sign-in/wallet-sign-in.machine'
import { emailSignInMachine, emailSignInReducer } from '../../src/domain/sign-in/email-sign-in.machine'
import { appPromptMachine, appPromptReducer } from '../../src/domain/shell/app-prompt.machine'
import { xSignInMachine, xSignInReducer } from '../../src/domain/sign-in/x-sign-in.machine'
import { shellMachine, shellReducer } from '../../src/domain/shell/shell.machine'
import { accountKinds, tabKinds } from '../support/arbitraries/messages'
import { Walker, walks } from '../support/arbitraries/walk'
import { lounge } from '../support/builders/message'
import { ann } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'

const accountWalks = walks(accountKinds, AccountMessage, [
  { type: 'SignedIn', session: sessionOf(ann) },
  { type: 'chat/OpenConversation', conversationId: lounge },
])
const tabWalks = walks(tabKinds, TabMessage, [
  { type: 'sign-in/RequestCode', email: 'ann@b.example' },
  { type: 'wallet-sign-in/ChooseWallet', wallet: 'w-1', rdns: 'example.hand' },
  { type: 'partner-sign-in/PartnerArrived', secretRef: 1 },
])

/**
 * The states per entry, from a reducer and from XState's own `transition`, which turns an actor into an effect
 * request.
 */
const traced =
  <C>(unit: Reducer<MachineState<C>>, machine: AnyStateMachine) =>
  (entries: readonly Entry<AnyMessage>[]) => {
    let state = unit.initial
    let [snapshot]: readonly [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine)
    return entries.map((entry) => {
      const next = reduceEntry(unit, state, entry)
      const isHeard = entry.message.type === 'AlarmRang' ? next !== state : unit.handles.has(entry.message.type)
      if (isHeard)
        [snapshot] = transition(machine, snapshot, { ...entry.message, entry: entry.seq, at: entry.at, tab: null })
      state = next
      const children: object = snapshot.children
      return {
        ours: [state.value, state.context, keysOf(state.asks)],
        theirs: [snapshot.value, snapshot.context, Object.keys(children).sort()],
      }
    })
  }

describe('A reducer that runs a state machine', () => {
  it.each([
    ['session', traced(sessionReducer, sessionMachine)],
    ['socket', traced(socketReducer, socketMachine)],
    ['chat service', traced(chatServiceReducer, chatServiceMachine)],
  ] as const)(
    'for every entry, the %s reducer of the account log reaches the same state as XState with the same machine',
    (_name, trace) => {
      fc.assert(
        fc.property(accountWalks, (moves) => {
          const walker = new Walker(allAccountSlices(), AccountMessage)
          for (const move of moves) walker.go(move)
          for (const { ours, theirs } of trace(walker.entries)) expect(ours).toEqual(theirs)
        }),
        { numRuns: 40 },
      )
    },
  )

  it.each([
    ['sign-in', traced(emailSignInReducer, emailSignInMachine)],
    ['invite', traced(inviteCodeReducer, inviteCodeMachine)],
    ['X sign-in', traced(xSignInReducer, xSignInMachine)],
    ['QR sign-in', traced(qrSignInReducer, qrSignInMachine)],
    ['QR approval', traced(qrApprovalReducer, qrApprovalMachine)],
    ['wallet sign-in', traced(walletSignInReducer, walletSignInMachine)],
    ['partner sign-in', traced(partnerSignInReducer, partnerSignInMachine)],
    ['shell', traced(shellReducer, shellMachine)],
    ['app prompt', traced(appPromptReducer, appPromptMachine)],
  ] as const)(
    'for every entry, the %s reducer of the tab log reaches the same state as XState with the same machine',
    (_name, trace) => {
      fc.assert(
        fc.property(tabWalks, (moves) => {
          const walker = new Walker(allTabSlices(), TabMessage)
          for (const move of moves) walker.go(move)
          for (const { ours, theirs } of trace(walker.entries)) expect(ours).toEqual(theirs)
        }),
        { numRuns: 40 },
      )
    },
  )
})
