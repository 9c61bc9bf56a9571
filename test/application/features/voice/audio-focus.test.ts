import { describe, expect, it } from 'vitest'
import { makeAudioFocus } from '../../../../src/application/features/voice/audio-focus'
import { kitchen, lounge } from '../../../support/builders/message'

const world = (isTaken: boolean) => {
  const line = { isTaken }
  const done: string[] = []
  const follow = makeAudioFocus({
    isTaken: () => line.isTaken,
    pause: () => done.push('pause'),
    recording: () => [lounge, kitchen],
    finish: (conversationId) => done.push(`finish ${conversationId}`),
  })
  return {
    done,
    turn: (taken: boolean) => {
      line.isTaken = taken
      follow()
    },
  }
}

describe('The sound of voice messages', () => {
  it('R4-505 a room or a call that begins pauses what plays, and ends each recording so that it waits in the preview', () => {
    const { done, turn } = world(false)
    turn(false)
    expect(done).toEqual([])
    turn(true)
    expect(done).toEqual(['pause', `finish ${lounge}`, `finish ${kitchen}`])
  })

  it('R4-505 a voice message may be played during a call, and the next call pauses it again', () => {
    const { done, turn } = world(true)
    turn(true)
    turn(false)
    expect(done).toEqual([])
    turn(true)
    turn(true)
    expect(done.filter((one) => one === 'pause')).toHaveLength(1)
  })
})
