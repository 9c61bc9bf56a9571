import * as t from 'io-ts'
import { MOST_PASSKEYS } from '../../../../../domain/passkeys'
import { Xid } from '../../../../../domain/kernel/ids'
import { Instant, addMs } from '../../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { signedIn } from '../../users/accounts'
import { stateFeature } from '../state-feature'
import { CHALLENGE_LIFETIME_MS, challengeExpiry, challengeFor } from './challenge'
import { passkeyBy, passkeysOf, passkeysSlice } from './stored-passkeys'

const input = <N extends `passkeys/${string}`, P extends t.Props>(type: N, fields: P) =>
  t.strict({ type: t.literal(type), at: Instant, ...fields }, type)

/** `xid`: the member who adds a passkey; `null` for a sign-in. */
const ChallengeAsked = input('passkeys/ChallengeAsked', { xid: t.union([Xid, t.null]), nonce: t.string })
/** The routes have verified the signature of the device. */
const Added = input('passkeys/Added', {
  xid: Xid,
  challenge: t.string,
  id: t.string,
  credential: t.string,
  name: t.string,
  site: t.string,
  publicKey: t.string,
  counter: t.number,
  isSynced: t.boolean,
})
const SignedIn = input('passkeys/SignedIn', {
  challenge: t.string,
  credential: t.string,
  counter: t.number,
  isSynced: t.boolean,
  token: t.string,
})
const Removed = input('passkeys/Removed', { xid: Xid, id: t.string })
const Input = t.union([ChallengeAsked, Added, SignedIn, Removed])
export type PasskeysInput = t.TypeOf<typeof Input>

const TOO_OLD = 'This took too long. Try again.'

/** Marks a challenge as used. `null` if it is not valid, or was used before. */
const withUsed = (world: ServerState, whose: Xid | null, challenge: string, at: Instant): ServerState | null => {
  const { used, ...rest } = passkeysSlice.of(world)
  const expiry = challengeExpiry(world, whose, challenge, at)
  if (expiry === null || used[challenge] !== undefined) return null
  const alive: Table<Instant> = tableFrom(entriesOf(used).filter(([, until]) => until > at))
  return passkeysSlice.put(world, { ...rest, used: put(alive, challenge, expiry) })
}

const added = (
  before: ServerState,
  { xid, challenge, credential, at, ...passkey }: t.TypeOf<typeof Added>,
): StepResult => {
  if (passkeysOf(before, xid).length >= MOST_PASSKEYS)
    return refusedResult(before, 'You have the most passkeys already. Remove one first.')
  if (passkeyBy(before, credential) !== null) return refusedResult(before, 'This passkey is known already')
  const world = withUsed(before, xid, challenge, at)
  if (world === null) return refusedResult(before, TOO_OLD)
  const { id, name, site, publicKey, counter, isSynced } = passkey
  const state = passkeysSlice.of(world)
  const stored = { id, name, site, publicKey, counter, isSynced, xid, addedAt: at, usedAt: null }
  return doneResult(passkeysSlice.put(world, { ...state, keys: put(state.keys, credential, stored) }))
}

const withSignIn = (before: ServerState, input: t.TypeOf<typeof SignedIn>): StepResult => {
  const { challenge, credential, counter, isSynced, at } = input
  const passkey = passkeyBy(before, credential)
  const account = before.accounts[passkey?.xid ?? '']
  if (passkey === null || account === undefined) return refusedResult(before, 'This passkey was removed')
  const world = withUsed(before, null, challenge, at)
  if (world === null) return refusedResult(before, TOO_OLD)
  const state = passkeysSlice.of(world)
  const used = { ...passkey, counter, isSynced, usedAt: at }
  return signedIn(passkeysSlice.put(world, { ...state, keys: put(state.keys, credential, used) }), account, input)
}

const removed = (world: ServerState, { xid, id }: t.TypeOf<typeof Removed>): StepResult => {
  const state = passkeysSlice.of(world)
  const found = passkeysOf(world, xid).find(([, passkey]) => passkey.id === id)
  return found === undefined
    ? doneResult(world)
    : doneResult(passkeysSlice.put(world, { ...state, keys: drop(state.keys, found[0]) }))
}

/** The passkeys of the members, and the challenges that they answer. */
export const feature = stateFeature(
  Input,
  (world, input) => {
    switch (input.type) {
      case 'passkeys/ChallengeAsked': {
        const { xid, at, nonce } = input
        const challenge = challengeFor(world, xid, at, nonce)
        const expiresAt = addMs(at, CHALLENGE_LIFETIME_MS)
        // The state stays equal, so the host stores nothing.
        return { world, outputs: [{ type: 'ChallengeIssued', challenge, expiresAt }] }
      }
      case 'passkeys/Added':
        return added(world, input)
      case 'passkeys/SignedIn':
        return withSignIn(world, input)
      case 'passkeys/Removed':
        return removed(world, input)
    }
  },
  {
    forgets: (world, { xid }) => {
      const state = passkeysSlice.of(world)
      const keys = tableFrom(entriesOf(state.keys).filter(([, passkey]) => passkey.xid !== xid))
      return passkeysSlice.put(world, { ...state, keys })
    },
  },
)
