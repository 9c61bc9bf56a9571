import { speakersIn, type CaptionsInput } from '../../../src/adapters/simulator/state/features/captions/feature'
import { LANGUAGES, SCRIPT } from '../../../src/adapters/simulator/state/features/captions/script'
import type { captionsMessages } from '../../../src/domain/captions'
import { Instant } from '../../../src/domain/kernel/instant'
import type { ChannelId } from '../../../src/domain/kernel/ids'
import type * as t from 'io-ts'
import { made } from '../../support/builders/made'
import { watchCaptions } from '../invariants/captions'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'
import { withFeature } from './features'
import { inRoom } from './rooms'

type CaptionsMessage = t.TypeOf<(typeof captionsMessages)[keyof typeof captionsMessages]>

/** The least and the most ms from the first words of a caption line to its end. */
const SPEAK_MS = [300, 2_000] as const

const atCaptions = (weight: number, message: (channelId: ChannelId, scene: RunScene) => CaptionsMessage): UserAction =>
  inRoom(weight, (scene, { channelId }) => {
    withFeature(scene, 'captions', ({ dispatchToAccount }) => {
      dispatchToAccount(message(channelId, scene))
    })
  })

/** A resident on the stage speaks a line. Its beginning arrives first, then the whole line. */
const speak = ({ run: { newId, time, town }, chance }: RunScene, channelId: ChannelId): void => {
  const [speaker] = speakersIn(town.world, channelId)
  if (speaker === undefined) return
  const line = {
    channelId,
    speaker,
    nth: chance.between(0, SCRIPT.length - 1),
    lineId: newId(),
    startedAt: made(Instant, time.now()),
  }
  const say = (isFinal: boolean): void => {
    town.tell(({ at }): CaptionsInput => ({ type: 'captions/LineSpoken', at, ...line, isFinal }))
  }
  say(false)
  time.after(chance.between(...SPEAK_MS), () => {
    say(true)
  })
}

const deeds: Readonly<Record<string, UserAction>> = {
  captionsOn: atCaptions(3, (channelId) => ({ type: 'captions/Enable', channelId })),
  captionsOff: atCaptions(1, (channelId) => ({ type: 'captions/Disable', channelId })),
  readIn: atCaptions(2, (channelId, { chance }) => ({
    type: 'captions/SetTarget',
    channelId,
    language: chance.of(LANGUAGES, 'en_US'),
  })),
  speakIn: atCaptions(1, (channelId, { chance }) => ({
    type: 'captions/SetSource',
    channelId,
    language: chance.of(LANGUAGES, 'en_US'),
  })),
  residentSpeaks: inRoom(4, (scene, { channelId }) => {
    speak(scene, channelId)
  }),
}

export const captions: ChaosFeature = { name: 'captions', deeds, watch: (run) => [watchCaptions(run)] }
