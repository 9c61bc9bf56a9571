import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import type { QrStatus } from '../../../../domain/sign-in'
import { signedIn } from './accounts'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import type { QrLoginCode, ServerState } from '../server-state'

/** The lifetime of a QR code: 60 s. */
const LIFE_MS = 60_000

const aliveAt =
  (at: Instant) =>
  (shown: QrLoginCode | undefined): QrLoginCode | null =>
    shown !== undefined && at - shown.at < LIFE_MS ? shown : null

export const qrShown = (world: ServerState, { at, code, device }: ServerInputOf<'QrShown'>): StepResult => {
  const alive = tableFrom(entriesOf(world.qrCodes).filter(([, one]) => aliveAt(at)(one) !== null))
  const shown: QrLoginCode = { at, device, lookedUpBy: null, approved: null }
  return { world: { ...world, qrCodes: put(alive, code, shown) }, outputs: [{ type: 'QrMade', code }] }
}

const stands = (world: ServerState, status: QrStatus): StepResult => ({
  world,
  outputs: [{ type: 'QrStands', status }],
})

/**
 * Answers a poll for a QR code. After an approval, the first poll gets the session token, and later polls are refused.
 */
export const qrClaimed = (world: ServerState, input: ServerInputOf<'QrClaimed'>): StepResult => {
  const { at, code } = input
  const shown = aliveAt(at)(world.qrCodes[code])
  if (shown === null) return stands(world, 'expired')
  const by = world.accounts[shown.lookedUpBy ?? '']
  if (by === undefined) return stands(world, 'waiting')
  if (shown.approved === null) return stands(world, 'scanned')
  return shown.approved
    ? signedIn({ ...world, qrCodes: drop(world.qrCodes, code) }, by, input)
    : stands(world, 'refused')
}

const GONE = 'This code is not there any more'

/**
 * The QR code, if this member may approve or refuse the sign-in, otherwise the reason of a refusal. Visitors may not
 * decide. After a member scanned the code, only that member may decide.
 */
const answerable = (world: ServerState, at: Instant, code: string, xid: Xid): QrLoginCode | string => {
  const shown = aliveAt(at)(world.qrCodes[code])
  if (shown === null || shown.approved !== null) return GONE
  if (world.accounts[xid]?.isVisitor !== false) return 'Visitors cannot let anybody in'
  return shown.lookedUpBy === null || shown.lookedUpBy === xid ? shown : GONE
}

export const qrLookedUp = (world: ServerState, { at, code, xid }: ServerInputOf<'QrLookedUp'>): StepResult => {
  const shown = answerable(world, at, code, xid)
  if (typeof shown === 'string') return refusedResult(world, shown)
  return {
    world: { ...world, qrCodes: put(world.qrCodes, code, { ...shown, lookedUpBy: xid }) },
    outputs: [{ type: 'QrAsks', device: shown.device, askedAt: shown.at }],
  }
}

export const qrAnswered = (
  world: ServerState,
  { at, code, xid, approves }: ServerInputOf<'QrAnswered'>,
): StepResult => {
  const shown = answerable(world, at, code, xid)
  if (typeof shown === 'string') return refusedResult(world, shown)
  // A member may approve a QR code only after the client showed the member the device that displays the code.
  if (shown.lookedUpBy === null) return refusedResult(world, GONE)
  return doneResult({ ...world, qrCodes: put(world.qrCodes, code, { ...shown, approved: approves }) })
}
