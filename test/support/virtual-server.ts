import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { NEVER, Observable, of } from 'rxjs'
import type { LiveFeedEvent } from '../../src/application/ports/live-feed'
import type { SignInResult, TextToSign } from '../../src/application/ports/accounts'
import { Secret } from '../../src/application/ports/browser/vault'
import { refused, unreachable, type Failure } from '../../src/domain/kernel/failure'
import { StateDigest, type SessionId } from '../../src/domain/kernel/ids'
import { stateDigest } from '../../src/domain/sign-in'
import { type Session, type SessionMessage } from '../../src/domain/session'
import { noFeatureLoader } from './stub-loading'
import { made } from './builders/made'
import { ben, vera } from './builders/person'
import { profileOf, sessionOf } from './builders/session'
import { FakeSigner, type FakeWalletState } from './fake-signer'
import { memoryArchive } from './in-memory/archive'
import { MemoryFileStore } from './in-memory/file-store'
import { memoryFileCache } from './in-memory/file-cache'
import { memoryUnloadJournal } from './in-memory/unload-journal'
import { acceptAllMedia } from './in-memory/accept-all-media'
import { stubMedia } from './stub-media'
import type { WholePorts } from './whole-app'
import type { VirtualTab } from './virtual-browser'
import { PRODUCT } from '../../src/domain/shell'
import { stubServerPorts } from './stub-server-ports'
import { CALL_MS, VirtualChat, type VirtualCall } from './virtual-chat'

/** The fault of a request: `lost` loses the request, `answerLost` loses the response. */
export type VirtualServerFaults = 'fair' | 'lost' | 'answerLost'

const CALL_LIMIT_MS = 50

/** The servers that a virtual browser talks to. */
export class VirtualServer extends VirtualChat {
  readonly codesSeen: string[] = []
  /** The addresses outside the app to which tabs have navigated. */
  readonly left: string[] = []
  readonly invitesSeen: { readonly sessionId: SessionId; readonly code: string }[] = []
  /** The code and state of each X sign-in or binding, as the tab posted them. */
  readonly xSeen: string[] = []
  /** Whether the member who signs in has an inviter. */
  inviterExists = true
  readonly tokensSeen: string[] = []
  /** The texts to sign that the server sent. `proofs` holds the returned signatures. */
  readonly texts: {
    readonly address: string | null
    readonly text: string
    readonly nonce: string | null
    readonly wallet: FakeWalletState
  }[] = []
  readonly proofs: {
    readonly address: string
    readonly signature: string
    readonly nonce: string | null
    readonly wallet: FakeWalletState
  }[] = []
  readonly signer = new FakeSigner()
  #visits = 0
  /** Returns the fault of the next request. */
  weather: () => VirtualServerFaults = () => 'fair'

  /** The number of requests, including lost and refused requests. */
  calls = 0
  /** While this is set, the server refuses every request with this text. */
  refusal: string | null = null

