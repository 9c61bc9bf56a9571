import { DELETED_NAME } from '../../../../domain/session'
import { Uid, Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put } from '../../../../domain/kernel/table'
import { cleanName } from '../../../wire/codecs/clean-name'
import type { ServerInputOf } from '../input'
import { withOpeningBalance } from '../ledger/opening-balances'
import { doneResult, refusedResult, type ServerOutput, type StepResult } from '../output'
import type { UserAccount, ServerState } from '../server-state'
import { emailKey, redeemed } from './email-codes'
import { areNamesNeutral } from '../rules'

/** The xid prefix of accounts that the server created. No seeded account has this prefix. */
const NEWCOMER = 'x'
export const isNewcomer = (xid: Xid): boolean => xid.startsWith(NEWCOMER)

const SPACE = 1_000_000_000
/** The first free xid from the number `draw` on. Two accounts with the same `draw` still get different xids. */
const freeXid = (world: ServerState, draw: number): Xid => {
  for (let number = draw % SPACE; ; number = (number + 1) % SPACE) {
    const xid = `${NEWCOMER}${String(number).padStart(9, '0')}`
    if (Xid.is(xid) && world.accounts[xid] === undefined) return xid
  }
}
const uidOf = (xid: Xid): Uid => {
  const uid = xid.replace(NEWCOMER, '1')
  if (Uid.is(uid)) return uid
  throw new Error(`no uid for ${xid}`)
}

const withAccount = (world: ServerState, account: UserAccount): ServerState => ({
  ...world,
  accounts: put(world.accounts, account.xid, account),
})

/** The most sessions of an account. A new session beyond this number ends the oldest session. */
const SESSIONS = 20
/**
 * The most visitors in the state. Above this number the oldest visitors of the network with the most visitors are
 * deleted, so that one network cannot push out the visitors of others. A deleted visitor who returns gets a new account.
 */
const VISITORS = 2_000

const withoutToken = (world: ServerState, token: string): ServerState => ({
  ...world,
  tokens: drop(world.tokens, token),
  signedInAt: drop(world.signedInAt, token),
  chatTokens: drop(world.chatTokens, token),
})

/** Ends sessions. The outputs close their connections. */
export const endedIn = (world: ServerState, tokens: readonly string[]): StepResult => ({
  world: tokens.reduce(withoutToken, world),
  outputs: tokens.map((token) => ({ type: 'TokenEnded', token })),
})

/** The sessions of this account, oldest first. */
export const sessionsOf = ({ tokens, signedInAt }: ServerState, xid: Xid): readonly string[] =>
  entriesOf(tokens)
    .filter(([, whose]) => whose === xid)
    .map(([token]) => token)
    .sort((a, b) => (signedInAt[a] ?? 0) - (signedInAt[b] ?? 0))

/**
 * Starts a session. The output says whether the member has an inviter, because clients show the inviter form only to
 * members without one.
 */
export const signedIn = (
  world: ServerState,
  account: UserAccount,
  { token, at }: { readonly token: string; readonly at: Instant },
  partnerId: string | null = null,
): StepResult => {
  const known = sessionsOf(world, account.xid)
  const kept = endedIn(world, known.slice(0, Math.max(0, known.length + 1 - SESSIONS)))
  return {
    world: {
      ...kept.world,
      tokens: put(kept.world.tokens, token, account.xid),
      signedInAt: put(kept.world.signedInAt, token, at),
    },
    outputs: [
      {
        type: 'SignedInAs',
        account,
        token,
        partnerId,
        inviterExists: !isNewcomer(account.xid) || world.invitedBy[account.xid] !== undefined,
      },
      ...kept.outputs,
    ],
  }
}

/** If the state holds the most visitors, deletes the oldest visitors and their sessions. */
const withRoomForVisitor = (world: ServerState): StepResult => {
  const devices = entriesOf(world.byDevice)
  if (devices.length < VISITORS) return { world, outputs: [] }
  const lastAt = new Map<string, number>()
  for (const [token, xid] of entriesOf(world.tokens))
    lastAt.set(xid, Math.max(lastAt.get(xid) ?? 0, world.signedInAt[token] ?? 0))
  const networkOf = (xid: Xid): string => world.visitorNetworks[xid] ?? ''
  const sizes = new Map<string, number>()
  for (const [, xid] of devices) sizes.set(networkOf(xid), (sizes.get(networkOf(xid)) ?? 0) + 1)
  const gone = [...devices]
    .sort(
      ([, a], [, b]) =>
        (sizes.get(networkOf(b)) ?? 0) - (sizes.get(networkOf(a)) ?? 0) || (lastAt.get(a) ?? 0) - (lastAt.get(b) ?? 0),
    )
    .slice(0, devices.length + 1 - VISITORS)
  const ended = endedIn(
    world,
    gone.flatMap(([, xid]) => sessionsOf(world, xid)),
  )
  return {
    ...ended,
    world: gone.reduce(
      (acc, [device, xid]) => ({
        ...acc,
        byDevice: drop(acc.byDevice, device),
        accounts: drop(acc.accounts, xid),
        visitorNetworks: drop(acc.visitorNetworks, xid),
      }),
      ended.world,
    ),
  }
}

