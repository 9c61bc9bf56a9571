import type { ReceivedFrameRow } from '../support/call-row'

/** Bot frames that the realtime socket receives. */
export const botHeard: readonly ReceivedFrameRow[] = [
  {
    proves: '',
    source: 'ours (next-features.md §9): only whoever asked is told that a bot did not answer',
    line: 'ws',
    frame: { event: 'bot_no_answer', data: { msg: 'rain_bot did not answer /rain' } },
    cause: async (town) => {
      await town.tellBots(await town.chatWithBot(), '/rain')
    },
  },
]
