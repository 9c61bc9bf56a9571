import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { NetworkOnline } from '../connection'
import { keyedMachine, noSharedState, type AlarmRang, type AnyReceivedMessage } from '../event-log'
import { sumOf, type Decimal } from '../kernel/decimal'
import { isGreater } from '../kernel/decimal-math'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Instant, addMs } from '../kernel/instant'
import {
  NO_LOOK_UPS,
  firstLookUp,
  lookUpFields,
  mayLookUpAgain,
  nextLookUp,
  waitForLookUp,
} from '../kernel/lost-answer'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import {
  SigningFailure,
  TransferKey,
  transferMessages,
  type TransferFormChange,
  type TransferMessage,
} from './transfer.messages'
import { emptyForm, TransferForm, TransferOrder } from './transfer.rules'
import { orNull } from '../kernel/or-null'

/** The timeout for signing, because the wallet may never respond (next-features.md §3). */
const SIGNING_MS = 120_000

const attempt = { order: TransferOrder, newest: orNull(t.string) }
const signature = { signatureRef: t.number, wallet: t.string, address: t.string, walletChain: t.number }

export const transferEffects = {
  /** Reads the available amount, and the newest record before this transfer. */
  check: t.strict({ order: TransferOrder }),
  sign: t.strict({ order: TransferOrder, wallet: t.string }),
  send: t.strict({ ...attempt, ...signature }),
  lookUp: t.strict(attempt),
  alarm: alarmInput,
}

const Context = t.strict(
  {
    form: TransferForm,
    order: orNull(TransferOrder),
    newest: orNull(t.string),
    ...signature,
    ...lookUpFields,
    fault: orNull(SigningFailure),
    failure: orNull(Failure),
    /** The balance on the server is below the amount. */
    isShort: t.boolean,
    recordId: orNull(t.string),
  },
  'MoveContext',
)
type Context = t.TypeOf<typeof Context>

const unsigned = { signatureRef: 0, wallet: '', address: '', walletChain: 0 } as const
const quiet = { fault: null, failure: null, isShort: false, recordId: null } as const

const begin = (form: TransferForm): Context => ({
  form,
  order: null,
  newest: null,
  ...unsigned,
  ...quiet,
  ...NO_LOOK_UPS,
})

const changed = (form: TransferForm, change: TransferFormChange): TransferForm => {
  switch (change.field) {
    case 'kind':
      return { ...form, kind: change.kind, amount: '' }
    case 'currency':
      return change.currencyId === form.currencyId
        ? form
        : { ...emptyForm(form.kind, change.currencyId), address: form.address, isPasted: form.isPasted }
    case 'chain':
      return { ...form, chainId: change.chainId, repeat: '' }
    case 'address':
      return { ...form, address: change.text, isPasted: change.isPasted, repeat: '' }
    case 'repeat':
      return { ...form, repeat: change.text }
    case 'amount':
      return { ...form, amount: change.text }
    case 'level':
      return { ...form, level: change.level }
  }
}

const NOTHING = sumOf([])
const orderIn = ({ order }: Context): TransferOrder => order ?? { kind: 'unstake', amount: NOTHING }

/**
 * A withdrawal or stake, in one tab. One confirmation sends one request (ALL-12). If the response is lost, the machine
 * checks the history; until the outcome is known, the member cannot confirm another transfer.
 * @internal
 */
