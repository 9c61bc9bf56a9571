import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { NEVER, Observable, of, Subject } from 'rxjs'
import type { Ports } from '../../src/application/ports'
import type { ChatFact, ChatServiceEvent, Page } from '../../src/application/ports/conversations'
import type { LiveFeedEvent } from '../../src/application/ports/live-feed'
import type { SignInResult, TextToSign } from '../../src/application/ports/accounts'
import { Secret } from '../../src/application/ports/browser/vault'
import { wordsIn, type ConversationAction, type ChatMessage } from '../../src/domain/chat'
import { refused, unreachable, type Failure } from '../../src/domain/kernel/failure'
import { ConversationId, StateDigest, type ClientId, type SessionId } from '../../src/domain/kernel/ids'
import { stateDigest, type Session, type SessionMessage } from '../../src/domain/session'
import { noFeatureLoader } from './stub-loading'
import { groupOf, groupsFrom } from './builders/group'
import { made } from './builders/made'
import { messageOf } from './builders/message'
import { ann, ben, vera, type Person } from './builders/person'
import { profileOf, sessionOf } from './builders/session'
import { userOf } from './builders/user'
import { summaryOf } from './builders/summary'
import { FakeSigner, type FakeWalletState } from './fake-signer'
import { memoryArchive } from './in-memory/archive'
import { MemoryFileStore } from './in-memory/file-store'
import { memoryFileCache } from './in-memory/file-cache'
import { memoryUnloadJournal } from './in-memory/unload-journal'
import { acceptAllMedia } from './in-memory/accept-all-media'
import { stubMedia } from './stub-media'
import type { VirtualTab } from './virtual-browser'
import { PRODUCT } from '../../src/domain/shell'

/** `lost`: the request does not arrive. `answerLost`: the response does not arrive. */
export type VirtualServerFaults = 'fair' | 'lost' | 'answerLost'

const CALL_MS = 5
const CALL_LIMIT_MS = 50

/** The servers that a virtual browser talks to. */
export class VirtualServer {
  readonly messages: ChatMessage[] = []
  readonly codesSeen: string[] = []
  /** The addresses for which tabs left the app. */
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
  readonly #lines = new Set<{ readonly events$: Subject<ChatServiceEvent>; readonly push: (fact: ChatFact) => void }>()
  #visits = 0
  /** The fault of the next call. */
  weather: () => VirtualServerFaults = () => 'fair'

  /** The number of calls, including lost and refused calls. */
  calls = 0
  /** While set, every call is refused with this text. */
  refusal: string | null = null

  constructor(private readonly me: Person = ann) {}

  textsIn(conversationId: ConversationId): readonly string[] {
    return this.messages
      .filter((one) => one.conversationId === conversationId)
      .map(({ content }) => (content.kind === 'text' ? content.text : ''))
  }

