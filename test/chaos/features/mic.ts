import type { MediaSendFailure } from '../../../src/domain/kernel/media-fault'
import { watchMic } from '../invariants/mic'
import type { ChaosFeature, UserAction } from '../chaos-model'
import { inRoom, saying, toPerson } from './rooms'

const FAULTS: readonly MediaSendFailure[] = ['permissionRefused', 'noDevice', 'publishRefused']

const deeds: Readonly<Record<string, UserAction>> = {
  askForMic: saying(8, () => ({ type: 'AskForMic' })),
  askTwice: inRoom(2, ({ app }) => {
    app.account.dispatch({ type: 'AskForMic' })
    app.account.dispatch({ type: 'AskForMic' })
  }),
  takeAskingBack: saying(2, () => ({ type: 'TakeAskingBack' })),
  openMic: saying(8, () => ({ type: 'OpenMic' })),
  closeMic: saying(4, () => ({ type: 'CloseMic' })),
  acceptMic: saying(5, () => ({ type: 'AcceptMic' })),
  declineMic: saying(1, () => ({ type: 'DeclineMic' })),
  answerFirst: saying(8, ({ chance }, { queue: [first] }) =>
    first === undefined ? null : { type: chance.next() < 0.8 ? 'AllowMic' : 'RefuseMic', xid: first.xid },
  ),
  /** A host decides late, when the member may have withdrawn the request. */
  answerLate: inRoom(4, ({ app, chance, page, run }, { queue: [first] }) => {
    if (first !== undefined)
      run.time.after(chance.between(7_000, 15_000), () => {
        page.do(() => {
          app.account.dispatch({ type: 'AllowMic', xid: first.xid })
        })
      })
  }),
  inviteToMic: toPerson(4, (xid) => ({ type: 'InviteToMic', xid })),
  endMic: toPerson(2, (xid) => ({ type: 'EndMic', xid })),
  muteMic: toPerson(3, (xid) => ({ type: 'MuteMic', xid })),
  unmuteMic: toPerson(3, (xid) => ({ type: 'UnmuteMic', xid })),
  muteAll: saying(1, () => ({ type: 'MuteAll' })),
  setMicMode: saying(3, ({ chance }) => ({
    type: 'SetMicMode',
    mode: chance.of(['open', 'limited', 'limited'] as const, 'limited'),
  })),
  startShare: saying(4, ({ chance }) => ({
    type: 'StartShare',
    kind: chance.of(['screen', 'camera'] as const, 'screen'),
  })),
  stopShare: saying(3, () => ({ type: 'StopShare' })),
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
