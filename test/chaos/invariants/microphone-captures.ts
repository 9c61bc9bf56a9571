import { callMediaTarget, currentCall } from '../../../src/domain/call'
import { joinedRoomOf, roomMediaTarget } from '../../../src/domain/space'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun } from '../chaos-model'

/** The tracks that a page may capture and send for its phone call. */
export const capturesForCall = ({ app }: ChaosPage): readonly string[] => {
  const calls = app?.features.of('call')?.slices.account.calls.get()
  const holder = calls === undefined ? null : (currentCall(calls)?.holder ?? null)
  const wish =
    calls === undefined || holder === null || app?.tab.is(holder) !== true ? null : callMediaTarget(calls, holder)
  return wish === null ? [] : [...(wish.microphone ? ['microphone'] : []), ...(wish.camera ? ['camera'] : [])]
}

/**
 * SPC-6, MIC-7, SHR-1: a page captures and sends only the tracks that the log wants for a room or a call, and none
 * after its end.
 */
export const checkCaptures =
  (broken: ChaosRun['broken']) =>
  (page: ChaosPage): void => {
    const {
      app,
      media: { levers },
    } = page
    // Without tracks there is nothing to check.
    if (app === null || page.isGone || levers.held().length + levers.sent().length === 0) return
    const space = app.features.of('space')
    const room = space === null ? null : joinedRoomOf(space.slices.account.room.get())
    const wish = room !== null && app.tab.is(room.holder) ? roomMediaTarget(room) : null
    const inRoom =
      wish === null ? [] : [...(wish.holdsMic ? ['microphone'] : []), ...(wish.share === null ? [] : [wish.share.kind])]
    const inCall = capturesForCall(page)
    const spoken = [...(wish?.speaks === true ? inRoom : inRoom.filter((kind) => kind !== 'microphone')), ...inCall]
    for (const kind of levers.held())
      if (![...inRoom, ...inCall].includes(kind))
        broken('SPC-6 nothing is captured that nobody wants', `${page.name}: ${kind}`)
    for (const kind of levers.sent())
      if (!spoken.includes(kind)) broken('MIC-7 nothing is sent that nobody wants', `${page.name}: ${kind}`)
    if (levers.held().filter((kind) => kind !== 'microphone').length > 1) broken('SHR-1 one thing is shared', page.name)
  }
