import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { RoomMediaEvent } from '../../../src/application/ports/media-room'
import { Secret } from '../../../src/application/ports/browser/vault'
import { FakeTrack } from '../../support/fake-streams'
import { factsFrom } from '../../contracts/contract-subject'
import { AGORA_BEHAVIOURS } from './behaviours'
import { makeAgoraTown } from './agora-fixture'

const makeTown = () => {
  const { time, town, browser } = makeAgoraTown()
  const pass = (ms: number) => time.pass(ms)
  const enter = async (name: string) => {
    const member = browser(name)
    const stay = factsFrom<RoomMediaEvent>(member.room.enter(member.order), pass)
    await stay.until((heard) => heard.length === 1)
    return { ...member, stay }
  }
  const speak = async (member: Awaited<ReturnType<typeof enter>>) => {
    const microphone = factsFrom(member.room.microphone(), pass)
    const speech = factsFrom(member.room.speak(), pass)
    await speech.until((heard) => heard.length === 1)
    return { microphone, speech }
  }
  return { town, browser, enter, speak, pass, now: () => time.clock().now() }
}

describe('A room over Agora', () => {
  it('a listener in a room over Agora gets the xid and the sound level of a speaker until the speaker stops', async () => {
    const { enter, speak, pass } = makeTown()
    const [ann, bob] = [await enter('1001'), await enter('1002')]
    const remotes = factsFrom(bob.room.remotes$, pass)
    const { speech } = await speak(ann)
    await pass(50)
    expect(remotes.heard.at(-1)).toMatchObject([{ xid: '1001', kind: 'microphone' }])
    const [stream] = remotes.heard.at(-1) ?? []
    const levels = factsFrom(bob.room.levels$, pass)
    await levels.until((heard) => heard.length === 3)
    expect(levels.heard.at(-1)?.get(stream?.xid ?? never())).toBe(0.5)
    speech.stop()
    await pass(50)
    expect(remotes.heard.at(-1)).toEqual([])
  })

  it('a video from another member of a room over Agora counts as a screen, or as a camera if the room was entered for cameras', async () => {
    const { browser, enter, pass } = makeTown()
    const ann = await enter('1001')
    const caller = browser('1003')
    factsFrom(caller.room.enter({ ...caller.order, pictures: 'camera' }), pass)
    const bob = await enter('1002')
    const [seen, seenInCall] = [factsFrom(bob.room.remotes$, pass), factsFrom(caller.room.remotes$, pass)]
    factsFrom(ann.room.share('camera'), pass)
    await seen.until((heard) => heard.at(-1)?.length === 1)
    await seenInCall.until((heard) => heard.at(-1)?.length === 1)
    expect([seen.heard.at(-1)?.[0]?.kind, seenInCall.heard.at(-1)?.[0]?.kind]).toEqual(['screen', 'camera'])
  })

  it('a second video that a member sends in a room over Agora is refused, and the first video continues', async () => {
    const { enter, pass } = makeTown()
    const ann = await enter('1001')
    const screen = factsFrom(ann.room.share('screen'), pass)
    await screen.until((heard) => heard.length === 1)
    const camera = factsFrom(ann.room.share('camera'), pass)
    await camera.until(() => camera.completed())
    expect([camera.heard, ann.driver.held]).toEqual([[{ kind: 'ended', fault: 'publishRefused' }], ['screen']])
  })

  it('an Agora client has the role host while the member speaks, and the role audience before and afterwards', async () => {
    const { enter, speak, pass } = makeTown()
    const ann = await enter('1001')
    expect(ann.client()?.role).toBe('audience')
    const { speech } = await speak(ann)
    expect(ann.client()?.role).toBe('host')
    speech.stop()
    await pass(50)
    expect(ann.client()?.role).toBe('audience')
  })

  it('when the token of a room over Agora is about to expire, the token is renewed without an event for the caller', async () => {
    const { enter, pass } = makeTown()
    const ann = await enter('1001')
    ann.client()?.emit('token-privilege-will-expire')
    await pass(50)
    expect([ann.client()?.token, ann.stay.heard]).toEqual(['pass-1001-2', [{ kind: 'joined' }]])
  })

  it('a room over Agora whose token has expired is entered again with a new token and continues to send sound', async () => {
    const { town, enter, speak, pass } = makeTown()
    const ann = await enter('1001')
    await speak(ann)
    const before = ann.client()
    before?.become('DISCONNECTED', 'TOKEN_EXPIRE')
    before?.emit('token-privilege-did-expire')
    await ann.stay.until((heard) => heard.length === 3)
    await pass(100)
    expect(ann.stay.heard.map(({ kind }) => kind)).toEqual(['joined', 'reconnecting', 'reconnected'])
    expect([
      ann.client() === before,
      ann.client()?.token,
      ann.client()?.published.map(({ track }) => track instanceof FakeTrack && track.isHot),
    ]).toEqual([false, 'pass-1001-2', [true]])
    expect(town.clients.filter(({ state }) => state === 'CONNECTED')).toHaveLength(1)
  })

  it('entering a room over Agora requests another token after a first refusal, and ends as refused after a second refusal', async () => {
    const { town, browser, pass } = makeTown()
    const ann = browser('1001')
    for (const token of ['pass-1001-1', 'pass-1001-2']) town.badTokens.add(token)
    const stay = factsFrom(ann.room.enter(ann.order), pass)
    await stay.until(() => stay.completed())
    expect(stay.heard).toEqual([{ kind: 'ended', fault: 'refused' }])
    town.badTokens.delete('pass-1001-4')
    town.badTokens.add('pass-1001-3')
    const again = factsFrom(ann.room.enter(ann.order), pass)
    await again.until((heard) => heard.length === 1)
    expect(again.heard).toEqual([{ kind: 'joined' }])
  })

  it('entering a room over Agora without a network ends within 15 s, and succeeds if the network returns in time', async () => {
    const { town, browser, pass, now } = makeTown()
    town.isOffline = true
    const ann = browser('1001')
    const begun = now()
    const lost = factsFrom(ann.room.enter(ann.order), (ms) => pass(ms * 20))
    await lost.until(() => lost.completed())
    expect(lost.heard).toEqual([{ kind: 'ended', fault: 'lost' }])
    expect(now() - begun).toBeLessThan(15_000)
    const stay = factsFrom(ann.room.enter(ann.order), pass)
    await pass(100)
    town.isOffline = false
    await pass(6_000)
    expect(stay.heard).toEqual([{ kind: 'joined' }])
  })

  it('when an audio interruption ends, a room over Agora opens the microphone again and sends the new track', async () => {
    const { town, enter, speak, pass } = makeTown()
    const ann = await enter('1001')
    await speak(ann)
    const [first] = ann.driver.captures
    const track = first?.stream.getAudioTracks()[0]
    if (!(track instanceof FakeTrack)) throw new Error('nothing is captured')
    track.muted = true
    town.interruptionOver()
    await pass(100)
    expect([ann.driver.held, ann.client()?.published.map((local) => local.track === track)]).toEqual([
      ['microphone'],
      [false],
    ])
  })

  it('leaving a room over Agora, even while still joining, releases every device and leaves every channel', async () => {
    const { town, browser, enter, speak, pass } = makeTown()
    const ann = await enter('1001')
    await speak(ann)
    ann.stay.stop()
    const late = browser('1002')
    const stay = factsFrom(late.room.enter({ ...late.order, pass: () => TE.right(new Secret('pass-1002-9')) }), pass)
    await pass(1)
    stay.stop()
    await pass(10_000)
    expect([ann.driver.held, late.driver.held, town.clients.map(({ state }) => state)]).toEqual([
      [],
      [],
      ['DISCONNECTED', 'DISCONNECTED'],
    ])
  })

  it('a room over Agora reports the connection quality of the other people and of this browser', async () => {
    const { enter, pass } = makeTown()
    const [ann] = [await enter('1001'), await enter('1002')]
    const quality = factsFrom(ann.room.quality$, (ms) => pass(ms * 50))
    ann.client()?.emit('network-quality', { uplinkNetworkQuality: 1, downlinkNetworkQuality: 5 })
    await quality.until((heard) => heard.length === 2)
    expect(Object.fromEntries(quality.heard.at(-1) ?? [])).toEqual({ 1001: 'poor', 1002: 'fair' })
    expect(await ann.room.stats()).toEqual([
      {
        xid: '1002',
        kind: 'microphone',
        direction: 'in',
        bitsASecond: 32_000,
        packetsLost: 1,
        roundTripMs: 40,
        size: null,
      },
    ])
  })
})

function never(): never {
  throw new Error('nobody is heard')
}

describe('The behaviours that the fake shares with Agora’s client', () => {
  it('each behaviour of the fake Agora client names the source that documents it', () => {
    expect(
      Object.values(AGORA_BEHAVIOURS).filter(({ what, source }) => what.length < 15 || source.length < 15),
    ).toEqual([])
  })
})