  write(by: Person, conversationId: ConversationId, text: string, clientId: ClientId | null = null): ChatMessage {
    const known = this.messages.find((one) => clientId !== null && one.clientId === clientId)
    if (known !== undefined) return known
    const seq = this.messages.filter((one) => one.conversationId === conversationId).length + 1
    const message = messageOf({ seq, by, in: conversationId, clientId, text })
    this.messages.push(message)
    for (const { push } of this.#lines) push({ type: 'MessagesArrived', messages: [message] })
    return message
  }

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

  /** Closes every connection to the chat service. */
  cut(): void {
    for (const { events$ } of this.#lines) events$.next('closed')
  }

  #page(conversationId: ConversationId, from: number, to: number): Page {
    const messages = this.messages.filter(
      (one) => one.conversationId === conversationId && one.seq >= from && one.seq <= to,
    )
    return {
      from: Math.max(1, from),
      to: Math.min(to, this.#newest(conversationId)),
      messages,
      rev: this.#revOf(conversationId),
    }
  }

  #newest(conversationId: ConversationId): number {
    return this.messages.filter((one) => one.conversationId === conversationId).length
  }

  /** Applies recalls only. Other actions have no effect. */
  perform(act: ConversationAction): void {
    if (act.kind !== 'recall') return
    const { conversationId, seq } = act
    const at = this.messages.findIndex((one) => one.conversationId === conversationId && one.seq === seq)
    const message = this.messages[at]
    if (message === undefined || message.content.kind === 'recalled') return
    const changed: ChatMessage = {
      ...message,
      content: { kind: 'recalled', by: this.me.xid },
      rev: this.#revOf(conversationId) + 1,
    }
    this.messages[at] = changed
    for (const { push } of this.#lines) push({ type: 'MessagesChanged', messages: [changed] })
  }

  #revOf(id: ConversationId): number {
    return Math.max(0, ...this.messages.filter(({ conversationId }) => conversationId === id).map(({ rev }) => rev))
  }

  ports(tab: VirtualTab): Ports {
    const call =
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
    const facts$ = new Subject<ChatFact>()
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
      announcements: {
        list: () => call(() => ({ items: [], dropped: 0 })),
        add: () => call(() => undefined),
        perform: () => call(() => undefined),
      },
      groupOverviews: {
        rooms: () => call(() => []),
        givers: () => call(() => []),
        banner: () => call(() => null),
        inviteKey: () => call(() => null),
      },
      archive: memoryArchive(tab.clock),
      clock: tab.clock,
      conversations: {
        facts$,
        connect: () =>
          new Observable((subscriber) => {
            const events$ = new Subject<ChatServiceEvent>()
            const line = {
              events$,
              push: (fact: ChatFact) => {
                tab.after(CALL_MS, () => {
                  if (this.#lines.has(line)) facts$.next(fact)
                })
              },
            }
            const events = events$.subscribe((event) => {
              if (event !== 'logged') this.#lines.delete(line)
              tab.after(CALL_MS, () => subscriber.next(event))
            })
            tab.after(CALL_MS, () => {
              if (subscriber.closed) return
              this.#lines.add(line)
              events$.next('logged')
            })
            return () => {
              this.#lines.delete(line)
              events.unsubscribe()
            }
          }),
        list: () =>
          call(() =>
            [...new Set(this.messages.map((one) => one.conversationId))].map((conversationId) =>
              summaryOf({
                conversationId,
                maxSeq: this.#newest(conversationId),
                latest: this.messages.findLast((one) => one.conversationId === conversationId) ?? null,
              }),
            ),
          ),
        openDirect: () =>
          call(() => summaryOf({ conversationId: made(ConversationId, 'si_x-ann_x-ben'), kind: 'single' })),
        send: ({ conversationId, clientId, content }) =>
          call(() => this.write(this.me, conversationId, wordsIn(content), clientId)),
        history: (id, before, size) =>
          call(() => {
            const to = before === null ? this.#newest(id) : before - 1
            return this.#page(id, Math.max(1, to - size + 1), to)
          }),
        range: (id, from, to) => call(() => this.#page(id, from, to)),
        changes: (id, since) =>
          call(() => ({
            rev: this.#revOf(id),
            gone: [],
            messages: this.messages.filter(({ conversationId, rev }) => conversationId === id && rev > since),
          })),
        performAction: (act) => call(() => this.perform(act)),
        pinned: () => call(() => []),
        markRead: () => call(() => undefined),
      },
      fileStore: new MemoryFileStore(),
      animationFrames: tab.animationFrames,
      fileCache: memoryFileCache(),
      media: acceptAllMedia,
      groupAdmin: {
        mayCreate: () => call(() => true),
        save: () => call(() => groupOf('10000001')),
        isLinkFree: () => call(() => true),
        invitable: () => call(() => ({ items: [], dropped: 0 })),
        perform: () => call(() => undefined),
      },
      groups: {
        mine: () => call(() => groupsFrom(1, 2)),
        trending: () => call(() => ({ items: groupsFrom(1, 3), dropped: 0 })),
        find: () => call(() => null),
        search: () => call(() => ({ items: [], dropped: 0 })),
        join: () => call(() => undefined),
        apply: () => call(() => undefined),
        members: () => call(() => ({ items: [], dropped: 0 })),
        linkWhitelist: () => call(() => []),
      },
      profiles: {
        own: () => call(() => userOf(this.me)),
        find: () => call(() => null),
        search: () => call(() => ({ items: [], dropped: 0 })),
        uidOf: () => call(() => null),
        namesOf: () => call(() => []),
        follows: () => call(() => ({ items: [], dropped: 0 })),
        change: () => call(() => undefined),
        setSwitch: () => call(() => undefined),
        save: (draft) => call(() => draft),
      },
      unloadJournal: memoryUnloadJournal(),
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
            stats: () => call(() => ({ tuned: 0, comments: 0, duration: 0, rewardText: '', rewardIcon: null })),
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
      mailbox: null,
      balanceAndActivity: { worth: () => call(() => []), activity: () => call(() => null) },
      bots: { commands: () => call(() => []), notify: () => call(() => undefined) },
      memes: { list: () => call(() => []) },
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
      releases: { newer$: NEVER },
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
