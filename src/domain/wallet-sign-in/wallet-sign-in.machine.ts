import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { WalletSignInFailure, walletSignInMessages, type WalletSignInMessage } from './wallet-sign-in.messages'

/** Sign-in needs an account on Ethereum (spec 1 §9). */
const SIGN_IN_CHAIN = 1

const connection = { wallet: t.string, address: t.string, chainId: t.number }
const text = { textRef: t.number, nonceRef: t.union([t.number, t.null]), until: Instant }

export const walletSignInEffects = {
  connectWallet: t.strict({ wallet: t.string }),
  /** After the wallet was connected, reports any change of its account or chain. */
  watchWallet: t.strict(connection),
  requestSignText: t.strict({ rdns: t.string, address: t.string, chainId: t.number }),
  signAndVerify: t.strict({ ...connection, ...text }),
  alarm: alarmInput,
}

const Context = t.strict(
  { ...connection, ...text, rdns: t.string, fault: t.union([WalletSignInFailure, t.null]) },
  'WalletSignInContext',
)
type Context = t.TypeOf<typeof Context>

const nothing: Context = {
  wallet: '',
  rdns: '',
  address: '',
  chainId: 0,
  textRef: 0,
  nonceRef: null,
  until: EPOCH,
  fault: null,
}

/**
 * Sign-in by wallet, in one tab: the person chooses a wallet, reads the text and signs it.
 * Every failure leads back to the choice, with the reason.
 * @internal
 */
export const walletSignInMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<WalletSignInMessage | AlarmRang> },
  actors: {
    connectWallet: effect(walletSignInEffects.connectWallet),
    watchWallet: effect(walletSignInEffects.watchWallet),
    requestSignText: effect(walletSignInEffects.requestSignText),
    signAndVerify: effect(walletSignInEffects.signAndVerify),
    alarm: effect(walletSignInEffects.alarm),
  },
  guards: { isSignInChain: (_, { chainId }: { chainId: number }) => chainId === SIGN_IN_CHAIN },
  actions: {
    rememberWallet: assign((_, { wallet, rdns }: Pick<Context, 'wallet' | 'rdns'>) => ({ ...nothing, wallet, rdns })),
    rememberAccount: assign((_, { address, chainId }: Pick<Context, 'address' | 'chainId'>) => ({ address, chainId })),
    rememberText: assign((_, { textRef, nonceRef, until }: Pick<Context, 'textRef' | 'nonceRef' | 'until'>) => ({
      textRef,
      nonceRef,
      until,
    })),
    sayWhy: assign((_, { fault }: { fault: WalletSignInFailure }) => ({ ...nothing, fault })),
    forgetAll: assign(nothing),
  },
}).createMachine({
  id: 'walletSignIn',
  context: nothing,
  initial: 'choosing',
  on: { ForgetAccount: { target: '.choosing', actions: 'forgetAll' } },
  states: {
    choosing: {
      on: {
        'wallet-sign-in/ChooseWallet': {
          target: 'connecting',
          actions: { type: 'rememberWallet', params: ({ event }) => event },
        },
        'wallet-sign-in/CancelWallet': { actions: 'forgetAll' },
      },
    },
    connecting: {
      invoke: { id: 'connectWallet', src: 'connectWallet', input: ({ context: { wallet } }) => ({ wallet }) },
      on: {
        'wallet-sign-in/CancelWallet': { target: 'choosing', actions: 'forgetAll' },
        'wallet-sign-in/WalletConnected': [
          {
            guard: { type: 'isSignInChain', params: ({ event }) => event },
            target: 'connected',
            actions: { type: 'rememberAccount', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'sayWhy', params: { fault: 'wrongChain' } } },
        ],
        'wallet-sign-in/WalletNotConnected': {
          target: 'choosing',
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
      },
    },
    connected: {
      invoke: {
        id: 'watchWallet',
        src: 'watchWallet',
        input: ({ context: { wallet, address, chainId } }) => ({ wallet, address, chainId }),
      },
      on: {
        'wallet-sign-in/CancelWallet': { target: 'choosing', actions: 'forgetAll' },
        'wallet-sign-in/WalletChanged': {
          target: 'choosing',
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'requestSignText',
            src: 'requestSignText',
            input: ({ context: { rdns, address, chainId } }) => ({ rdns, address, chainId }),
          },
          on: {
            'wallet-sign-in/SignTextReceived': {
              target: 'reading',
              actions: { type: 'rememberText', params: ({ event }) => event },
            },
            'wallet-sign-in/SignTextRejected': {
              target: '#walletSignIn.choosing',
              actions: { type: 'sayWhy', params: { fault: 'unfit' } },
            },
            'wallet-sign-in/SignTextNotReceived': {
              target: '#walletSignIn.choosing',
              actions: { type: 'sayWhy', params: { fault: 'noText' } },
            },
          },
        },
        reading: {
          invoke: { id: 'textOver', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
          on: {
            'wallet-sign-in/ConfirmSigning': 'proving',
            AlarmRang: { target: '#walletSignIn.choosing', actions: { type: 'sayWhy', params: { fault: 'expired' } } },
          },
        },
        proving: {
          invoke: {
            id: 'signAndVerify',
            src: 'signAndVerify',
            input: ({ context: { wallet, address, chainId, textRef, nonceRef, until } }) => ({
              wallet,
              address,
              chainId,
              textRef,
              nonceRef,
              until,
            }),
          },
          on: {
            'wallet-sign-in/SignTextNotSigned': {
              target: '#walletSignIn.choosing',
              actions: { type: 'sayWhy', params: ({ event }) => event },
            },
            'wallet-sign-in/WalletAccepted': { target: '#walletSignIn.choosing', actions: 'forgetAll' },
            'wallet-sign-in/WalletNotAccepted': {
              target: '#walletSignIn.choosing',
              actions: { type: 'sayWhy', params: { fault: 'notAccepted' } },
            },
          },
          initial: 'signing',
          states: {
            signing: { on: { 'wallet-sign-in/SignTextSigned': 'verifying' } },
            verifying: {
              on: {
                // The client is sending the signature to the server, so the sign-in cannot be cancelled.
                'wallet-sign-in/CancelWallet': {},
                'wallet-sign-in/WalletChanged': {},
              },
            },
          },
        },
      },
    },
  },
})

export const walletSignInReducer = machineReducer('wallet-sign-in/walletSignIn', walletSignInMachine, Context, [
  'ForgetAccount',
  ...Object.keys(walletSignInMessages),
])
