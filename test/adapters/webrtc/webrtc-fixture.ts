import type { MediaSendFailure } from '../../../src/domain/kernel/media-fault'
import { factsFrom } from '../../contracts/contract-subject'
import type { RoomBench } from '../../contracts/media-room.contract'
import { makeFakeForwarder } from '../../support/fake-forwarder'
import { FakeTrack } from '../../support/fake-streams'
import { RtcTown } from './rtc-town'

type Kind = 'microphone' | 'screen' | 'camera'

const KINDS: Readonly<Record<string, Kind>> = { Microphone: 'microphone', Camera: 'camera', Screen: 'screen' }
const ERRORS: Partial<Readonly<Record<MediaSendFailure, string>>> = {
  permissionRefused: 'NotAllowedError',
  pickerClosed: 'NotAllowedError',
  noDevice: 'NotFoundError',
  deviceBusy: 'NotReadableError',
}

const subjectIn = async (town: RtcTown): Promise<RoomBench> => {
  const other = town.browser('bob')
  const heard = factsFrom(other.room.enter(other.order), (ms) => town.time.pass(ms))
  await heard.until(({ length }) => length === 1)
  const { driver, weather, room, order } = town.browser('ann')
  return {
    room,
    order,
    pass: (ms) => town.time.pass(ms),
    held: () => driver.held,
    sent: () => [...driver.sent].flatMap(({ label }) => KINDS[label] ?? []),
    giveAfter: (ms) => {
      driver.giveAfterMs = ms
    },
    refuse: (kind, fault) => {
      const name = fault === null ? undefined : ERRORS[fault]
      if (name !== undefined) driver.faults.set(kind, Object.assign(new Error('no'), { name }))
      else if (fault === null) driver.faults.delete(kind)
      else town.refused.add(`ann ${kind}`)
    },
    takeOut: (kind) => {
      for (const capture of driver.captures) {
        const [first] = capture.stream.getTracks()
        if (capture.kind === kind && first instanceof FakeTrack) first.end()
      }
    },
    cut: () => {
      weather.offline()
    },
    mend: () => {
      weather.online()
    },
    throwOut: () => {
      town.gone.add('pass-ann')
      town.changed()
    },
  }
}

export const webrtcRoomSubject = (): Promise<RoomBench> => subjectIn(new RtcTown())

/** The same room, but a server forwards the media of its two browsers. */
export const forwardedRoomSubject = (): Promise<RoomBench> => {
  const town: RtcTown = new RtcTown({
    meshLimit: 1,
    forwarder: makeFakeForwarder(() => town.net),
  })
  return subjectIn(town)
}
