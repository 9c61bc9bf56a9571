import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import type { ForgetAccount } from '../session/session.messages'

/**
 * Why a passkey was not used or not added, apart from failures of the server:
 * - `dismissed`: the person closed the browser's dialog, let it expire, or has no passkey for this site.
 * - `unavailable`: the browser, the device or the address of this page cannot use passkeys.
 * - `known`: the device has a passkey of this account already.
 * - `removed`: the server does not know the passkey.
 * - `lost`: the page was reloaded meanwhile.
 */
const Reason = t.union(
  [t.literal('dismissed'), t.literal('unavailable'), t.literal('known'), t.literal('removed'), t.literal('lost')],
  'PasskeyReason',
)
export type PasskeyReason = t.TypeOf<typeof Reason>

export const PasskeyFault = t.union([Reason, Failure], 'PasskeyFault')
export type PasskeyFault = t.TypeOf<typeof PasskeyFault>

/** Messages of one tab. Challenges and proofs are only in memory. */
export const passkeysTabMessages = {
  /** Commands: the sign-in page opens, and the browser may offer passkeys in the e-mail field. The page closes. */
  'passkeys/OpenSignIn': message('passkeys/OpenSignIn', {}),
  'passkeys/CloseSignIn': message('passkeys/CloseSignIn', {}),
  /** Command: choose a passkey in the browser's dialog. */
  'passkeys/UsePasskey': message('passkeys/UsePasskey', {}),
  /** The browser offers passkeys in the e-mail field until the server's challenge expires. */
  'passkeys/AutofillStarted': effectResult('passkeys/AutofillStarted', { until: Instant }),
  'passkeys/AutofillEnded': effectResult('passkeys/AutofillEnded', {}),
  'passkeys/PasskeyChosen': effectResult('passkeys/PasskeyChosen', {}),
  'passkeys/PasskeyNotChosen': effectResult('passkeys/PasskeyNotChosen', { fault: PasskeyFault }),
  'passkeys/PasskeyAccepted': effectResult('passkeys/PasskeyAccepted', {}),
  'passkeys/PasskeyNotAccepted': effectResult('passkeys/PasskeyNotAccepted', { fault: PasskeyFault }),
  /** Commands: add a passkey of this device. Leave the page that adds it. */
  'passkeys/AddPasskey': message('passkeys/AddPasskey', {}),
  'passkeys/LeaveAdding': message('passkeys/LeaveAdding', {}),
  'passkeys/PasskeyCreated': effectResult('passkeys/PasskeyCreated', {}),
  'passkeys/PasskeyAdded': effectResult('passkeys/PasskeyAdded', {}),
  'passkeys/PasskeyNotAdded': effectResult('passkeys/PasskeyNotAdded', { fault: PasskeyFault }),
} as const
type TabCodecs = typeof passkeysTabMessages
export type PasskeysTabMessage = t.TypeOf<TabCodecs[keyof TabCodecs]> | ForgetAccount

/** Messages of the account, for all tabs. */
export const passkeysAccountMessages = {
  /** A tab added a passkey. */
  'passkeys/ListChanged': message('passkeys/ListChanged', {}),
  /** Command: remove a passkey. `id` is the id that the server lists. */
  'passkeys/RemovePasskey': message('passkeys/RemovePasskey', { id: t.string }),
  'passkeys/PasskeyRemoved': effectResult('passkeys/PasskeyRemoved', { id: t.string }),
  'passkeys/PasskeyNotRemoved': effectResult('passkeys/PasskeyNotRemoved', { id: t.string, failure: Failure }),
} as const
