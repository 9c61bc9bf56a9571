import type { ReceivedFrameRow } from '../support/call-row'

/** What the realtime socket tells of bots. */
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