/** Signs in a visitor. The device identifies the visitor, so a returning device gets the same account. */
export const visitorCame = (before: ServerState, input: ServerInputOf<'VisitorCame'>): StepResult => {
  const { deviceId, draw } = input
  if (deviceId.length === 0 || deviceId.length > 64) return refusedResult(before, 'This device has no name')
  const known = before.accounts[before.byDevice[deviceId] ?? '']
  if (known !== undefined) return signedIn(before, known, input)
  const { world, outputs } = withRoomForVisitor(before)
  const xid = freeXid(world, draw)
  const visitor: UserAccount = {
    xid,
    uid: uidOf(xid),
    name: `Visitor ${xid.slice(-4)}`,
    avatar: null,
    level: 0,
    isVisitor: true,
    isSuper: false,
    email: null,
  }
  const met = withAccount(
    {
      ...world,
      byDevice: put(world.byDevice, deviceId, xid),
      visitorNetworks: put(world.visitorNetworks, xid, input.source),
    },
    visitor,
  )
  const entered = signedIn(met, visitor, input)
  return { ...entered, outputs: [...entered.outputs, ...outputs] }
}

/** Adds a new account to every community with `welcomesAll`, without unread messages. */
const welcome = (world: ServerState, xid: Xid): ServerState =>
  entriesOf(world.communities).reduce((acc, [gid, community]) => {
    if (!community.welcomesAll) return acc
    const thread = acc.threads[community.conversationId]
    return {
      ...acc,
      communities: put(acc.communities, gid, { ...community, members: put(community.members, xid, true as const) }),
      threads:
        thread === undefined
          ? acc.threads
          : put(acc.threads, community.conversationId, { ...thread, read: put(thread.read, xid, thread.latest) }),
    }
  }, world)

/** Creates an account. `email` is `null` for sign-ins by wallet, X or partner. */
export const newcomer = (
  world: ServerState,
  name: string,
  email: string | null,
  { at, draw }: { readonly at: Instant; readonly draw: number },
): readonly [ServerState, UserAccount] => {
  const xid = freeXid(world, draw)
  const account: UserAccount = {
    xid,
    uid: uidOf(xid),
    name: [cleanName(name, xid)].find((clean) => clean !== DELETED_NAME) ?? xid,
    avatar: null,
    level: 1,
    isVisitor: false,
    isSuper: false,
    email,
  }
  const welcomed = welcome(withAccount(world, account), xid)
  return [{ ...welcomed, ledger: withOpeningBalance(welcomed.ledger, [account], at) }, account]
}

/** The name of a new account. Names are public and searchable, so the name tells nothing about the e-mail address. */
const neutralName = (draw: number): string => `Member ${String(draw % 10_000).padStart(4, '0')}`

export const codeEntered = (world: ServerState, input: ServerInputOf<'CodeEntered'>): StepResult => {
  const key = emailKey(input.email)
  const { world: used, no } = redeemed(world, key, input)
  if (no !== null) return refusedResult(used, no)
  const known = used.accounts[used.byEmail[key] ?? '']
  if (known !== undefined) return signedIn(used, known, input)
  const name = areNamesNeutral(input) ? neutralName(input.draw) : key.slice(0, key.indexOf('@'))
  const [met, account] = newcomer(used, name, key, input)
  return signedIn({ ...met, byEmail: put(met.byEmail, key, account.xid) }, account, input)
}

export const signedOut = (world: ServerState, { token }: ServerInputOf<'SignedOut'>): StepResult => ({
  world: withoutToken(world, token),
  outputs: [{ type: 'TokenEnded', token }, { type: 'Done' }],
})

export const sessionsExpired = (world: ServerState, { email }: ServerInputOf<'SessionsExpired'>): StepResult => {
  const xid = world.byEmail[emailKey(email)]
  const tokens = entriesOf(world.tokens)
    .filter(([, whose]) => whose === xid)
    .map(([token]) => token)
  return doneResult(tokens.reduce(withoutToken, world))
}

/** Whether an input ended sessions, so that features drop what they keep for these sessions. */
export const hasEndedSessions = ({ type }: { readonly type: string }, outputs: readonly ServerOutput[]): boolean =>
  type === 'SessionsExpired' || outputs.some((output) => output.type === 'TokenEnded')

export const chatTokenAsked = (world: ServerState, { token, chatToken }: ServerInputOf<'ChatTokenAsked'>): StepResult =>
  world.tokens[token] === undefined
    ? refusedResult(world, 'access token invalid')
    : doneResult({ ...world, chatTokens: put(world.chatTokens, token, chatToken) })
