import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import { mayPass } from '../../domain/kernel/failure'
import { later } from '../../domain/kernel/instant'
import { roomEffects, spaceFormEffects, spacesEffects } from '../../domain/space'
import type { TabMessage } from '../../domain/tab-log'
import { acting, answering, reading, type Asked, type Effect } from '../effect'
import type { Clock } from '../ports/clock'
import type { Live } from '../ports/live'
import type { Navigator } from '../ports/navigator'
import type { TabNeeds } from './tab-needs'

const LEAVE_AGAIN_MS = 3_000

type Effects<Of> = Readonly<Record<keyof Of, Effect<AccountMessage>>>

export const makeSpacesEffects = ({ spaces }: Pick<Live, 'spaces'>): Effects<typeof spacesEffects> => ({
  listSpaces: reading(spacesEffects.listSpaces, answering(
    (filter) => spaces.list(filter),
    (found, _, ask): AccountMessage => ({ type: 'SpacesLoaded', ask, spaces: found }),
    (failure, _, ask): AccountMessage => ({ type: 'SpacesNotLoaded', ask, failure }),
  )),
  listHighlights: reading(spacesEffects.listHighlights, answering(
    () => spaces.highlights(),
    (found, _, ask): AccountMessage => ({ type: 'HighlightsLoaded', ask, spaces: found }),
    (failure, _, ask): AccountMessage => ({ type: 'HighlightsNotLoaded', ask, failure }),
  )),
  readSpace: reading(spacesEffects.readSpace, answering(
    ({ channelId }) => spaces.find(channelId),
    (info, { channelId }, ask): AccountMessage => ({ type: 'SpaceRead', ask, channelId, info }),
    (failure, { channelId }, ask): AccountMessage => ({ type: 'SpaceNotRead', ask, channelId, failure }),
  )),
  resolveSpaceKey: reading(spacesEffects.resolveSpaceKey, answering(
    ({ key }) => spaces.byKey(key),
    (channelId, { key }, ask): AccountMessage => ({ type: 'SpaceKeyRead', ask, key, channelId }),
    (failure, { key }, ask): AccountMessage => ({ type: 'SpaceKeyNotRead', ask, key, failure }),
  )),
  readSpaceLink: reading(spacesEffects.readSpaceLink, answering(
    ({ channelId }) => spaces.keyOf(channelId),
    (key, { channelId }, ask): AccountMessage => ({ type: 'SpaceLinkRead', ask, channelId, key }),
    (failure, { channelId }, ask): AccountMessage => ({ type: 'SpaceLinkNotRead', ask, channelId, failure }),
  )),
  readSummary: reading(spacesEffects.readSummary, answering(
    ({ channelId }) => spaces.stats(channelId),
    (stats, { channelId }, ask): AccountMessage => ({ type: 'SummaryRead', ask, channelId, stats }),
    (failure, { channelId }, ask): AccountMessage => ({ type: 'SummaryNotRead', ask, channelId, failure }),
  )),
  setReminder: acting(spacesEffects.setReminder, answering(
    ({ channelId, on }) => spaces.remind(channelId, on),
    (_, { channelId, on }, ask): AccountMessage => ({ type: 'ReminderSet', ask, channelId, on }),
    (failure, { channelId }, ask): AccountMessage => ({ type: 'ReminderNotSet', ask, channelId, failure }),
  )),
  performSpaceDeed: acting(spacesEffects.performSpaceDeed, answering(
    ({ channelId, change }) => spaces.perform(channelId, change),
    (_, { channelId, change }, ask): AccountMessage => ({ type: 'SpaceDone', ask, channelId, change }),
    (failure, { channelId }, ask): AccountMessage => ({ type: 'SpaceNotDone', ask, channelId, failure }),
  )),
})

/** All of these may be done once more after a reload: the server takes each as done once. */
export const makeRoomEffects = ({ rooms, clock }: Pick<Live, 'rooms'> & { readonly clock: Clock }): Effects<Omit<typeof roomEffects, 'alarm'>> => ({
  enterRoom: acting(roomEffects.enterRoom, answering(
    ({ channelId }) => rooms.enter(channelId),
    (arrival, { channelId }, ask): AccountMessage => ({ type: 'RoomEntered', ask, channelId, arrival }),
    (failure, { channelId }, ask): AccountMessage => ({ type: 'RoomNotEntered', ask, channelId, failure }),
  )),
  // Said until the server has heard it: the others would see somebody there who is not.
  leaveRoom: acting(roomEffects.leaveRoom, ({ channelId }, { ask, say }: Asked<AccountMessage>) => {
    let isOver = false
    let forget = (): void => undefined
    const leave = async (): Promise<void> => {
      const left = await rooms.leave(channelId)()
      if (isOver) return
      if (E.isLeft(left) && mayPass(left.left)) forget = clock.wake(later(clock.now(), LEAVE_AGAIN_MS), () => { void leave() })
      else say({ type: 'RoomLeft', ask, channelId })
    }
    void leave()
    return () => {
      isOver = true
      forget()
    }
  }),
  tellRoom: acting(roomEffects.tellRoom, answering(
    ({ event }) => rooms.tell(event),
    (_, { n }, ask): AccountMessage => ({ type: 'RoomTold', ask, n }),
    (_, { n }, ask): AccountMessage => ({ type: 'RoomNotTold', ask, n }),
  )),
  actInRoom: acting(roomEffects.actInRoom, answering(
    ({ act }) => rooms.act(act),
    (_, { n }, ask): AccountMessage => ({ type: 'RoomActDone', ask, n }),
    (failure, { n }, ask): AccountMessage => ({ type: 'RoomActNotDone', ask, n, failure }),
  )),
  reportStats: acting(roomEffects.reportStats, answering(
    ({ channelId }) => rooms.report(channelId),
    (_, __, ask): AccountMessage => ({ type: 'StatsReported', ask }),
    (_, __, ask): AccountMessage => ({ type: 'StatsReported', ask }),
  )),
})

interface FormNeeds extends Pick<Live, 'spaces'>, Pick<TabNeeds, 'sayToAccount'> { readonly navigator: Navigator }

/** The account hears of it before the form closes: nowhere is it seen as it was before. One that begins at once is started, and entered. */
export const makeSpaceFormEffects = ({ spaces, navigator, sayToAccount }: FormNeeds) => ({
  saveSpace: acting(spaceFormEffects.saveSpace, ({ of: { gid, channelId }, draft }, { ask, say }: Asked<TabMessage>) => {
    let isLeft = false
    const save = async (): Promise<void> => {
      const saved = await (channelId === null ? spaces.create(gid, draft) : spaces.edit(channelId, draft))()
      if (E.isLeft(saved)) return say({ type: 'SpaceNotStored', ask, failure: saved.left })
      const { right: space } = saved
      const startsNow = channelId === null && draft.startsAt === null
      const started = startsNow ? await spaces.perform(space.channelId, 'start')() : null
      const isLive = started !== null && E.isRight(started)
      await sayToAccount({ type: 'SpaceSaved', space: isLive ? { ...space, status: 'started' } : space, isNew: channelId === null })
      if (!isLeft) navigator.go(isLive ? `/space/${space.channelId}` : '/space')
      return say({ type: 'SpaceStored', ask })
    }
    void save()
    return () => { isLeft = true }
  }),
})
