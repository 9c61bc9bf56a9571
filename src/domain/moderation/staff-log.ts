import * as t from 'io-ts'
import { Instant } from '../kernel/instant'

/** What the log of staff holds: decisions about reports and appeals, and what staff do by the menus of a group. */
export const StaffLogAct = t.keyof({
  dismiss: null,
  delete: null,
  endRoom: null,
  muteHour: null,
  muteDay: null,
  muteWeek: null,
  unmute: null,
  remove: null,
  banHour: null,
  banDay: null,
  banWeek: null,
  banForever: null,
  lift: null,
  slowMode: null,
  makeAdmin: null,
  unmakeAdmin: null,
  acceptAppeal: null,
  keepAppeal: null,
})
export type StaffLogAct = t.TypeOf<typeof StaffLogAct>

/**
 * An act of staff. `by`: the name of the person who acted. `whom`: the name of the person, group or room; empty for slow
 * mode. `seconds`: of slow mode, 0 if it was switched off.
 */
export const StaffLogEntry = t.strict(
  {
    id: t.string,
    at: Instant,
    act: StaffLogAct,
    by: t.string,
    whom: t.string,
    seconds: t.number,
    reason: t.string,
  },
  'StaffLogEntry',
)
export type StaffLogEntry = t.TypeOf<typeof StaffLogEntry>
