import { right } from '../../adapters/support/client'
import { ROOM } from '../support/adapters'
import { ADA, BEN, BEN_UID } from '../support/seeded-ids'
import type { ReceivedFrameRow } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const ID = '5bace001-0000-4000-8000-000010000001'
const AT = 1_800_000_000_000
const ada = 'ada@loop.example'
const ben = 'ben@loop.example'
const DECIDED =
  'spec 2 §4: payload not printed; it names its channel, who did it and with what (invariants.md, CLR-7, RCV-5)'

const clientOf = async (town: WireTown, who: string) => (await town.as(who)).client.calls
const adaCalls = async (town: WireTown) => right((await clientOf(town, ada)).start(BEN, false))
const channelNow = async (town: WireTown) => (await right((await clientOf(town, ada)).check(null)))?.channelId ?? ROOM

const signal = (
  event: string,
  kind: string,
  how: Pick<ReceivedFrameRow, 'to' | 'cause'>,
  proves: string,
  tells: object = {},
): ReceivedFrameRow => ({
  proves,
  source: DECIDED,
  line: 'ws',
  frame: {
    event,
    data: { channel_id: ID, from_xid: 'b000000002', to_xid: 'a000000001', platform: 'web', video_type: 1 },
  },
  tells: { kind, channelId: ROOM, by: BEN, isWeb: true, ...tells },
  first: adaCalls,
  ...how,
})

/** Private-call frames that the realtime socket receives. */
export const callHeard: readonly ReceivedFrameRow[] = [
  {
    proves: 'R2-095',
    source: 'spec 2 §3 Call payload, §4 loop_private_room_calling',
    line: 'ws',
    to: ada,
    frame: {
      event: 'loop_private_room_calling',
      data: {
        channel_id: ID,
        from_xid: 'b000000002',
        to_xid: 'a000000001',
        video_type: 2,
        from_name: 'Ben',
        from_head: '/town/a4.svg',
        from_uid: '1000000002',
        at: AT,
      },
    },
    tells: {
      kind: 'calling',
      channelId: ROOM,
      to: ADA,
      isVideo: true,
      saidAt: AT,
      from: { xid: BEN, uid: BEN_UID, name: 'Ben', avatar: '/town/a4.svg' },
    },
    cause: async (town) => {
      await right((await clientOf(town, ben)).start(ADA, true))
    },
  },
  signal(
    'loop_private_room_accept',
    'accepted',
    {
      cause: async (town) => {
        await right((await clientOf(town, ben)).accept(await channelNow(town)))
      },
    },
    '',
    { isVideo: false },
  ),
  signal(
    'loop_private_room_reject',
    'rejected',
    {
      cause: async (town) => {
        await right((await clientOf(town, ben)).reject(await channelNow(town)))
      },
    },
    '',
  ),
  signal(
    'loop_private_room_cancel',
    'cancelled',
    {
      cause: async (town) => {
        const channelId = await channelNow(town)
        await right((await clientOf(town, ben)).accept(channelId))
        await right((await clientOf(town, ben)).cancel(channelId))
      },
    },
    '',
  ),
]
