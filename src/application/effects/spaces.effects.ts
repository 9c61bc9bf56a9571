import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import { mayPass } from '../../domain/kernel/failure'
import { later } from '../../domain/kernel/instant'
import { roomEffects, roomMessages, spaceFormEffects, spaceFormMessages, spacesEffects, spacesMessages } from '../../domain/space'
import { accountEffects, failing, tabEffects, type Effect } from '../effect'
import type { Clock } from '../ports/clock'
import type { Live } from '../ports/live'
import type { Navigator } from '../ports/navigator'
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
  // Said until the server has heard it: the others would see somebody there who is not.
  leaveRoom: idempotentInSteps(roomEffects.leaveRoom, {
    perform: async ({ channelId }, { ask, say, onStop, isWanted }) => {
      let stopWaiting = (): void => undefined
      onStop(() => stopWaiting())
      while (isWanted()) {
        const left = await rooms.leave(channelId)()
        if (E.isRight(left) || !mayPass(left.left)) return say({ type: 'RoomLeft', ask, channelId })
        await new Promise<void>((done) => { stopWaiting = clock.wake(later(clock.now(), LEAVE_AGAIN_MS), done) })
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

interface FormNeeds extends Pick<Live, 'spaces'>, Pick<TabNeeds, 'sayToAccount'> { readonly navigator: Navigator }

/** The account hears of it before the form closes: nowhere is it seen as it was before. One that begins at once is started, and entered. */
export const makeSpaceFormEffects = ({ spaces, navigator, sayToAccount }: FormNeeds) => ({
  saveSpace: tabEffects.idempotentInSteps(spaceFormEffects.saveSpace, {
    perform: async ({ of: { gid, channelId }, draft }, { ask, say, isWanted, under }) => {
      const saved = await (channelId === null ? spaces.create(gid, draft) : spaces.edit(channelId, draft))()
      if (E.isLeft(saved)) return say({ type: 'SpaceNotStored', ask, failure: saved.left })
      const { right: space } = saved
      const startsNow = channelId === null && draft.startsAt === null
      const started = startsNow ? await spaces.perform(space.channelId, 'start')() : null
      const isLive = started !== null && E.isRight(started)
      await sayToAccount({ type: 'SpaceSaved', space: isLive ? { ...space, status: 'started' } : space, isNew: channelId === null }, under)
      if (isWanted()) navigator.go(isLive ? `/space/${space.channelId}` : '/space')
      return say({ type: 'SpaceStored', ask })
    },
    failed: failing(spaceFormMessages.SpaceNotStored),
  }),
})
