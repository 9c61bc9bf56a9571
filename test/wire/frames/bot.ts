import { CLIENT_ID } from '../support/seeded-ids'
import type { ReceivedFrameRow } from '../support/call-row'

/** Bot frames that the realtime socket receives. */
export const botHeard: readonly ReceivedFrameRow[] = [
  {
    proves: '',
    source: 'ours (next-features.md §9): only whoever asked is told that a bot did not answer',
    line: 'ws',
    frame: {
      event: 'bot_no_answer',
      data: {
        conversation_id: 'sn_a000000001_b800000001',
        client_id: CLIENT_ID,
        bot: 'rain_bot',
        own_bot: { id: '28', xid: 'b800000001' },
      },
    },
    cause: async (town) => {
      await town.tellBots(await town.chatWithBot(), '/rain')
    },
  },
]
