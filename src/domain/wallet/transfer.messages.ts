import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { ChainId } from './chains'
import { TransferForm, TransferOrder } from './transfer.rules'

/** Withdrawing, or staking and unstaking: one of each at a time in a tab. */
export const TransferKey = t.keyof({ withdraw: null, stake: null }, 'MoveKey')
export type TransferKey = t.TypeOf<typeof TransferKey>

/**
 * Why a signature did not come about. `changed`: another account or network was chosen before it was sent (WDR-4).
 * `lost`: the page was
 * loaded anew. `noText`, `unfit`: the server gave nothing to sign, or nothing that may be signed. `noAnswer`: the
 * wallet was silent.
 */
export const SigningFailure = t.keyof(
  {
    refused: null,
    busy: null,
    gone: null,
    broken: null,
    changed: null,
    lost: null,
    noText: null,
    unfit: null,
    noAnswer: null,
  },
  'MoveFault',
)
export type SigningFailure = t.TypeOf<typeof SigningFailure>

const command = <N extends string, P extends t.Props>(name: N, props: P) =>
  message(name, { key: TransferKey, ...props })

export const TransferFormChange = t.union(
  [
    t.strict({ field: t.literal('kind'), kind: TransferForm.type.props.kind }),
    t.strict({ field: t.literal('currency'), currencyId: t.number }),
    t.strict({ field: t.literal('chain'), chainId: ChainId }),
    t.strict({ field: t.literal('address'), text: t.string, isPasted: t.boolean }),
    t.strict({ field: t.literal('repeat'), text: t.string }),
    t.strict({ field: t.literal('amount'), text: t.string }),
    t.strict({ field: t.literal('level'), level: t.number }),
  ],
  'MoveChange',
)
export type TransferFormChange = t.TypeOf<typeof TransferFormChange>

/** Commands and facts of a withdrawal and of staking. Nonce and signature stay behind their refs (ALL-8). */
export const transferMessages = {
  'wallet/OpenMove': command('wallet/OpenMove', { kind: TransferForm.type.props.kind, currencyId: t.number }),
  'wallet/ChangeMove': command('wallet/ChangeMove', { change: TransferFormChange }),
  /** What was filled in is complete, and is looked at once more by the server's figures. */
  'wallet/ReviewMove': command('wallet/ReviewMove', { order: TransferOrder }),
  'wallet/MoveChecked': effectResult('wallet/MoveChecked', { available: Decimal, newest: t.union([t.string, t.null]) }),
  'wallet/MoveNotChecked': effectResult('wallet/MoveNotChecked', { failure: Failure }),
  'wallet/LeaveReview': command('wallet/LeaveReview', {}),
  /** The one confirmation (ALL-12). `walletFeature` signs it where a signature is needed. */
  'wallet/ConfirmMove': command('wallet/ConfirmMove', { wallet: t.union([t.string, t.null]) }),
  'wallet/MoveSigned': effectResult('wallet/MoveSigned', {
    signatureRef: t.number,
    address: t.string,
    walletChain: t.number,
  }),
  'wallet/MoveNotSigned': effectResult('wallet/MoveNotSigned', { fault: SigningFailure }),
  'wallet/CancelSigning': command('wallet/CancelSigning', {}),
  'wallet/MoveSent': effectResult('wallet/MoveSent', { id: t.string }),
  'wallet/MoveNotSent': effectResult('wallet/MoveNotSent', { failure: Failure }),
  /** Signed, but the wallet has changed since: nothing was posted. */
  'wallet/SignatureDropped': effectResult('wallet/SignatureDropped', { fault: SigningFailure }),
  /** The answer was lost: nobody can tell yet whether it was done. */
  'wallet/MoveUnclear': effectResult('wallet/MoveUnclear', { failure: Failure }),
  'wallet/MoveFound': effectResult('wallet/MoveFound', { id: t.string }),
  'wallet/MoveNotSeen': effectResult('wallet/MoveNotSeen', { failure: t.union([Failure, t.null]) }),
  'wallet/LookForMove': command('wallet/LookForMove', {}),
  /** Done with what came of it: back to the form. */
  'wallet/CloseMove': command('wallet/CloseMove', {}),
} as const

type Codecs = typeof transferMessages
export type TransferMessage = t.TypeOf<Codecs[keyof Codecs]>
