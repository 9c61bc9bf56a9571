import * as t from 'io-ts'

const Fields = t.UnknownRecord
const Ask = t.type({ id: t.string, seq: t.number })
type Ask = t.TypeOf<typeof Ask>
const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const OldPlace = { channelId: t.string, holder: t.unknown, me: t.string, isSuper: t.unknown, isStale: t.boolean }
const Joining = t.type({ phase: t.literal('joining'), ...OldPlace, heard: t.unknown })
const Inside = t.type({
  phase: t.literal('inside'),
  ...OldPlace,
  heard: t.unknown,
  role: t.string,
  mic: t.type({
    on: t.boolean,
    held: t.boolean,
    asked: nullable(t.number),
    offer: nullable(t.type({ until: t.number })),
  }),
  line: t.string,
  share: nullable(t.type({ kind: t.string, n: t.number, isRunning: t.boolean })),
  queue: t.readonlyArray(t.type({ xid: t.string, until: t.number })),
  invited: Fields,
  reportAt: t.number,
  isReporting: t.boolean,
  readAgainAt: nullable(t.number),
})
type Inside = t.TypeOf<typeof Inside>
const OldRoom = t.type({
  context: t.type({
    data: t.type({ room: t.union([Joining, Inside, t.null]), leaving: Fields, parted: t.unknown }),
  }),
  asks: Fields,
})

const ROSTER = [
  'channelId',
  'me',
  'isSuper',
  'title',
  'gid',
  'groupName',
  'conversationId',
  'startsAt',
  'endsAt',
  'hostXids',
  'role',
  'micMode',
  'members',
  'count',
  'reactionsSeen',
  'reactionsMade',
]
const pick = (from: object, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

const alarm = (id: string, at: number | null, seq: number): Readonly<Record<string, unknown>> =>
  at === null ? {} : { [id]: { id, effect: 'alarm', input: { at }, seq } }

const isListener = ({ role }: Inside): boolean => role === 'audience'
const microphone = (room: Inside): string =>
  isListener(room) ? 'unavailable' : room.mic.held ? 'mutedByHost' : room.mic.on ? 'live' : 'muted'
const regions = (room: Inside) => ({
  roster: {},
  freshness: room.isStale ? 'refreshing' : room.readAgainAt === null ? 'current' : 'waitingToRefresh',
  request: room.mic.asked === null ? 'none' : { open: 'pending' },
  offer: room.mic.offer === null ? 'none' : 'open',
  microphone: microphone(room),
  line: room.line,
  share: room.share === null ? 'none' : room.share.isRunning ? 'sharing' : 'starting',
  report: isListener(room) ? 'off' : room.isReporting ? 'reporting' : 'waiting',
  outgoing: {},
})

const item = (room: Inside, xid: string, began: number) => ({
  channelId: room.channelId,
  me: room.me,
  xid,
  began,
  requestUntil: null,
  invitedUntil: null,
  isByOtherHost: false,
  wasNotSent: false,
})

const NotSent = t.type({ step: t.literal('notSent') })

/** The mic requests and invitations of a host's list, each as an item of its own. */
const itemsOf = (room: Inside, seq: number): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(room.invited).flatMap(([xid, until]) =>
      t.number.is(until)
        ? [
            [
              xid,
              {
                value: 'invited',
                context: { ...item(room, xid, 0), invitedUntil: until },
                asks: alarm('invitationOver', until, seq),
              },
            ] as const,
          ]
        : [],
    ),
  ),
  ...Object.fromEntries(
    room.queue.map(({ xid, until, ...rest }, nth) => [
      xid,
      {
        value: 'waiting',
        context: { ...item(room, xid, nth), requestUntil: until, wasNotSent: NotSent.is(rest) },
        asks: alarm('requestOver', until, seq),
      },
    ]),
  ),
})

const renamed = (id: string, ask: Ask | undefined): Readonly<Record<string, unknown>> =>
  ask === undefined ? {} : { [id]: { ...ask, id } }

/** 5 → 6: the states of a room and of a mic request decide. The room was one value, which its machine computed. */
export const withRoomRegions = (old: unknown): unknown => {
  if (!OldRoom.is(old)) return old
  const {
    asks,
    context: {
      data: { room, leaving, parted },
    },
  } = old
  const kept = Object.fromEntries(Object.entries(asks).filter(([id]) => /^(?:tell|do|leave):|^report$/.test(id)))
  const found = (prefix: string): Ask | undefined =>
    Object.values(asks)
      .filter(Ask.is)
      .find(({ id }) => id.startsWith(prefix))
  const seq = found('roomDue:')?.seq ?? 0
  const place = room === null ? null : pick(room, ['channelId', 'holder', 'me', 'isSuper'])
  const context = {
    place,
    roster: null,
    heard: room === null ? [] : room.heard,
    hasMissedEvents: room?.phase === 'joining' && room.isStale,
    readAgainAt: null,
    askedUntil: null,
    offer: null,
    share: null,
    shares: 0,
    told: 0,
    telling: {},
    acting: {},
    reportAt: 0,
    isWarned: false,
    leaving,
    parted,
  }
  if (room === null) return { byKey: {}, shared: { value: 'outside', context, asks: kept } }
  if (room.phase === 'joining') {
    const entering = found('enter:')
    return {
      byKey: {},
      shared: {
        value: { joining: entering === undefined ? 'waitingToLeave' : 'entering' },
        context,
        asks: { ...kept, ...renamed('enter', entering) },
      },
    }
  }
  const { mic, share } = room
  return {
    byKey: itemsOf(room, seq),
    shared: {
      value: { inside: regions(room) },
      context: {
        ...context,
        ...pick(room, ['readAgainAt', 'shares', 'told', 'telling', 'acting', 'reportAt', 'isWarned']),
        roster: { ...pick(room, ROSTER), isMuted: mic.held },
        askedUntil: mic.asked,
        offer: mic.offer,
        share: share === null ? null : { kind: share.kind, n: share.n },
      },
      asks: {
        ...kept,
        ...renamed('readAgain', room.isStale ? found('reread:') : undefined),
        ...alarm('readAgainDue', room.isStale ? null : room.readAgainAt, seq),
        ...alarm('requestOver', mic.asked, seq),
        ...alarm('offerOver', mic.offer?.until ?? null, seq),
        ...alarm('reportDue', isListener(room) || room.isReporting ? null : room.reportAt, seq),
      },
    },
  }
}
