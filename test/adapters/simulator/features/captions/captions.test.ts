import { describe, expect, it } from 'vitest'
import { server } from '../../../../../src/adapters/simulator/features/captions.server'
import { makeConversationViewers } from '../../../../../src/adapters/simulator/viewers'
import { readCaption } from '../../../../../src/adapters/wire/frames/caption-frame'
import {
  feature,
  languagesOf,
  readersIn,
  speakersIn,
  type CaptionsInput,
} from '../../../../../src/adapters/simulator/state/features/captions/feature'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { ChannelId } from '../../../../../src/domain/kernel/ids'
import { countingRandom } from '../../../support/memory-ports'
import { WireTown } from '../../../../wire/support/simulated-town'
import { brand, personBy, START, townOf } from '../../state/town'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
const square = brand(ChannelId.is, channelOf('10000001', 1))
const seated = [ada, ben, sky].reduce(
  (world, xid) =>
    applyInput(world, { type: 'SpaceJoined', at: START, xid, channelId: square, token: `t-${xid}` }).world,
  town,
)
const after = (world: ServerState, ...inputs: readonly CaptionsInput[]): ServerState =>
  inputs.reduce((acc, input) => feature.step(acc, input).world, world)
const words = (world: ServerState, input: CaptionsInput) =>
  feature.step(world, input).outputs.map((output) => (output.type === 'Refused' ? output.words : output.type))
const join = (xid: typeof ada): CaptionsInput => ({ type: 'captions/Joined', at: START, xid, channelId: square })
const read = (xid: typeof ada, language: string): CaptionsInput => ({
  type: 'captions/LanguageSet',
  at: START,
  xid,
  channelId: square,
  what: 'target',
  language,
})
const speaker = speakersIn(town, square)[0] ?? ada
const speak: Extract<CaptionsInput, { type: 'captions/LineSpoken' }> = {
  type: 'captions/LineSpoken',
  at: START,
  channelId: square,
  speaker,
  lineId: 'l1',
  nth: 0,
  startedAt: START,
  isFinal: true,
}
const three = after(seated, join(ada), join(ben), join(sky), read(ben, 'zh_CN'), read(sky, 'es_ES'))

describe('The captions of a room on the server', () => {
  it('each reader of captions gets the original line and, in another language, its translation into the language of the reader', () => {
    const heard = feature
      .step(three, speak)
      .outputs.flatMap((output) =>
        output.type === 'FrameSent' ? [[output.to[0], readCaption(output.data)?.line] as const] : [],
      )
    expect(new Map(heard)).toEqual(
      new Map([
        [
          ada,
          expect.objectContaining({
            text: 'Welcome, everyone. It is good to have you here.',
            translated: null,
            language: 'en_US',
          }),
        ],
        [
          ben,
          expect.objectContaining({
            text: 'Welcome, everyone. It is good to have you here.',
            translated: '欢迎大家，很高兴你们能来。',
            language: 'zh_CN',
          }),
        ],
        [
          sky,
          expect.objectContaining({ translated: 'Bienvenidos a todos. Qué bueno tenerlos aquí.', language: 'es_ES' }),
        ],
      ]),
    )
  })

  it('captions are refused to a person outside the room, before translation is turned on, and in an unknown language', () => {
    expect([words(town, join(ben)), words(seated, read(ada, 'es_ES')), words(three, read(ada, 'xx_XX'))]).toEqual([
      ['Only who is in the space can translate it'],
      ['Turn on translation first'],
      ['This language is not offered'],
    ])
  })

  it('a person who leaves the room or turns translation off is no longer a reader of the captions', () => {
    const gone = applyInput(three, { type: 'SpaceLeft', at: START, xid: ben, channelId: square }).world
    expect(readersIn(gone, square).map(([xid]) => xid)).toEqual([ada, sky])
    expect(
      languagesOf(after(three, { type: 'captions/Left', at: START, xid: ada, channelId: square }), square, ada),
    ).toBeNull()
  })

  it('a line of a person who is not on the stage of the room produces no caption', () => {
    const bySomebodyElse: CaptionsInput = { ...speak, speaker: ben }
    expect(feature.step(three, bySomebodyElse).outputs).toEqual([])
  })

  it('simulated speakers produce captions while a member reads captions, but produce none at pace 0', async () => {
    const lines = async (pace: number): Promise<readonly (boolean | undefined)[]> => {
      const place = new WireTown()
      await place.hostedRoom()
      await place.translateRoom()
      const [clock, host, random] = [place.clock, place.host(), countingRandom('captions')]
      const heard: (boolean | undefined)[] = []
      host.subscribe((news) => {
        if (news.type === 'FrameSent' && news.event === 'loop_trans_caption')
          heard.push(readCaption(news.data)?.line.isFinal)
      })
      const end = server.live?.({
        clock,
        random,
        host,
        pace,
        audience: makeConversationViewers(),
        failed: (error) => {
          throw error
        },
      })
      await clock.advance(7_000)
      end?.()
      await clock.advance(20_000)
      return heard
    }
    expect([await lines(1), await lines(0)]).toEqual([[false, true], []])
  })
})
