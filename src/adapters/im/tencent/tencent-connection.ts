import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Secret } from '../../../application/ports/browser/vault'
import { unreachable, type Failure } from '../../../domain/kernel/failure'
import type { Xid } from '../../../domain/kernel/ids'
import { addMs } from '../../../domain/kernel/instant'
import { loadOnce } from '../../lazy/lazy-port'
import { failureOf } from './vendor-failures'
import { REACTIONS_UPDATED, type TencentModule, type TencentSdk } from './sdk'

/** The time limit of a login, in milliseconds. The vendor's client would wait for 90 s. */
const LOGIN_MS = 10_000
const ANSWER_MS = 8_000
/**
 * If the app does not reconnect within this time, in milliseconds, the adapter logs out, because the member may have
 * signed out.
 */
const ABANDONED_MS = 30_000

/**
 * The login data at the vendor. The user id is the xid. The REST API creates the signature, which serves as the
 * password.
 */
export interface TencentUser {
  readonly xid: Xid
  readonly signature: Secret
}

export type TencentConnectionEnd = 'closed' | 'connectFailed' | 'loginFailed' | 'kicked'
export type TencentEvent = 'received' | 'revoked' | 'modified' | 'reacted' | 'pinned'

export interface TencentConnectionEvents {
  readonly logged: () => void
  /** Called with each of the vendor's events, in order. */
  readonly told: (what: TencentEvent, data: unknown) => void
  readonly ended: (how: TencentConnectionEnd) => void
}

export interface TencentConnection {
  /** Logs the user in. The returned function logs out, unless the session has already ended. */
  readonly enter: (user: TencentUser, events: TencentConnectionEvents) => () => void
  /**
   * Calls a function of the vendor's client. Fails as `Unreachable` after a timeout, when the session ends, or without
   * a session.
   */
  readonly ask: (call: (sdk: TencentSdk, vendor: TencentModule) => Promise<unknown>) => TaskEither<Failure, unknown>
}

interface ServiceDeps {
  readonly load: () => Promise<TencentModule>
  readonly appId: number
  readonly clock: Clock
}

interface Session extends Omit<TencentConnectionEvents, 'ended'> {
  readonly user: TencentUser
  readonly isLogged: () => boolean
  readonly end: (how: TencentConnectionEnd) => void
  readonly waiting: Set<() => void>
}

const DataOf = <C extends t.Props>(props: C) => t.type({ data: t.type(props) })
const NetState = DataOf({ state: t.string })
const Kick = DataOf({ type: t.string })
const Anything = t.type({ data: t.unknown })
const NO_LOG = 4
const ignore = (): void => undefined

/**
 * Keeps a single vendor client for all connections. If a session ends by itself, the client keeps reconnecting, and the
 * next session uses the same client.
 */
