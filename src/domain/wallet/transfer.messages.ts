import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { ChainId } from './chains'
import { TransferForm, TransferOrder } from './transfer.rules'

/** A tab runs at most one withdrawal and one stake at a time. */
export const TransferKey = t.keyof({ withdraw: null, stake: null }, 'MoveKey')
export type TransferKey = t.TypeOf<typeof TransferKey>

/**
 * Why there is no signature. `changed`: the account or network changed before sending (WDR-4). `lost`: the page was
 * reloaded.
 * `noText`, `unfit`: the server sent no text, or a text that must not be signed. `noAnswer`: the wallet did not
 * respond.
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

/** Messages of withdrawals and staking. The log contains only refs to the nonce and the signature (ALL-8). */
export const transferMessages = {
  'wallet/OpenTransfer': command('wallet/OpenTransfer', { kind: TransferForm.type.props.kind, currencyId: t.number }),
  'wallet/ChangeTransfer': command('wallet/ChangeTransfer', { change: TransferFormChange }),
  /** The form is complete. Checks the order against the server's figures. */
  'wallet/ReviewTransfer': command('wallet/ReviewTransfer', { order: TransferOrder }),
  'wallet/TransferChecked': effectResult('wallet/TransferChecked', {
    available: Decimal,
    newest: t.union([t.string, t.null]),
  }),
  'wallet/TransferNotChecked': effectResult('wallet/TransferNotChecked', { failure: Failure }),
  'wallet/LeaveReview': command('wallet/LeaveReview', {}),
  /** The only confirmation before the transfer is sent (ALL-12). `wallet` signs if a signature is needed. */
  'wallet/ConfirmTransfer': command('wallet/ConfirmTransfer', { wallet: t.union([t.string, t.null]) }),
  'wallet/TransferSigned': effectResult('wallet/TransferSigned', {
    signatureRef: t.number,
    address: t.string,
    walletChain: t.number,
  }),
  'wallet/TransferNotSigned': effectResult('wallet/TransferNotSigned', { fault: SigningFailure }),
  'wallet/CancelSigning': command('wallet/CancelSigning', {}),
  'wallet/TransferSent': effectResult('wallet/TransferSent', { id: t.string }),
  'wallet/TransferNotSent': effectResult('wallet/TransferNotSent', { failure: Failure }),
  /** The account or network of the wallet changed after signing, so the client did not send the transfer. */
  'wallet/SignatureDropped': effectResult('wallet/SignatureDropped', { fault: SigningFailure }),
  /** The response was lost, so the server may have made the transfer. */
  'wallet/TransferUnclear': effectResult('wallet/TransferUnclear', { failure: Failure }),
  'wallet/TransferFound': effectResult('wallet/TransferFound', { id: t.string }),
  'wallet/TransferNotFound': effectResult('wallet/TransferNotFound', { failure: t.union([Failure, t.null]) }),
  'wallet/LookUpTransfer': command('wallet/LookUpTransfer', {}),
  /** Dismisses the result and returns to the form. */
  'wallet/CloseTransfer': command('wallet/CloseTransfer', {}),
} as const

type Codecs = typeof transferMessages
export type TransferMessage = t.TypeOf<Codecs[keyof Codecs]>
