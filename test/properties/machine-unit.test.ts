import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { accountCells, AccountMessage } from '../../src/domain/account-log'
import { chatMachine, chatUnit } from '../../src/domain/chat/chat.machine'
import { chatServiceMachine, chatServiceUnit } from '../../src/domain/connection/chat-service.machine'
import { socketMachine, socketUnit } from '../../src/domain/connection/socket.machine'
import type { AnyMessage, Entry } from '../../src/domain/event-log'
import type { MachineState } from '../../src/domain/event-log/machine-state'
import { stepUnit, type Unit } from '../../src/domain/event-log/unit'
import { groupMachine, groupUnit } from '../../src/domain/group/group.machine'
import { keysOf } from '../../src/domain/kernel/table'
import { inviteMachine, inviteUnit } from '../../src/domain/session/invite.machine'
import { qrApprovalMachine, qrApprovalUnit } from '../../src/domain/session/qr-approval.machine'
import { qrSignInMachine, qrSignInUnit } from '../../src/domain/session/qr-sign-in.machine'
import { sessionMachine, sessionUnit } from '../../src/domain/session/session.machine'
import { partnerSignInMachine, partnerSignInUnit } from '../../src/domain/session/partner-sign-in.machine'
import { walletSignInMachine, walletSignInUnit } from '../../src/domain/session/wallet-sign-in.machine'
import { signInMachine, signInUnit } from '../../src/domain/session/sign-in.machine'
import { appPromptMachine, appPromptUnit } from '../../src/domain/shell/app-prompt.machine'
import { frameMachine, frameUnit } from '../../src/domain/shell/frame.machine'
import { xSignInMachine, xSignInUnit } from '../../src/domain/session/x-sign-in.machine'
import { shellMachine, shellUnit } from '../../src/domain/shell/shell.machine'
import { tabCells, TabMessage } from '../../src/domain/tab-log'
import { accountKinds, tabKinds } from '../support/arbitraries/messages'
import { Walker, walks } from '../support/arbitraries/walk'
import { lounge } from '../support/builders/message'
import { ann } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'

const accountWalks = walks(accountKinds, AccountMessage, [
  { type: 'SignedIn', session: sessionOf(ann) }, { type: 'OpenConversation', conversationId: lounge }])
const tabWalks = walks(tabKinds, TabMessage, [
  { type: 'RequestCode', email: 'ann@b.example' }, { type: 'ChooseWallet', wallet: 'w-1', rdns: 'example.hand' },
  { type: 'PartnerArrived', secretRef: 1 }])

/** What comes of the entries step by step: with a unit, and with XState's own `transition`, which makes an actor a call. */
const traced = <C>(unit: Unit<MachineState<C>>, machine: AnyStateMachine) => (entries: readonly Entry<AnyMessage>[]) => {
  let state = unit.initial
  let [snapshot]: readonly [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine)
  return entries.map((entry) => {
    const next = stepUnit(unit, state, entry)
    const isHeard = entry.message.type === 'AlarmRang' ? next !== state : unit.hears.has(entry.message.type)
    if (isHeard) [snapshot] = transition(machine, snapshot, { ...entry.message, entry: entry.seq, at: entry.at, tab: null })
    state = next
    const children: object = snapshot.children
    return {
      ours: [state.value, state.context, keysOf(state.asks)],
      theirs: [snapshot.value, snapshot.context, Object.keys(children).sort()],
    }
  })
}

describe('A step of a unit is a transition of its machine', () => {
  it.each([
    ['session', traced(sessionUnit, sessionMachine)],
    ['socket', traced(socketUnit, socketMachine)],
    ['chat service', traced(chatServiceUnit, chatServiceMachine)],
    ['group', traced(groupUnit, groupMachine)],
    ['chat', traced(chatUnit, chatMachine)],
    ['frame', traced(frameUnit, frameMachine)],
  ] as const)('%s', (_name, trace) => {
    fc.assert(fc.property(accountWalks, (moves) => {
      const walker = new Walker(accountCells(), AccountMessage)
      for (const move of moves) walker.go(move)
      for (const { ours, theirs } of trace(walker.entries)) expect(ours).toEqual(theirs)
    }), { numRuns: 40 })
  })

  it.each([
    ['sign-in', traced(signInUnit, signInMachine)],
    ['invite', traced(inviteUnit, inviteMachine)],
    ['X sign-in', traced(xSignInUnit, xSignInMachine)],
    ['QR sign-in', traced(qrSignInUnit, qrSignInMachine)],
    ['QR approval', traced(qrApprovalUnit, qrApprovalMachine)],
    ['wallet sign-in', traced(walletSignInUnit, walletSignInMachine)],
    ['partner sign-in', traced(partnerSignInUnit, partnerSignInMachine)],
    ['shell', traced(shellUnit, shellMachine)],
    ['app prompt', traced(appPromptUnit, appPromptMachine)],
  ] as const)('%s', (_name, trace) => {
    fc.assert(fc.property(tabWalks, (moves) => {
      const walker = new Walker(tabCells(), TabMessage)
      for (const move of moves) walker.go(move)
      for (const { ours, theirs } of trace(walker.entries)) expect(ours).toEqual(theirs)
    }), { numRuns: 40 })
  })
})