export const transferMachine = setup({
  types: {
    context: {} as Context,
    input: {} as TransferForm,
    events: {} as ReceivedMessage<TransferMessage | AlarmRang | NetworkOnline | ForgetAccount>,
  },
  actors: {
    check: effect(transferEffects.check),
    sign: effect(transferEffects.sign),
    send: effect(transferEffects.send),
    lookUp: effect(transferEffects.lookUp),
    alarm: effect(transferEffects.alarm),
  },
  guards: {
    isThere: ({ context }, { available }: { available: Decimal }) => !isGreater(orderIn(context).amount, available),
    needsNoSignature: ({ context }) => orderIn(context).kind !== 'withdraw',
    hasWallet: (_, { wallet }: { wallet: string | null }) => wallet !== null,
    looksAgain: ({ context }) => mayLookUpAgain(context),
  },
  actions: {
    open: assign(({ context }, { kind, currencyId }: Pick<TransferForm, 'kind' | 'currencyId'>) => ({
      ...quiet,
      form: changed(kind === 'withdraw' ? context.form : { ...context.form, kind }, { field: 'currency', currencyId }),
    })),
    change: assign(({ context }, { change }: { change: TransferFormChange }) => ({
      ...quiet,
      form: changed(context.form, change),
    })),
    rememberOrder: assign((_, { order }: { order: TransferOrder }) => ({ ...quiet, ...unsigned, order, looks: 0 })),
    rememberNewest: assign((_, { newest }: { newest: string | null }) => ({ newest })),
    sayShort: assign({ isShort: true, order: null }),
    sayFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    dropSignature: assign(() => ({ ...unsigned })),
    sayFault: assign((_, { fault }: { fault: SigningFailure }) => ({ ...unsigned, fault })),
    rememberWallet: assign((_, { wallet, at }: { wallet: string | null; at: Instant }) => ({
      ...quiet,
      wallet: wallet ?? '',
      until: addMs(at, SIGNING_MS),
    })),
    rememberSignature: assign(
      (_, { signatureRef, address, walletChain }: Pick<Context, 'signatureRef' | 'address' | 'walletChain'>) => ({
        signatureRef,
        address,
        walletChain,
      }),
    ),
    rememberRecord: assign((_, { id }: { id: string }) => ({ ...unsigned, failure: null, recordId: id })),
    countLook: assign(({ context }, { at }: { at: Instant }) => nextLookUp(context, at)),
    waitToLook: assign((_, { at }: { at: Instant }) => ({ ...unsigned, ...firstLookUp(at) })),
    forgetAmount: assign(({ context }) => ({ ...begin({ ...context.form, amount: '', repeat: '' }) })),
    forgetOrder: assign({ ...quiet, ...unsigned, order: null }),
  },
}).createMachine({
  id: 'move',
  context: ({ input }) => begin(input),
  initial: 'editing',
  on: { ForgetAccount: '.over' },
  states: {
    editing: {
      on: {
        'wallet/OpenTransfer': { actions: { type: 'open', params: ({ event }) => event } },
        'wallet/ChangeTransfer': { actions: { type: 'change', params: ({ event }) => event } },
        'wallet/ReviewTransfer': {
          target: 'checking',
          actions: { type: 'rememberOrder', params: ({ event }) => event },
        },
      },
    },
    checking: {
      invoke: { id: 'check', src: 'check', input: ({ context }) => ({ order: orderIn(context) }) },
      on: {
        'wallet/TransferChecked': [
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'rememberNewest', params: ({ event }) => event },
          },
          { target: 'editing', actions: 'sayShort' },
        ],
        'wallet/TransferNotChecked': {
          target: 'editing',
          actions: { type: 'sayFailure', params: ({ event }) => event },
        },
        'wallet/LeaveReview': { target: 'editing', actions: 'forgetOrder' },
      },
    },
    confirming: {
      on: {
        'wallet/LeaveReview': { target: 'editing', actions: 'forgetOrder' },
        'wallet/ConfirmTransfer': [
          {
            guard: 'needsNoSignature',
            target: 'sending',
            actions: { type: 'rememberWallet', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasWallet', params: ({ event }) => event },
            target: 'signing',
            actions: { type: 'rememberWallet', params: ({ event }) => event },
          },
        ],
      },
    },
    signing: {
      invoke: [
        { id: 'sign', src: 'sign', input: ({ context }) => ({ order: orderIn(context), wallet: context.wallet }) },
        { id: 'signingOver', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
      ],
      on: {
        'wallet/TransferSigned': {
          target: 'sending',
          actions: { type: 'rememberSignature', params: ({ event }) => event },
        },
        'wallet/TransferNotSigned': {
          target: 'confirming',
          actions: { type: 'sayFault', params: ({ event }) => event },
        },
        'wallet/CancelSigning': { target: 'confirming', actions: 'dropSignature' },
        AlarmRang: { target: 'confirming', actions: { type: 'sayFault', params: { fault: 'noAnswer' } } },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => {
          const { newest, signatureRef, wallet, address, walletChain } = context
          return { order: orderIn(context), newest, signatureRef, wallet, address, walletChain }
        },
      },
      on: {
        'wallet/TransferSent': { target: 'settled', actions: { type: 'rememberRecord', params: ({ event }) => event } },
        'wallet/TransferNotSent': { target: 'failed', actions: { type: 'sayFailure', params: ({ event }) => event } },
        'wallet/SignatureDropped': {
          target: 'confirming',
          actions: { type: 'sayFault', params: ({ event }) => event },
        },
        'wallet/TransferUnclear': { target: 'unclear', actions: { type: 'waitToLook', params: ({ event }) => event } },
      },
    },
    unclear: {
      initial: 'waiting',
      on: {
        'wallet/TransferFound': {
          target: 'settled',
          actions: { type: 'rememberRecord', params: ({ event }) => event },
        },
        'wallet/LookUpTransfer': '.looking',
        NetworkOnline: '.looking',
      },
      states: {
        waiting: waitForLookUp,
        looking: {
          invoke: {
            id: 'lookUp',
            src: 'lookUp',
            input: ({ context }) => ({ order: orderIn(context), newest: context.newest }),
          },
          on: {
            'wallet/TransferNotFound': [
              { guard: 'looksAgain', target: 'waiting', actions: { type: 'countLook', params: ({ event }) => event } },
              { target: 'unseen' },
            ],
          },
        },
        unseen: { on: { 'wallet/CloseTransfer': { target: '#move.editing', actions: 'forgetOrder' } } },
      },
    },
    settled: { on: { 'wallet/CloseTransfer': { target: 'editing', actions: 'forgetAmount' } } },
    failed: { on: { 'wallet/CloseTransfer': { target: 'editing', actions: 'forgetOrder' } } },
    over: { type: 'final' },
  },
})

const keyIn = (message: AnyReceivedMessage & { readonly key?: unknown }): string | null =>
  TransferKey.is(message.key) ? message.key : null

export const transfersReducer = keyedMachine('wallet/transfers', transferMachine, {
  context: Context,
  handles: [...Object.keys(transferMessages), 'NetworkOnline', 'ForgetAccount'],
  keyOf: keyIn,
  begin: (message) =>
    transferMessages['wallet/OpenTransfer'].is(message) ? emptyForm(message.kind, message.currencyId) : null,
  shared: noSharedState,
})
