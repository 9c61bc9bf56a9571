import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import type { QrStatus } from '../../../../domain/session'
import { signedIn } from './accounts'
import type { InputOf } from '../input'
import { done, refusal, type Stepped } from '../output'
import type { ShownQr, World } from '../world'

/** reliability §3.1: a code lives 60 s. */
const LIFE_MS = 60_000

const aliveAt = (at: Instant) => (shown: ShownQr | undefined): ShownQr | null =>
  shown !== undefined && at - shown.at < LIFE_MS ? shown : null

export const qrShown = (world: World, { at, code, device }: InputOf<'QrShown'>): Stepped => {
  const alive = tableFrom(entriesOf(world.qrCodes).filter(([, one]) => aliveAt(at)(one) !== null))
  const shown: ShownQr = { at, device, lookedUpBy: null, approved: null }
  return { world: { ...world, qrCodes: put(alive, code, shown) }, outputs: [{ type: 'QrMade', code }] }
}

const stands = (world: World, status: QrStatus): Stepped => ({ world, outputs: [{ type: 'QrStands', status }] })

/** Once somebody has said yes, the first who asks is let in, and the code is used up. */
export const qrClaimed = (world: World, input: InputOf<'QrClaimed'>): Stepped => {
  const { at, code } = input
  const shown = aliveAt(at)(world.qrCodes[code])
  if (shown === null) return stands(world, 'expired')
  const by = world.accounts[shown.lookedUpBy ?? '']
  if (by === undefined) return stands(world, 'waiting')
  if (shown.approved === null) return stands(world, 'scanned')
  return shown.approved ? signedIn({ ...world, qrCodes: drop(world.qrCodes, code) }, by, input) : stands(world, 'refused')
}

const GONE = 'This code is not there any more'

/** The code, where this person may still answer for it: a member, and the one who looked at it first. */
const answerable = (world: World, at: Instant, code: string, xid: Xid): ShownQr | string => {
  const shown = aliveAt(at)(world.qrCodes[code])
  if (shown === null || shown.approved !== null) return GONE
  if (world.accounts[xid]?.isVisitor !== false) return 'Visitors cannot let anybody in'
  return shown.lookedUpBy === null || shown.lookedUpBy === xid ? shown : GONE
}

export const qrLookedUp = (world: World, { at, code, xid }: InputOf<'QrLookedUp'>): Stepped => {
  const shown = answerable(world, at, code, xid)
  if (typeof shown === 'string') return refusal(world, shown)
  return {
    world: { ...world, qrCodes: put(world.qrCodes, code, { ...shown, lookedUpBy: xid }) },
    outputs: [{ type: 'QrAsks', device: shown.device, askedAt: shown.at }],
  }
}

export const qrAnswered = (world: World, { at, code, xid, approves }: InputOf<'QrAnswered'>): Stepped => {
  const shown = answerable(world, at, code, xid)
  if (typeof shown === 'string') return refusal(world, shown)
  // A yes without a look would be a yes to nobody knows what.
  if (shown.lookedUpBy === null) return refusal(world, GONE)
  return done({ ...world, qrCodes: put(world.qrCodes, code, { ...shown, approved: approves }) })
}
