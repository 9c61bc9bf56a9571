import { systemEvent, type SystemEvent } from '../../../../../domain/chat'
import type { Gid, Xid } from '../../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../../domain/kernel/instant'
import { keysOf } from '../../../../../domain/kernel/table'
import type { SanctionKind, StaffAct } from '../../../../../domain/moderation'
import { memberRemoved, messageRemoved } from '../../chat/moderation-actions'
import { FAILED } from '../../chat/message-actions'
import { accessCardOf } from '../../groups/joining'
import { doneResult, refusedResult, type StepResult } from '../../output'
import { over } from '../../spaces/space-actions'
import { spaceOf } from '../../spaces/spaces'
import type { ServerState } from '../../server-state'
import { itemOf, toldTo } from '../notification/notifications'
import { changedFor, changedForPerson } from './file-report'
import { moderationSlice, type StoredReport } from './moderation-state'
import { actsFor, mayDecide } from './report-views'
import { MOST_SANCTIONS, sanctionOf, sanctionsIn, withSanction } from './sanction-state'
import { logged } from './staff-log'

interface NewDecision {
  readonly at: Instant
  readonly xid: Xid
  readonly id: string
  readonly act: StaffAct
  readonly reason: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BAN_MS = { banHour: HOUR_MS, banDay: DAY_MS, banWeek: 7 * DAY_MS, banForever: null } as const
const MUTE_MS = { muteHour: HOUR_MS, muteDay: DAY_MS, muteWeek: 7 * DAY_MS } as const
type Mute = keyof typeof MUTE_MS
const isMute = (act: StaffAct): act is Mute => act in MUTE_MS

const isFull = (world: ServerState, kind: SanctionKind, gid: Gid, at: Instant): boolean =>
  keysOf(sanctionsIn(world, kind, gid, at)).length >= MOST_SANCTIONS

/** A mute never shortens an earlier one: of two mutes, the later end stays. */
const muted = (
  world: ServerState,
  gid: Gid,
  person: Xid,
  { at, xid, id, reason }: NewDecision,
  length: number,
): StepResult => {
  const earlier = sanctionOf(world, 'mute', gid, person, at)
  if (earlier === null && isFull(world, 'mute', gid, at))
    return refusedResult(world, 'Too many people are muted in this group. Lift a mute first.')
  const until = addMs(at, length)
  if (earlier?.until != null && earlier.until >= until) return doneResult(world)
  const mute = { since: at, until, reason: reason.trim(), by: xid, report: id }
  return {
    world: withSanction(world, 'mute', gid, person, mute),
    outputs: [{ type: 'Done' }, changedForPerson(person)],
  }
}

/** Does what other members see: the same changes as by the menus of a message, of a member and of a room. */
const performed = (world: ServerState, report: StoredReport, decision: NewDecision): StepResult => {
  const { message, gid, channelId } = report
  const { at, xid, act, reason } = decision
  if (act === 'dismiss') return doneResult(world)
  if (act === 'delete') return message === null ? refusedResult(world, FAILED) : messageRemoved(world, message)
  if (act === 'endRoom') {
    const space = channelId === null ? undefined : spaceOf(world, channelId)
    return space === undefined ? refusedResult(world, FAILED) : over(world, space, at)
  }
  const account = report.xid === null ? undefined : world.accounts[report.xid]
  if (gid === null || account === undefined) return refusedResult(world, FAILED)
  if (isMute(act)) return muted(world, gid, account.xid, decision, MUTE_MS[act])
  if (act !== 'remove' && isFull(world, 'ban', gid, at))
    return refusedResult(world, 'Too many people are banned from this group. Lift a ban first.')
  const removed = memberRemoved(world, { type: 'MemberRemoved', at, xid, gid, uid: account.uid })
  if (act === 'remove' || removed.outputs.some(({ type }) => type === 'Refused')) return removed
  const length = BAN_MS[act]
  const until = length === null ? null : addMs(at, length)
  const ban = { since: at, until, reason: reason.trim(), by: xid, report: report.id }
  return { ...removed, world: withSanction(removed.world, 'ban', gid, account.xid, ban) }
}

const CODES = { delete: 'messageRemoved', remove: 'memberRemoved', endRoom: 'roomEnded' } as const
const codeOf = (act: Exclude<StaffAct, 'dismiss'>): SystemEvent['code'] =>
  isMute(act) ? 'memberMuted' : act === 'delete' || act === 'remove' || act === 'endRoom' ? CODES[act] : 'memberBanned'

/** Leads to the form of an appeal. Without words, the client words the button. */
const appealButton = (id: string) => ({ link: `/moderation?appeal=${id}`, words: '' })

/** Notifies each reporter of the decision. Unless staff dismissed the report, notifies the reported person too. */
const noticed = (world: ServerState, report: StoredReport, { at, act, reason }: NewDecision): StepResult => {
  const community = report.gid === null ? undefined : world.communities[report.gid]
  const group = community === undefined ? null : accessCardOf(community)
  const name = community?.name ?? ''
  const looked = itemOf({ event: systemEvent(act === 'dismiss' ? 'reportDismissed' : 'reportActedOn'), group })
  const toReporters = keysOf(report.reporters).flatMap((key) => {
    const account = world.accounts[key]
    return account === undefined ? [] : [{ to: account.xid, id: `report-${report.id}`, items: [looked] }]
  })
  const why = reason === '' ? [] : [itemOf({ text: reason })]
  const toReported =
    act === 'dismiss' || report.xid === null
      ? []
      : [
          {
            to: report.xid,
            id: `staff-${report.id}`,
            items: [
              itemOf({ event: systemEvent(codeOf(act), { name }), group, button: appealButton(report.id) }),
              ...why,
            ],
          },
        ]
  return [...toReporters, ...toReported].reduce<StepResult>(
    (acc, { to, id, items }) => {
      const told = toldTo(acc.world, to, { id, at, content: { kind: 'notification', items } })
      return { world: told.world, outputs: [...acc.outputs, ...told.outputs] }
    },
    { world, outputs: [] },
  )
}

/** The first decision counts. It ends the row for all deciders, and both sides get a notification. */
export const decided = (world: ServerState, input: NewDecision): StepResult => {
  const { at, xid, id, act } = input
  const reason = input.reason.trim()
  const report = moderationSlice.of(world).reports.find((one) => one.id === id)
  if (report === undefined || !mayDecide(world, xid, report))
    return refusedResult(world, 'Only the staff of the group decides about this report')
  if (report.decision !== null)
    return report.decision.xid === xid && report.decision.act === act
      ? doneResult(world)
      : refusedResult(world, `Already decided by ${report.decision.by}`)
  if (!actsFor(world, xid, report).includes(act)) return refusedResult(world, FAILED)
  const result = performed(world, report, input)
  if (result.outputs.some(({ type }) => type === 'Refused')) return result
  const state = moderationSlice.of(result.world)
  const decision = { act, by: world.accounts[xid]?.name ?? '', at, reason, xid }
  const reports = state.reports.map((one) => (one.id === id ? { ...one, decision } : one))
  const whom = report.xid ?? { name: report.name }
  const noted = logged(moderationSlice.put(result.world, { ...state, reports }), {
    at,
    gid: report.gid,
    act,
    by: xid,
    whom,
    reason,
  })
  const told = noticed(noted, report, { ...input, reason })
  return { world: told.world, outputs: [...result.outputs, ...told.outputs, changedFor(world, report)] }
}
