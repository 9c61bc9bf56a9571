import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../domain/account-log'
import { mayPass } from '../../domain/kernel/failure'
import type { Gid, Xid } from '../../domain/kernel/ids'
import {
  EVERY_SPACE, roomEffects, roomMessages, spaceFormEffects, spaceFormMessages, spacesEffects, spacesMessages, type Space, type SpaceDraft,
} from '../../domain/space'
import { accountEffects, failing, onlyOne, tabEffects, type Effect, type Outcome } from '../effect'
import type { Clock } from '../ports/clock'
import type { Live } from '../ports/live'
import type { Navigator } from '../ports/navigator'
import { makePauses } from './pauses'
import type { TabNeeds } from './tab-needs'

const { read, idempotent, idempotentInSteps } = accountEffects

const LEAVE_AGAIN_MS = 3_000

type Effects<Of> = Readonly<Record<keyof Of, Effect<AccountMessage>>>

export const makeSpacesEffects = ({ spaces }: Pick<Live, 'spaces'>): Effects<typeof spacesEffects> => ({
  listSpaces: read(spacesEffects.listSpaces, {
    call: (filter) => spaces.list(filter),
    done: (found, _, ask) => ({ type: 'SpacesLoaded', ask, spaces: found }),
    failed: failing(spacesMessages.SpacesNotLoaded),
  }),
  listHighlights: read(spacesEffects.listHighlights, {
    call: () => spaces.highlights(),
    done: (found, _, ask) => ({ type: 'HighlightsLoaded', ask, spaces: found }),
    failed: failing(spacesMessages.HighlightsNotLoaded),
  }),
  readSpace: read(spacesEffects.readSpace, {
    call: ({ channelId }) => spaces.find(channelId),
    done: (info, { channelId }, ask) => ({ type: 'SpaceRead', ask, channelId, info }),
    failed: failing(spacesMessages.SpaceNotRead),
  }),
  resolveSpaceKey: read(spacesEffects.resolveSpaceKey, {
    call: ({ key }) => spaces.byKey(key),
    done: (channelId, { key }, ask) => ({ type: 'SpaceKeyRead', ask, key, channelId }),
    failed: failing(spacesMessages.SpaceKeyNotRead),
  }),
  readSpaceLink: read(spacesEffects.readSpaceLink, {
    call: ({ channelId }) => spaces.keyOf(channelId),
    done: (key, { channelId }, ask) => ({ type: 'SpaceLinkRead', ask, channelId, key }),
    failed: failing(spacesMessages.SpaceLinkNotRead),
  }),
  readSummary: read(spacesEffects.readSummary, {
    call: ({ channelId }) => spaces.stats(channelId),
    done: (stats, { channelId }, ask) => ({ type: 'SummaryRead', ask, channelId, stats }),
    failed: failing(spacesMessages.SummaryNotRead),
  }),
  setReminder: idempotent(spacesEffects.setReminder, {
    call: ({ channelId, on }) => spaces.remind(channelId, on),
    done: (_, { channelId, on }, ask) => ({ type: 'ReminderSet', ask, channelId, on }),
    failed: failing(spacesMessages.ReminderNotSet),
  }),
  performSpaceDeed: idempotent(spacesEffects.performSpaceDeed, {
    call: ({ channelId, change }) => spaces.perform(channelId, change),
    done: (_, { channelId, change }, ask) => ({ type: 'SpaceDone', ask, channelId, change }),
    failed: failing(spacesMessages.SpaceNotDone),
  }),
})

