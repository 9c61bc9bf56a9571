import { Uid, Xid } from '../../../domain/kernel/ids'
import { drop, entriesOf, put } from '../../../domain/kernel/table'
import type { Instant } from '../../../domain/kernel/instant'
import { cleanName } from '../../wire/clean-name'
import type { InputOf } from './input'
import { opened } from './ledger/opening'
import { done, refusal, type Stepped } from './output'
import type { Account, World } from './world'

const RESEND_MS = 60_000
const CODE_LIFE_MS = 600_000
const WRONG_TRIES = 5

/** Enough of an address to send to: one @, a dot after it, nothing that could be a second header (BI-360…BI-363). */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$/
export const emailKey = (email: string): string => email.toLowerCase()

/** How a newcomer's id begins; nobody's who lived here before does. */
const NEWCOMER = 'x'
export const isNewcomer = (xid: Xid): boolean => xid.startsWith(NEWCOMER)

const SPACE = 1_000_000_000
/** The first free number from there, so that ids drawn twice still are two. */
const freeXid = (world: World, draw: number): Xid => {
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

const withAccount = (world: World, account: Account): World =>
  ({ ...world, accounts: put(world.accounts, account.xid, account) })

/** Only of whom nobody has invited it is asked who did. */
export const signedIn = (world: World, account: Account, token: string, partnerId: string | null = null): Stepped => ({
  world: { ...world, tokens: put(world.tokens, token, account.xid) },
  outputs: [{
    type: 'SignedInAs', account, token, partnerId, inviterExists: !isNewcomer(account.xid) || world.invitedBy[account.xid] !== undefined,
  }],
})

/** A visitor is known by the device: whoever comes back is the same one. */
export const visitorCame = (world: World, { deviceId, token, draw }: InputOf<'VisitorCame'>): Stepped => {
  if (deviceId.length === 0 || deviceId.length > 64) return refusal(world, 'This device has no name')
  const known = world.accounts[world.byDevice[deviceId] ?? '']
  if (known !== undefined) return signedIn(world, known, token)
  const xid = freeXid(world, draw)
  const visitor: Account = {
    xid, uid: uidOf(xid), name: `Visitor ${xid.slice(-4)}`, avatar: null, level: 0, isVisitor: true, isSuper: false, email: null,
  }
  const met = withAccount({ ...world, byDevice: put(world.byDevice, deviceId, xid) }, visitor)
  return signedIn(met, visitor, token)
}

export const codeAsked = (world: World, { at, email, code }: InputOf<'CodeAsked'>): Stepped => {
  if (!EMAIL.test(email)) return refusal(world, 'This is not an e-mail address')
  const key = emailKey(email)
  const last = world.codes[key]
  if (last !== undefined && at - last.at < RESEND_MS) return refusal(world, 'A code was sent less than a minute ago')
  return {
    world: { ...world, codes: put(world.codes, key, { code, at, wrongTries: 0 }) },
    outputs: [{ type: 'CodeSent', email: key, code }, { type: 'Done' }],
  }
}

/** The town welcomes everyone: a newcomer is a member of the communities that say so, with nothing there unread. */
const welcome = (world: World, xid: Xid): World => entriesOf(world.communities).reduce((so, [gid, community]) => {
  if (!community.welcomesAll) return so
  const thread = so.threads[community.conversationId]
  return {
    ...so,
    communities: put(so.communities, gid, { ...community, members: put(community.members, xid, true as const) }),
    threads: thread === undefined ? so.threads
      : put(so.threads, community.conversationId, { ...thread, read: put(thread.read, xid, thread.latest) }),
  }
}, world)

/** Somebody who was not here before, by the name they come with; `email` is `null` for who comes another way. */
export const newcomer = (world: World, name: string, email: string | null, { at, draw }: { readonly at: Instant, readonly draw: number }): readonly [World, Account] => {
  const xid = freeXid(world, draw)
  const account: Account = { xid, uid: uidOf(xid), name: cleanName(name, xid), avatar: null, level: 1, isVisitor: false, isSuper: false, email }
  const welcomed = welcome(withAccount(world, account), xid)
  return [{ ...welcomed, ledger: opened(welcomed.ledger, [account], at) }, account]
}

export const codeEntered = (world: World, { at, email, code, token, draw }: InputOf<'CodeEntered'>): Stepped => {
  const key = emailKey(email)
  const sent = world.codes[key]
  if (sent === undefined || at - sent.at > CODE_LIFE_MS) return refusal(world, 'This code is no longer valid')
  if (sent.wrongTries >= WRONG_TRIES) return refusal(world, 'Too many wrong codes: ask for a new one')
  if (sent.code !== code) {
    const tried = { ...sent, wrongTries: sent.wrongTries + 1 }
    return refusal({ ...world, codes: put(world.codes, key, tried) }, 'This code is not right')
  }
  const used: World = { ...world, codes: drop(world.codes, key) }
  const known = used.accounts[used.byEmail[key] ?? '']
  if (known !== undefined) return signedIn(used, known, token)
  const [met, account] = newcomer(used, key.slice(0, key.indexOf('@')), key, { at, draw })
  return signedIn({ ...met, byEmail: put(met.byEmail, key, account.xid) }, account, token)
}

const withoutToken = (world: World, token: string): World =>
  ({ ...world, tokens: drop(world.tokens, token), chatTokens: drop(world.chatTokens, token) })

export const signedOut = (world: World, { token }: InputOf<'SignedOut'>): Stepped =>
  ({ world: withoutToken(world, token), outputs: [{ type: 'TokenEnded', token }, { type: 'Done' }] })

export const sessionsExpired = (world: World, { email }: InputOf<'SessionsExpired'>): Stepped => {
  const xid = world.byEmail[emailKey(email)]
  const tokens = entriesOf(world.tokens).filter(([, whose]) => whose === xid).map(([token]) => token)
  return done(tokens.reduce(withoutToken, world))
}

export const chatTokenAsked = (world: World, { token, chatToken }: InputOf<'ChatTokenAsked'>): Stepped =>
  world.tokens[token] === undefined ? refusal(world, 'access token invalid')
    : done({ ...world, chatTokens: put(world.chatTokens, token, chatToken) })
