import * as TE from 'fp-ts/TaskEither'
import { of } from 'rxjs'
import { makeAgoraRoom } from '../../../src/adapters/agora'
import { Secret } from '../../../src/application/ports/browser/vault'
import { Xid } from '../../../src/domain/kernel/ids'
import type { MediaSendFailure } from '../../../src/domain/kernel/media-fault'
import { made } from '../../support/builders/made'
import { FakeNet } from '../../support/fake-connection'
import { FakeMedia } from '../../support/fake-media'
import { FakeTrack } from '../../support/fake-streams'
import { VirtualTime } from '../../support/virtual-time'
import { factsFrom } from '../../contracts/contract-subject'
import type { RoomBench } from '../../contracts/media-room.contract'
import { AgoraTown } from './fake-agora'

/** A fake of the vendor's network, with any number of browsers. */
export const makeAgoraTown = () => {
  const time = new VirtualTime()
  const clock = time.clock()
  const town = new AgoraTown(clock)
  const browser = (name: string) => {
    const driver = new FakeMedia(new FakeNet(clock))
    const room = makeAgoraRoom({
      driver,
      clock,
      load: async () => town.vendor,
      me: () => TE.right(made(Xid, name)),
      chosen$: of({ microphone: null, camera: null }),
    })
    let passes = 0
    const pass = () => {
      passes += 1
      return TE.right(new Secret(`pass-${name}-${passes}`))
    }
    /** The client that the browser created last. */
    const client = () => town.clients.findLast(({ token, uid }) => uid === name || token.startsWith(`pass-${name}`))
    return { driver, room, client, order: { channelId: 'room-1', pass } }
  }
  return { time, clock, town, browser }
}

const ERRORS: Partial<Readonly<Record<MediaSendFailure, string>>> = {
  permissionRefused: 'NotAllowedError',
  pickerClosed: 'NotAllowedError',
  noDevice: 'NotFoundError',
  deviceBusy: 'NotReadableError',
}
const KINDS: Readonly<Record<string, 'microphone' | 'screen' | 'camera'>> = {
  Microphone: 'microphone',
  Camera: 'camera',
  Screen: 'screen',
}

export const agoraRoomSubject = async (): Promise<RoomBench> => {
  const { time, town, browser } = makeAgoraTown()
  const other = browser('1002')
  await factsFrom(other.room.enter(other.order), (ms) => time.pass(ms)).until(({ length }) => length === 1)
  const { driver, room, client, order } = browser('1001')
  return {
    room,
    order,
    pass: (ms) => time.pass(ms),
    held: () => driver.held,
    sent: () =>
      (client()?.state === 'CONNECTED' ? (client()?.published ?? []) : []).flatMap(({ track }) =>
        track instanceof FakeTrack && track.isHot ? (KINDS[track.label] ?? []) : [],
      ),
    giveAfter: (ms) => {
      driver.giveAfterMs = ms
    },
    refuse: (kind, fault) => {
      const name = fault === null ? undefined : ERRORS[fault]
      if (name !== undefined) driver.faults.set(kind, Object.assign(new Error('no'), { name }))
      else if (fault === null) driver.faults.delete(kind)
      else town.maySend = (media) => media !== (kind === 'microphone' ? 'audio' : 'video')
    },
    takeOut: (kind) => {
      for (const capture of driver.captures) {
        const [first] = capture.stream.getTracks()
        if (capture.kind === kind && first instanceof FakeTrack) first.end()
      }
    },
    cut: () => {
      client()?.become('RECONNECTING')
    },
    mend: () => {
      client()?.become('CONNECTED')
    },
    throwOut: () => {
      client()?.become('DISCONNECTED', 'UID_BANNED')
    },
  }
}
