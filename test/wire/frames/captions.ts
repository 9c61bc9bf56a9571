import type { ReceivedFrameRow } from '../support/call-row'

const ada = 'ada@loop.example'

/** Caption frames that the client receives. The specs print no frame for them (spec 2 §4 AI translation). */
export const captionsHeard: readonly ReceivedFrameRow[] = [
  {
    proves: '',
    source: 'ours: spec 2 §4 prints no frame for captions',
    line: 'ws',
    frame: {
      event: 'loop_trans_caption',
      data: {
        channel_id: '5bace001-0000-4000-8000-000010000001',
        line_id: 'l1',
        xid: 'm000000003',
        username: 'Mei',
        start: 1_800_000_000_000,
        is_final: true,
        text: 'Welcome, everyone.',
        translated: null,
        language: 'en_US',
      },
    },
    to: ada,
    first: async (town) => {
      await town.hostedRoom()
      await town.translateRoom()
    },
    cause: (town) => town.captionRoom(),
  },
]
