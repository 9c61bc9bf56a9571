import { languagesOf } from '../../../src/adapters/simulator/state/features/captions/feature'
import { captionsMessages, captionsViewModel, translatedRooms, type CaptionLine } from '../../../src/domain/captions'
import { sessionOf } from '../../../src/domain/session'
import { joinedRoomOf, isHostHere, currentRoomOf } from '../../../src/domain/space'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'
import { accountOf } from '../../support/slices-in'

const {
  'captions/RoomEntered': RoomEntered,
  'captions/Joined': Joined,
  'captions/LanguageSet': LanguageSet,
} = captionsMessages

/** TRN: captions belong to the joined room and only show while on; finished lines never change; each request ends. */
export const watchCaptions = ({ broken, time, town }: ChaosRun): InvariantWatch => {
  /** The finished caption lines that each browser has received. */
  const read = new Map<ChaosBrowser, Map<string, CaptionLine>>()

  /** The time when each browser last learned the languages of the room. */
  const setAt = new Map<ChaosBrowser, number>()

  const judge = (page: ChaosPage, when: string): void => {
    const rooms = page.app?.features.of('captions')?.slices.account.rooms.get()
    if (rooms === undefined || page.isGone) return
    const known = read.get(page.browser) ?? new Map<string, CaptionLine>()
    for (const channelId of translatedRooms(rooms)) {
      const { state, lines } = captionsViewModel(rooms, channelId)
      if (state === 'off' && lines.length > 0) broken('TRN-4 no captions while it is off', `${page.name} ${when}`)
      for (const line of lines.filter(({ isFinal }) => isFinal)) {
        const before = known.get(line.id)
        if (before !== undefined && before.translated !== line.translated)
          broken('TRN-3 what was read stays', `${page.name} ${when}: ${line.id}`)
        known.set(line.id, line)
      }
    }
    read.set(page.browser, known)
  }

  return {
    entered: ({ browser, before, entry: { message, seq } }: ReplicaStep): void => {
      for (const page of browser.pages) judge(page, `entry ${seq}`)
      if (Joined.is(message) || LanguageSet.is(message)) setAt.set(browser, time.now())
      if (!RoomEntered.is(message) || !message.starts) return
      const room = joinedRoomOf(before.room)
      if (room !== null && room.channelId === message.channelId && !isHostHere(room))
        broken('TRN-2 by itself for hosts alone', `${browser.name} entry ${seq}`)
    },
    settled: (browser, when) => {
      for (const page of browser.pages) {
        judge(page, when)
        const { app } = page
        const rooms = app?.features.of('captions')?.slices.account.rooms.get()
        const me = app == null ? undefined : sessionOf(app.account.slices.session.get())?.xid
        if (app == null || rooms === undefined || me === undefined || browser.disk.isUnsure || page.isGone) continue
        const room = currentRoomOf(accountOf(app).room.get())
        for (const channelId of translatedRooms(rooms)) {
          const { state, source, target } = captionsViewModel(rooms, channelId)
          const where = `${page.name} ${when}: ${state} in ${channelId}`
          if (state !== 'off' && room?.channelId !== channelId) broken('TRN-5 off once one is out', where)
          if (state === 'joining') broken('TRN-6 every try ends', where)
          const there = languagesOf(town.world, channelId, me)
          // A page that vanished took unstored entries with it.
          const isForgotten = (setAt.get(browser) ?? 0) <= browser.disk.losesUntil
          if (state === 'transferring' && !isForgotten && (there?.source !== source || there.target !== target))
            broken(
              'TRN-1 as the server has it',
              `${where}: ${source}, ${target}, there ${String(there?.source)}, ${String(there?.target)}`,
            )
        }
      }
    },
  }
}