export const makeTencentConnection = ({ load, appId, clock }: ServiceDeps): TencentConnection => {
  let current: Session | null = null
  let isOnline = true
  let loggingIn: { readonly xid: Xid; readonly done: Promise<unknown> } | null = null
  let leaving: Promise<void> = Promise.resolve()

  const isIn = (sdk: TencentSdk, { user }: Session): boolean => sdk.isReady() && String(sdk.getLoginUser()) === user.xid

  const listen = ({ EVENT, TYPES }: TencentModule, sdk: TencentSdk): void => {
    sdk.on(EVENT.NET_STATE_CHANGE, (event: unknown) => {
      if (!NetState.is(event)) return
      isOnline = event.data.state === String(TYPES.NET_STATE_CONNECTED)
      if (isOnline && current !== null && isIn(sdk, current)) current.logged()
      if (event.data.state === String(TYPES.NET_STATE_DISCONNECTED))
        current?.end(current.isLogged() ? 'closed' : 'connectFailed')
    })
    sdk.on(EVENT.SDK_READY, () => {
      current?.logged()
    })
    sdk.on(EVENT.SDK_NOT_READY, () => {
      if (current?.isLogged() === true) current.end('closed')
    })
    // After the signature has expired, the app may reconnect. After a login on another device, the app must not
    // reconnect.
    sdk.on(EVENT.KICKED_OUT, (event: unknown) => {
      current?.end(Kick.is(event) && event.data.type === String(TYPES.KICKED_OUT_USERSIG_EXPIRED) ? 'closed' : 'kicked')
    })
    const forward = (name: string, kind: TencentEvent): void => {
      sdk.on(name, (event: unknown) => {
        if (Anything.is(event)) current?.told(kind, event.data)
      })
    }
    forward(EVENT.MESSAGE_RECEIVED, 'received')
    forward(EVENT.MESSAGE_REVOKED, 'revoked')
    forward(EVENT.MESSAGE_MODIFIED, 'modified')
    forward(EVENT.PINNED_GROUP_MESSAGE_UPDATED, 'pinned')
    forward(REACTIONS_UPDATED, 'reacted')
  }

  const client = loadOnce(async () => {
    const vendor = await load()
    const sdk = vendor.create({ SDKAppID: appId })
    sdk.setLogLevel(NO_LOG)
    listen(vendor, sdk)
    return { vendor, sdk }
  })

  const logOut = (sdk: TencentSdk): Promise<void> => {
    leaving = sdk.logout().catch(ignore)
    return leaving
  }

  const logIn = async (sdk: TencentSdk, session: Session): Promise<void> => {
    const { xid, signature } = session.user
    await leaving
    if (!['', xid].includes(String(sdk.getLoginUser()))) await logOut(sdk)
    if (current !== session) return
    if (isIn(sdk, session)) {
      if (isOnline) session.logged()
      return
    }
    // The vendor refuses a login while another login is pending, so wait for the first login.
    if (loggingIn?.xid !== xid) loggingIn = { xid, done: sdk.login({ userID: xid, userSig: signature.reveal() }) }
    try {
      await loggingIn.done
    } catch (error) {
      session.end(failureOf(error)._tag === 'Unreachable' ? 'connectFailed' : 'loginFailed')
    } finally {
      loggingIn = null
    }
    if (current === null) await logOut(sdk)
    else if (isIn(sdk, current)) current.logged()
  }

  const enter: TencentConnection['enter'] = (user, events) => {
    let isLogged = false
    let over = false
    const forgetLimit = clock.wake(addMs(clock.now(), LOGIN_MS), () => {
      session.end('connectFailed')
    })
    const finish = (): boolean => {
      if (over) return false
      over = true
      forgetLimit()
      if (current === session) current = null
      for (const cut of session.waiting) cut()
      return true
    }
    const session: Session = {
      user,
      told: events.told,
      isLogged: () => isLogged,
      waiting: new Set(),
      logged: () => {
        if (over || isLogged) return
        isLogged = true
        forgetLimit()
        events.logged()
      },
      end: (how) => {
        if (!finish()) return
        events.ended(how)
        clock.wake(addMs(clock.now(), ABANDONED_MS), () => {
          if (current === null)
            void client().then(({ sdk }) => (String(sdk.getLoginUser()) === '' ? undefined : logOut(sdk)), ignore)
        })
      },
    }
    current = session
    void client()
      .then(({ sdk }) => (over ? undefined : logIn(sdk, session)))
      .catch(() => {
        session.end('connectFailed')
      })
    return () => {
      if (finish() && isLogged) void client().then(({ sdk }) => logOut(sdk), ignore)
    }
  }

  const ask: TencentConnection['ask'] = (call) => () =>
    new Promise((resolve) => {
      const session = current
      if (session === null || !session.isLogged()) {
        resolve(E.left(unreachable))
        return
      }
      const settle = (answer: E.Either<Failure, unknown>): void => {
        if (!session.waiting.delete(cut)) return
        forgetLimit()
        resolve(answer)
      }
      const cut = (): void => {
        settle(E.left(unreachable))
      }
      session.waiting.add(cut)
      const forgetLimit = clock.wake(addMs(clock.now(), ANSWER_MS), cut)
      client()
        .then(({ sdk, vendor }) => call(sdk, vendor))
        .then(
          (answer) => {
            settle(E.right(answer))
          },
          (error: unknown) => {
            settle(E.left(failureOf(error)))
          },
        )
    })

  return { enter, ask }
}
