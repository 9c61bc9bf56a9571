import { attendees } from '../../../src/adapters/simulator/state/spaces/spaces'
import { entriesOf } from '../../../src/domain/kernel/table'
import { currentRoomOf, type RoomMember } from '../../../src/domain/space'
import { sessionOf } from '../../../src/domain/session'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'
import { accountOf } from '../../support/slices-in'

/** Current responses of the server. Only these may show an ended space as open again. */
const ANSWERS: ReadonlySet<string> = new Set([
  'space/SpacesLoaded',
  'space/HighlightsLoaded',
  'space/SpaceLoaded',
  'SignedIn',
  'VisitorEntered',
  'SessionEnded',
])

const OVER: ReadonlySet<unknown> = new Set(['ended', 'cancelled', 'disabled'])

const seatOf = ({ xid, role, mic }: RoomMember): string => `${xid} ${role} ${mic}`

interface Out {
  readonly at: number
  readonly isTold: boolean
}

/** SPC-1, SPC-2, SPC-5…SPC-7: a tab is in one room at most, with the server's members and state. */
export const watchSpaces = ({ broken, people, time, town }: ChaosRun): InvariantWatch => {
  /** When each browser last left each room, and whether the server knows about the leave. */
  const outSince = new Map<ChaosBrowser, Map<string, Out>>()

  const entered = ({ browser, before, after, entry: { message, seq } }: ReplicaStep): void => {
    const [was, is] = [currentRoomOf(before.room), currentRoomOf(after.room)]
    const outs = outSince.get(browser) ?? new Map<string, Out>()
    outSince.set(browser, outs)
    const told = message.type === 'space/RoomLeft' ? outs.get(message.channelId) : undefined
    if (message.type === 'space/RoomLeft' && told !== undefined) outs.set(message.channelId, { ...told, isTold: true })
    if (was !== null && was.channelId !== is?.channelId) outs.set(was.channelId, { at: time.now(), isTold: false })
    if (after.spaces !== before.spaces) {
      const { ids } = after.spaces.shared.data.listed
      if (ids !== null && new Set(ids).size !== ids.length) broken('SPC-2 each space once', `entry ${seq}`)
      for (const [id, { value }] of entriesOf(after.spaces.byKey)) {
        const was = before.spaces.byKey[id]?.value
        if (OVER.has(was) && was !== value && !ANSWERS.has(message.type))
          broken('SPC-1 none leads back', `entry ${seq} ${message.type}: ${JSON.stringify([was, value])}`)
      }
    }
    if (was === is) return
    if (was !== null && is !== null && was.channelId !== is.channelId && message.type !== 'space/EnterSpace')
      broken('SPC-7 one room', `entry ${seq} ${message.type}: from ${was.channelId} into ${is.channelId}`)
    if (is?.phase === 'inside' && was?.phase !== 'inside' && message.type !== 'space/RoomEntered')
      broken("SPC-7 in by the server's word alone", `entry ${seq} ${message.type}`)
  }

  const xidIn = (name: string): string | null => {
    const app = people.find((person) => person.name === name)?.pages[0]?.app
    return app == null ? null : (sessionOf(app.account.slices.session.get())?.xid ?? null)
  }

  /** Whether a join may arrive after the leave. The server cannot see the order of such delayed requests. */
  const isStraggler = (browser: ChaosBrowser, me: string, channelId: string): boolean => {
    const out = outSince.get(browser)?.get(channelId)
    return (
      out?.isTold === true &&
      town.inputs.some(
        (input) =>
          input.type === 'SpaceJoined' && input.xid === me && input.channelId === channelId && input.at >= out.at,
      )
    )
  }

  return {
    entered,
    settled: (browser, when) => {
      const { name, pages, disk } = browser
      const app = pages[0]?.app
      const me = xidIn(name)
      if (app == null || me === null) return
      const room = currentRoomOf(accountOf(app).room.get())
      const where = `${name} ${when}`
      if (room?.phase === 'joining') broken('SPC-7 every join ends', where)
      for (const [channelId, space] of entriesOf(town.world.spaces)) {
        const isSeated = space.seats[me] !== undefined
        const isInside = room?.phase === 'inside' && room.channelId === channelId
        if (isSeated !== isInside && !disk.hasFailed && !isStraggler(browser, me, channelId))
          broken(
            'SPC-6 a seat is for who is there',
            `${where}: ${channelId} ${isSeated ? 'keeps a seat' : 'has no seat'}`,
          )
        if (!isInside || !isSeated) continue
        const there = attendees(town.world, space)
        const [seen, is] = [
          entriesOf(room.members)
            .map(([, one]) => seatOf(one))
            .sort()
            .join(', '),
          there.map(seatOf).sort().join(', '),
        ]
        if (room.role !== space.seats[me]?.role) broken('SPC-5 my role', `${where}: ${room.role}`)
        if (room.micMode !== space.micMode) broken('MIC-5 the mode', `${where}: ${room.micMode}`)
        if (seen !== is) broken('SPC-5 who is there', `${where}: ${seen} or ${is}`)
      }
    },
  }
}
