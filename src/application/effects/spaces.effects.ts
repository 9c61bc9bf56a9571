import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../domain/manifests/account-messages'
import { isRetryable } from '../../domain/kernel/failure'
import type { Gid, Xid } from '../../domain/kernel/ids'
import {
  EVERY_SPACE,
  roomEffects,
  roomMessages,
  spaceFormEffects,
  spaceFormMessages,
  spacesEffects,
  spacesMessages,
  type Space,
  type SpaceDraft,
} from '../../domain/space'
import { accountEffects, failsWith, outcomeOfMatches, tabEffects, type Effect, type Outcome } from './effect'
import type { Clock } from '../ports/browser/clock'
import type { SpacePorts } from '../ports/space-ports'
import type { Navigator } from '../ports/browser/navigator'
import { makeDelay } from './delays'
import type { TabDeps } from './tab-deps'

const { read, idempotent, customIdempotent } = accountEffects

const LEAVE_AGAIN_MS = 3_000

type Effects<Of> = Readonly<Record<keyof Of, Effect<AccountMessage>>>

export const makeSpacesEffects = ({ spaces }: Pick<SpacePorts, 'spaces'>): Effects<typeof spacesEffects> => ({
  listSpaces: read(spacesEffects.listSpaces, {
    call: (filter) => spaces.list(filter),
    toResult: (found, _, ask) => ({ type: 'SpacesLoaded', ask, spaces: found }),
    failed: failsWith(spacesMessages.SpacesNotLoaded),
  }),
  listHighlights: read(spacesEffects.listHighlights, {
    call: () => spaces.highlights(),
    toResult: (found, _, ask) => ({ type: 'HighlightsLoaded', ask, spaces: found }),
    failed: failsWith(spacesMessages.HighlightsNotLoaded),
  }),
  readSpace: read(spacesEffects.readSpace, {
    call: ({ channelId }) => spaces.find(channelId),
    toResult: (info, { channelId }, ask) => ({ type: 'SpaceRead', ask, channelId, info }),
    failed: failsWith(spacesMessages.SpaceNotRead),
  }),
  resolveSpaceKey: read(spacesEffects.resolveSpaceKey, {
    call: ({ key }) => spaces.byKey(key),
    toResult: (channelId, { key }, ask) => ({ type: 'SpaceKeyRead', ask, key, channelId }),
    failed: failsWith(spacesMessages.SpaceKeyNotRead),
  }),
  readSpaceLink: read(spacesEffects.readSpaceLink, {
    call: ({ channelId }) => spaces.keyOf(channelId),
    toResult: (key, { channelId }, ask) => ({ type: 'SpaceLinkRead', ask, channelId, key }),
    failed: failsWith(spacesMessages.SpaceLinkNotRead),
  }),
  readSummary: read(spacesEffects.readSummary, {
    call: ({ channelId }) => spaces.stats(channelId),
    toResult: (stats, { channelId }, ask) => ({ type: 'SummaryRead', ask, channelId, stats }),
    failed: failsWith(spacesMessages.SummaryNotRead),
  }),
  setReminder: idempotent(spacesEffects.setReminder, {
    call: ({ channelId, on }) => spaces.remind(channelId, on),
    toResult: (_, { channelId, on }, ask) => ({ type: 'ReminderSet', ask, channelId, on }),
    failed: failsWith(spacesMessages.ReminderNotSet),
  }),
  performSpaceDeed: idempotent(spacesEffects.performSpaceDeed, {
    call: ({ channelId, change }) => spaces.performAction(channelId, change),
    toResult: (_, { channelId, change }, ask) => ({ type: 'SpaceDone', ask, channelId, change }),
    failed: failsWith(spacesMessages.SpaceNotDone),
  }),
})

