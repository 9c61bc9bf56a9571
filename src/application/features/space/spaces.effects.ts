import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../../domain/features'
import { isRetryable } from '../../../domain/kernel/failure'
import type { Gid, Xid } from '../../../domain/kernel/ids'
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
} from '../../../domain/space'
import {
  accountEffects,
  failsWith,
  outcomeOfMatches,
  tabEffects,
  type Effect,
  type Outcome,
} from '../../effects/effect'
import type { Clock } from '../../ports/browser/clock'
import type { SpacePorts } from '../../ports/space-ports'
import type { Navigator } from '../../ports/browser/navigator'
import { makeDelay } from '../../effects/delays'
import type { TabDeps } from '../../effects/tab-deps'

const { read, idempotent, customIdempotent } = accountEffects

const LEAVE_AGAIN_MS = 3_000

type Effects<Of> = Readonly<Record<keyof Of, Effect<AccountMessage>>>

export const makeSpacesEffects = ({
  spaces,
}: Pick<SpacePorts, 'spaces'>): Effects<Omit<typeof spacesEffects, 'alarm'>> => ({
  listSpaces: read(spacesEffects.listSpaces, {
    call: (filter) => spaces.list(filter),
    toResult: (found, _, ask) => ({ type: 'space/SpacesLoaded', ask, spaces: found }),
    failed: failsWith(spacesMessages['space/SpacesNotLoaded']),
  }),
  listHighlights: read(spacesEffects.listHighlights, {
    call: () => spaces.highlights(),
    toResult: (found, _, ask) => ({ type: 'space/HighlightsLoaded', ask, spaces: found }),
    failed: failsWith(spacesMessages['space/HighlightsNotLoaded']),
  }),
  readSpace: read(spacesEffects.readSpace, {
    call: ({ channelId }) => spaces.find(channelId),
    toResult: (info, { channelId }, ask) => ({ type: 'space/SpaceLoaded', ask, channelId, info }),
    failed: failsWith(spacesMessages['space/SpaceNotLoaded']),
  }),
  setReminder: idempotent(spacesEffects.setReminder, {
    call: ({ channelId, on }) => spaces.remind(channelId, on),
    toResult: (_, { channelId, on }, ask) => ({ type: 'space/ReminderSet', ask, channelId, on }),
    failed: failsWith(spacesMessages['space/ReminderNotSet']),
  }),
  performAction: idempotent(spacesEffects.performAction, {
    call: ({ channelId, change }) => spaces.performAction(channelId, change),
    toResult: (_, { channelId, change }, ask) => ({ type: 'space/SpaceActionDone', ask, channelId, change }),
    failed: failsWith(spacesMessages['space/SpaceActionFailed']),
  }),
})

/** The effects of a room. Each may be repeated after a reload, because the server counts each request once. */
export const makeRoomEffects = ({
  rooms,
  clock,
}: Pick<SpacePorts, 'rooms'> & { readonly clock: Clock }): Effects<Omit<typeof roomEffects, 'alarm'>> => ({
  enterRoom: idempotent(roomEffects.enterRoom, {
    call: ({ channelId }) => rooms.enter(channelId),
    toResult: (arrival, { channelId }, ask) => ({ type: 'space/RoomEntered', ask, channelId, arrival }),
    failed: failsWith(roomMessages['space/RoomNotEntered']),
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
        if (E.isRight(left) || !isRetryable(left.left)) return dispatch({ type: 'space/RoomLeft', ask, channelId })
        await pause(LEAVE_AGAIN_MS)
      }
      return undefined
    },
    failed: failsWith(roomMessages['space/RoomLeft']),
  }),
  sendRoomEvent: idempotent(roomEffects.sendRoomEvent, {
    call: ({ event }) => rooms.sendEvent(event),
    toResult: (_, { n }, ask) => ({ type: 'space/RoomEventSent', ask, n }),
    failed: failsWith(roomMessages['space/RoomEventNotSent']),
  }),
  sendDecision: idempotent(roomEffects.sendDecision, {
    call: ({ event }) => rooms.sendEvent(event),
    toResult: (_, __, ask) => ({ type: 'space/DecisionSent', ask }),
    failed: failsWith(roomMessages['space/DecisionNotSent']),
  }),
  performAction: idempotent(roomEffects.performAction, {
    call: ({ act }) => rooms.performAction(act),
    toResult: (_, { n }, ask) => ({ type: 'space/RoomActionDone', ask, n }),
    failed: failsWith(roomMessages['space/RoomActionFailed']),
  }),
  reportStats: idempotent(roomEffects.reportStats, {
    call: ({ channelId }) => rooms.report(channelId),
    toResult: (_, __, ask) => ({ type: 'space/StatsReported', ask }),
    failed: failsWith(roomMessages['space/StatsReported']),
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
    notifyAccount: (space, _, under) => dispatchToAccount({ type: 'space/SpaceSaved', space, isNew: true }, under),
    thenInThisTab: (_, { draft }) => {
      if (draft.startsAt !== null) navigator.go('/space')
    },
    toResult: (space, _, ask) => ({ type: 'space/SpaceCreated', ask, space }),
    failed: failsWith(spaceFormMessages['space/SpaceNotStored']),
    toUnknown: failsWith(spaceFormMessages['space/SpaceOutcomeUnknown']),
  }),
  // A created space that cannot start now still exists. The host can start that space from its card.
  startSpace: tabEffects.idempotent(spaceFormEffects.startSpace, {
    call:
      ({ space }) =>
      async () =>
        E.right(E.isRight(await spaces.performAction(space.channelId, 'start')())),
    notifyAccount: async (isLive, { space }, under) => {
      if (isLive)
        await dispatchToAccount(
          { type: 'space/SpaceSaved', space: { ...space, status: 'started' }, isNew: false },
          under,
        )
    },
    thenInThisTab: (isLive, { space }) => navigator.go(isLive ? `/space/${space.channelId}?started` : '/space'),
    toResult: (_, __, ask) => ({ type: 'space/SpaceStored', ask }),
    failed: failsWith(spaceFormMessages['space/SpaceStored']),
  }),
  saveSpace: tabEffects.idempotent(spaceFormEffects.saveSpace, {
    call: ({ channelId, draft }) => spaces.edit(channelId, draft),
    notifyAccount: (space, _, under) => dispatchToAccount({ type: 'space/SpaceSaved', space, isNew: false }, under),
    thenInThisTab: () => navigator.go('/space'),
    toResult: (_, __, ask) => ({ type: 'space/SpaceStored', ask }),
    failed: failsWith(spaceFormMessages['space/SpaceNotStored']),
  }),
})
