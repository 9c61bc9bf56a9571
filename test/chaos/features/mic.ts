import type { MediaSendFailure } from '../../../src/domain/kernel/media-fault'
import { watchMic } from '../invariants/mic'
import type { ChaosFeature, UserAction } from '../chaos-model'
import { inRoom, saying, toPerson } from './rooms'

const FAULTS: readonly MediaSendFailure[] = ['permissionRefused', 'noDevice', 'publishRefused']

const deeds: Readonly<Record<string, UserAction>> = {
  askForMic: saying(8, () => ({ type: 'space/RequestMic' })),
  askTwice: inRoom(2, ({ app }) => {
    app.account.dispatch({ type: 'space/RequestMic' })
    app.account.dispatch({ type: 'space/RequestMic' })
  }),
  takeAskingBack: saying(2, () => ({ type: 'space/CancelMicRequest' })),
  openMic: saying(8, () => ({ type: 'space/OpenMic' })),
  closeMic: saying(4, () => ({ type: 'space/CloseMic' })),
  acceptMic: saying(5, () => ({ type: 'space/AcceptMicInvite' })),
  declineMic: saying(1, () => ({ type: 'space/DeclineMicInvite' })),
  answerFirst: saying(8, ({ chance }, { queue: [first] }) =>
    first === undefined
      ? null
      : chance.next() < 0.8
        ? { type: 'space/AllowMicRequest', xid: first.xid }
        : { type: 'space/RefuseMicRequest', xid: first.xid, note: null },
  ),
  /** A host decides late, when the member may have withdrawn the request. */
  answerLate: inRoom(4, ({ app, chance, page, run }, { queue: [first] }) => {
    if (first !== undefined)
      run.time.after(chance.between(7_000, 15_000), () => {
        page.do(() => {
          app.account.dispatch({ type: 'space/AllowMicRequest', xid: first.xid })
        })
      })
  }),
  inviteToMic: toPerson(4, (xid) => ({ type: 'space/InviteToSpeak', xid })),
  endMic: toPerson(2, (xid) => ({ type: 'space/MoveToAudience', xid })),
  muteMic: toPerson(3, (xid) => ({ type: 'space/MuteMic', xid })),
  unmuteMic: toPerson(3, (xid) => ({ type: 'space/UnmuteMic', xid })),
  muteAll: saying(1, () => ({ type: 'space/MuteAll' })),
  setMicMode: saying(3, ({ chance }) => ({
    type: 'space/SetMicMode',
    mode: chance.of(['open', 'limited', 'limited'] as const, 'limited'),
  })),
  startShare: saying(4, ({ chance }) => ({
    type: 'space/StartShare',
    kind: chance.of(['screen', 'camera'] as const, 'screen'),
  })),
  stopShare: saying(3, () => ({ type: 'space/StopShare' })),
  /** The member uses the browser's own stop button, or unplugs the device. */
  takeOut: inRoom(2, ({ page, chance }) => {
    page.media.levers.takeOut(chance.of(['microphone', 'screen', 'camera'] as const, 'microphone'))
  }),
  slowDevices: inRoom(1, ({ page, chance }) => {
    page.media.levers.giveAfter(chance.between(1, 3_000))
  }),
  /** Refuses a device from now on, or grants it again. */
  refuseDevice: inRoom(2, ({ page, chance }) => {
    page.media.levers.refuse(
      chance.of(['microphone', 'screen', 'camera'] as const, 'microphone'),
      chance.next() < 0.4 ? chance.of(FAULTS, 'noDevice') : null,
    )
  }),
  cutMedia: inRoom(2, ({ page, chance, run }) => {
    const { levers } = page.media
    levers.cut()
    run.time.after(chance.between(1, 20_000), () => {
      page.do(levers.mend)
    })
  }),
  throwOut: inRoom(1, ({ page }) => {
    page.media.levers.throwOut('lost')
  }),
}

export const mic: ChaosFeature = { name: 'mic', deeds, watch: (run) => [watchMic(run)] }