  #textFor(by: 'address' | 'nonce', address: string): TextToSign {
    const nonce = `nonce${String(this.texts.length).padStart(6, '0')}`
    const asks =
      by === 'address'
        ? `${this.signer.site} wants you to sign in with your Ethereum account:\n${address}\n`
        : `Sign in at ${this.signer.site}`
    const text = `${asks}\nNonce: ${nonce}`
    this.texts.push({
      address: by === 'address' ? address : null,
      text,
      nonce: by === 'nonce' ? nonce : null,
      wallet: this.signer.now,
    })
    return { text: new Secret(text), nonce: by === 'nonce' ? new Secret(nonce) : null }
  }

  ports(tab: VirtualTab): WholePorts {
    const call: VirtualCall =
      <A>(work: () => A): TaskEither<Failure, A> =>
      () =>
        new Promise((resolve) => {
          this.calls += 1
          const weather = this.weather()
          if (weather === 'lost') tab.after(CALL_LIMIT_MS, () => resolve(E.left(unreachable)))
          // The request has arrived, so the server acts even if the tab is gone.
          else
            tab.time.after(CALL_MS, () => {
              const refusal = this.refusal
              if (refusal !== null) return void tab.after(CALL_MS, () => resolve(E.left(refused(refusal))))
              const done = work()
              if (weather === 'fair') tab.after(CALL_MS, () => resolve(E.right(done)))
              else tab.after(CALL_LIMIT_MS, () => resolve(E.left(unreachable)))
            })
        })
    const tokens = new Map<SessionId, Secret>()
    const { mediaDevices, mediaRoom } = stubMedia(tab.clock)
    let named = 0
    const expired$: Observable<Extract<SessionMessage, { type: 'SessionExpired' }>> = NEVER
    const visit = (): Session => {
      this.#visits += 1
      return sessionOf(vera, this.#visits)
    }

    return {
      accounts: {
        facts$: expired$,
        enterAsVisitor: () => call(visit),
        sendCode: () => call(() => undefined),
        signInByEmail: (_email, code) =>
          call(() => {
            this.codesSeen.push(code.reveal())
            this.#visits += 1
            return { session: sessionOf(this.me, this.#visits), inviterExists: this.inviterExists }
          }),
        submitInvite: (sessionId, code) =>
          call(() => {
            this.invitesSeen.push({ sessionId, code: code.reveal() })
          }),
        textToSign: (by, address) => call(() => this.#textFor(by, address)),
        signInByWallet:
          ({ address, signature, nonce }) =>
          () => {
            this.proofs.push({
              address,
              signature: signature.reveal(),
              nonce: nonce?.reveal() ?? null,
              wallet: this.signer.now,
            })
            return call((): SignInResult => {
              this.#visits += 1
              return {
                session: { ...sessionOf(this.me, this.#visits), method: 'wallet' },
                inviterExists: this.inviterExists,
              }
            })()
          },
        signInByPartner: (accessToken) =>
          call(() => {
            this.tokensSeen.push(accessToken.reveal())
            this.#visits += 1
            return { ...sessionOf(ben, this.#visits), method: 'partner', partnerId: 'p-1' }
          }),
        profile: () => call(() => profileOf(this.me)),
        signOut: () => call(() => undefined),
      },
      ...stubServerPorts(call, this.me),
      archive: memoryArchive(tab.clock),
      clock: tab.clock,
      conversations: this.conversations(tab, call),
      fileStore: new MemoryFileStore(),
      animationFrames: tab.animationFrames,
      fileCache: memoryFileCache(),
      media: acceptAllMedia,
      unloadJournal: memoryUnloadJournal(),
      commandJournal: tab.commandJournal,
      hasLeftCommands: () => tab.commandJournal.left().length > 0,
      featureLoader: noFeatureLoader,
      quota: { used: () => Promise.resolve(null) },
      liveFeed: {
        connect: () =>
          new Observable<LiveFeedEvent>((subscriber) => {
            tab.after(CALL_MS, () => subscriber.next('opened'))
          }),
        facts$: NEVER,
        dropped: () => 0,
        say: () => true,
        frames$: NEVER,
        countDropped: () => undefined,
      },
      spacePorts: () =>
        Promise.resolve({
          mediaDevices,
          mediaRoom,
          spaces: {
            list: () => call(() => []),
            highlights: () => call(() => []),
            find: () => call(() => null),
            cardAt: () => () => Promise.resolve(null),
            byKey: () => call(() => null),
            keyOf: () => call(() => null),
            stats: () =>
              call(() => ({ tuned: 0, comments: 0, duration: 0, rewardText: '', rewardIcon: null, people: [] })),
            remind: () => call(() => undefined),
            performAction: () => call(() => undefined),
            create: () => () => Promise.resolve(E.left(unreachable)),
            edit: () => () => Promise.resolve(E.left(unreachable)),
          },
          rooms: {
            enter: () => () => Promise.resolve(E.left(unreachable)),
            leave: () => call(() => undefined),
            sendEvent: () => call(() => undefined),
            performAction: () => call(() => undefined),
            report: () => call(() => undefined),
            pass: () => () => Promise.resolve(E.left(unreachable)),
          },
        }),
      logStore: tab.logStore,
      simulator: null,
      product: PRODUCT,
      navigator: {
        host: 'town.example',
        go: () => undefined,
        reload: () => undefined,
        leave: (address) => {
          this.left.push(address.reveal())
        },
        leaveFor: () => undefined,
      },
      qrCodes: {
        read: () => call(() => new Secret('QR-CODE-OF-A-TEST')),
        turnOf: () => call(() => ({ status: 'waiting' as const })),
        lookUp: () => call(() => ({ device: 'Chrome, Linux', askedAt: tab.time.now() })),
        answer: () => call(() => undefined),
      },
      xAccounts: {
        addressFor: () =>
          call(() => {
            named += 1
            const state = `state-${named}`
            return {
              address: new Secret(`https://x.example/authorize?state=${state}`),
              pending: made(StateDigest, stateDigest(state)),
            }
          }),
        signIn: ({ code, state }) =>
          call(() => {
            this.xSeen.push(`${code.reveal()} ${state.reveal()}`)
            this.#visits += 1
            return { session: sessionOf(this.me, this.#visits), inviterExists: this.inviterExists }
          }),
        bind: ({ code, state }) =>
          call(() => {
            this.xSeen.push(`${code.reveal()} ${state.reveal()}`)
          }),
      },
      xPage: null,
      network: { facts$: of({ type: 'NetworkOnline' }) },
      random: {
        id: () => {
          named += 1
          return `${tab.name}-${tab.time.now()}-${named}`
        },
      },
      releases: { running: null, newer$: NEVER, isServed: () => Promise.resolve(true) },
      signer: this.signer,
      tabs: tab.tabs,
      vault: {
        keep: (sessionId, token) => {
          tokens.set(sessionId, token)
          return Promise.resolve()
        },
        tokenOf: (sessionId) => Promise.resolve(tokens.get(sessionId) ?? null),
        keepOnly: (sessionId) => {
          for (const id of tokens.keys()) if (id !== sessionId) tokens.delete(id)
          return Promise.resolve()
        },
        stored: () => Promise.resolve([]),
        forget: () => Promise.resolve(),
      },
      idle: tab.idle,
      visibility: { visible$: of(true), isAnySeen: () => Promise.resolve(true) },
      sounds: { message: () => undefined },
      systemNotices: { allow: () => Promise.resolve(false), show: () => () => undefined },
    }
  }
}