/** The effects of a room. Each may be repeated after a reload, because the server counts each request once. */
export const makeRoomEffects = ({
  rooms,
  clock,
}: Pick<SpacePorts, 'rooms'> & { readonly clock: Clock }): Effects<Omit<typeof roomEffects, 'alarm'>> => ({
  enterRoom: idempotent(roomEffects.enterRoom, {
    call: ({ channelId }) => rooms.enter(channelId),
    toResult: (arrival, { channelId }, ask) => ({ type: 'RoomEntered', ask, channelId, arrival }),
    failed: failsWith(roomMessages.RoomNotEntered),
  }),
  // Repeats the request until the server confirms the leave, because other people would otherwise still see the member
  // in the room. The effect continues under a later session of the same member. Another account has no room to leave.
  leaveRoom: customIdempotent(roomEffects.leaveRoom, {
    session: 'any',
    perform: async ({ channelId }, asked) => {
      const { ref: ask, dispatch, isWanted } = asked
      const pause = makeDelay(clock, asked)
      while (isWanted()) {
        const left = await rooms.leave(channelId)()
        if (E.isRight(left) || !isRetryable(left.left)) return dispatch({ type: 'RoomLeft', ask, channelId })
        await pause(LEAVE_AGAIN_MS)
      }
      return undefined
    },
    failed: failsWith(roomMessages.RoomLeft),
  }),
  tellRoom: idempotent(roomEffects.tellRoom, {
    call: ({ event }) => rooms.sendEvent(event),
    toResult: (_, { n }, ask) => ({ type: 'RoomTold', ask, n }),
    failed: failsWith(roomMessages.RoomNotTold),
  }),
  actInRoom: idempotent(roomEffects.actInRoom, {
    call: ({ act }) => rooms.performAction(act),
    toResult: (_, { n }, ask) => ({ type: 'RoomActDone', ask, n }),
    failed: failsWith(roomMessages.RoomActNotDone),
  }),
  reportStats: idempotent(roomEffects.reportStats, {
    call: ({ channelId }) => rooms.report(channelId),
    toResult: (_, __, ask) => ({ type: 'StatsReported', ask }),
    failed: failsWith(roomMessages.StatsReported),
  }),
})

interface FormNeeds extends Pick<SpacePorts, 'spaces'>, Pick<TabDeps, 'me' | 'dispatchToAccount'> {
  readonly navigator: Navigator
}

/** Whether this person created the space from this draft, judged by the fields that a list of spaces contains. */
const isFrom =
  (gid: Gid, { title, startsAt }: SpaceDraft, by: Xid | null) =>
  (space: Space): boolean =>
    space.gid === gid &&
    space.status !== 'ended' &&
    space.title === title.trim() &&
    space.hosts.some(({ xid }) => xid === by) &&
    (startsAt === null || space.startsAt === startsAt)

/**
 * The effects of the space form. They notify the account before the form closes, so that no screen shows the old state.
 * A space without a start time is started and entered.
 */
export const makeSpaceFormEffects = ({ spaces, navigator, me, dispatchToAccount }: FormNeeds) => ({
  createSpace: tabEffects.once(spaceFormEffects.createSpace, {
    call: ({ gid, draft }) => spaces.create(gid, draft),
    // Lists contain only planned and live spaces. So a space that is missing from the list may still have been created.
    onResume: ({ gid, draft }) =>
      TE.map((found: readonly Space[]): Outcome<Space> => {
        const one = outcomeOfMatches(found.filter(isFrom(gid, draft, me())))
        return one.outcome === 'notDone' ? { outcome: 'unknown' } : one
      })(spaces.list(EVERY_SPACE)),
    notifyAccount: (space, _, under) => dispatchToAccount({ type: 'SpaceSaved', space, isNew: true }, under),
    thenInThisTab: (_, { draft }) => {
      if (draft.startsAt !== null) navigator.go('/space')
    },
    toResult: (space, _, ask) => ({ type: 'SpaceCreated', ask, space }),
    failed: failsWith(spaceFormMessages.SpaceNotStored),
    toUnknown: failsWith(spaceFormMessages.SpaceOutcomeUnknown),
  }),
  // A created space that cannot start now still exists. The host can start that space from its card.
  startSpace: tabEffects.idempotent(spaceFormEffects.startSpace, {
    call:
      ({ space }) =>
      async () =>
        E.right(E.isRight(await spaces.performAction(space.channelId, 'start')())),
    notifyAccount: async (isLive, { space }, under) => {
      if (isLive)
        await dispatchToAccount({ type: 'SpaceSaved', space: { ...space, status: 'started' }, isNew: false }, under)
    },
    thenInThisTab: (isLive, { space }) => navigator.go(isLive ? `/space/${space.channelId}?started` : '/space'),
    toResult: (_, __, ask) => ({ type: 'SpaceStored', ask }),
    failed: failsWith(spaceFormMessages.SpaceStored),
  }),
  saveSpace: tabEffects.idempotent(spaceFormEffects.saveSpace, {
    call: ({ channelId, draft }) => spaces.edit(channelId, draft),
    notifyAccount: (space, _, under) => dispatchToAccount({ type: 'SpaceSaved', space, isNew: false }, under),
    thenInThisTab: () => navigator.go('/space'),
    toResult: (_, __, ask) => ({ type: 'SpaceStored', ask }),
    failed: failsWith(spaceFormMessages.SpaceNotStored),
  }),
})