/** All of these may be done once more after a reload: the server takes each as done once. */
export const makeRoomEffects = ({ rooms, clock }: Pick<Live, 'rooms'> & { readonly clock: Clock }): Effects<Omit<typeof roomEffects, 'alarm'>> => ({
  enterRoom: idempotent(roomEffects.enterRoom, {
    call: ({ channelId }) => rooms.enter(channelId),
    done: (arrival, { channelId }, ask) => ({ type: 'RoomEntered', ask, channelId, arrival }),
    failed: failing(roomMessages.RoomNotEntered),
  }),
  // Said until the server has heard it: the others would see somebody there who is not. Under the same person's next session too; with
  // anybody else there is nothing left to leave.
  leaveRoom: idempotentInSteps(roomEffects.leaveRoom, {
    session: 'any',
    perform: async ({ channelId }, asked) => {
      const { ask, say, isWanted } = asked
      const pause = makePauses(clock, asked)
      while (isWanted()) {
        const left = await rooms.leave(channelId)()
        if (E.isRight(left) || !mayPass(left.left)) return say({ type: 'RoomLeft', ask, channelId })
        await pause(LEAVE_AGAIN_MS)
      }
      return undefined
    },
    failed: failing(roomMessages.RoomLeft),
  }),
  tellRoom: idempotent(roomEffects.tellRoom, {
    call: ({ event }) => rooms.tell(event),
    done: (_, { n }, ask) => ({ type: 'RoomTold', ask, n }),
    failed: failing(roomMessages.RoomNotTold),
  }),
  actInRoom: idempotent(roomEffects.actInRoom, {
    call: ({ act }) => rooms.act(act),
    done: (_, { n }, ask) => ({ type: 'RoomActDone', ask, n }),
    failed: failing(roomMessages.RoomActNotDone),
  }),
  reportStats: idempotent(roomEffects.reportStats, {
    call: ({ channelId }) => rooms.report(channelId),
    done: (_, __, ask) => ({ type: 'StatsReported', ask }),
    failed: failing(roomMessages.StatsReported),
  }),
})

interface FormNeeds extends Pick<Live, 'spaces'>, Pick<TabNeeds, 'me' | 'sayToAccount'> { readonly navigator: Navigator }

/** The space that was made of this draft by this person, as far as a list tells. */
const isFrom = (gid: Gid, { title, startsAt }: SpaceDraft, by: Xid | null) => (space: Space): boolean =>
  space.gid === gid && space.status !== 'ended' && space.title === title.trim() && space.hosts.some(({ xid }) => xid === by)
  && (startsAt === null || space.startsAt === startsAt)

/** The account hears of it before the form closes: nowhere is it seen as it was before. One that begins at once is started, and entered. */
export const makeSpaceFormEffects = ({ spaces, navigator, me, sayToAccount }: FormNeeds) => ({
  createSpace: tabEffects.once(spaceFormEffects.createSpace, {
    call: ({ gid, draft }) => spaces.create(gid, draft),
    // A list leaves out what is not planned and not live yet: that it has none proves nothing.
    onResume: ({ gid, draft }) => TE.map((found: readonly Space[]): Outcome<Space> => {
      const one = onlyOne(found.filter(isFrom(gid, draft, me())))
      return one.outcome === 'notDone' ? { outcome: 'unknown' } : one
    })(spaces.list(EVERY_SPACE)),
    tell: (space, _, under) => sayToAccount({ type: 'SpaceSaved', space, isNew: true }, under),
    lead: (_, { draft }) => { if (draft.startsAt !== null) navigator.go('/space') },
    done: (space, _, ask) => ({ type: 'SpaceCreated', ask, space }),
    failed: failing(spaceFormMessages.SpaceNotStored),
    unknown: failing(spaceFormMessages.SpaceOutcomeUnknown),
  }),
  // One that can't be started now is there all the same, and is started from its card.
  startSpace: tabEffects.idempotent(spaceFormEffects.startSpace, {
    call: ({ space }) => async () => E.right(E.isRight(await spaces.perform(space.channelId, 'start')())),
    tell: async (isLive, { space }, under) => { if (isLive) await sayToAccount({ type: 'SpaceSaved', space: { ...space, status: 'started' }, isNew: false }, under) },
    lead: (isLive, { space }) => navigator.go(isLive ? `/space/${space.channelId}?started` : '/space'),
    done: (_, __, ask) => ({ type: 'SpaceStored', ask }),
    failed: failing(spaceFormMessages.SpaceStored),
  }),
  saveSpace: tabEffects.idempotent(spaceFormEffects.saveSpace, {
    call: ({ channelId, draft }) => spaces.edit(channelId, draft),
    tell: (space, _, under) => sayToAccount({ type: 'SpaceSaved', space, isNew: false }, under),
    lead: () => navigator.go('/space'),
    done: (_, __, ask) => ({ type: 'SpaceStored', ask }),
    failed: failing(spaceFormMessages.SpaceNotStored),
  }),
})
