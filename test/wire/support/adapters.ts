import * as TE from 'fp-ts/TaskEither'
import { of } from 'rxjs'
import type { HttpDriver } from '../../../src/adapters/rest/client/http-driver'
import { makeAnnouncements } from '../../../src/adapters/rest/announcements'
import { makeBotManagement } from '../../../src/adapters/rest/bot-management'
import { makeBots } from '../../../src/adapters/rest/bot-list'
import { makeBubbles } from '../../../src/adapters/rest/bubbles'
import { makeChatRest } from '../../../src/adapters/rest/chat/chat-rest'
import { makeGroupAdmin } from '../../../src/adapters/rest/group-admin'
import { makeGifts } from '../../../src/adapters/rest/gifts'
import { makeLooper } from '../../../src/adapters/rest/looper'
import { makeLooperAnalytics } from '../../../src/adapters/rest/looper-analytics'
import { makeMall } from '../../../src/adapters/rest/mall'
import { makeNotifications } from '../../../src/adapters/rest/notifications'
import { makeMemes } from '../../../src/adapters/rest/chat/memes'
import { makeCalls } from '../../../src/adapters/rest/private-calls'
import { makeRecaps } from '../../../src/adapters/rest/recap'
import { makeRecordingCalls } from '../../../src/adapters/rest/spaces/recording'
import { makeRestreams } from '../../../src/adapters/rest/restream'
import { makeRooms } from '../../../src/adapters/rest/rooms'
import { makeSpaces } from '../../../src/adapters/rest/spaces'
import { makeGroupOverviews } from '../../../src/adapters/rest/group-overview'
import { makeTranslations } from '../../../src/adapters/rest/captions'
import { makeStorageCredentials } from '../../../src/adapters/rest/storage-credentials'
import { makeWallet } from '../../../src/adapters/rest/wallet'
import type { ClientInfo } from '../../../src/adapters/wire/codecs/headers'
import type { SocketDriver } from '../../../src/adapters/socket/socket-driver'
import { makeMediaRoom } from '../../../src/adapters/webrtc/media-room'
import { Secret } from '../../../src/application/ports/browser/vault'
import { ChannelId, Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { sessionOf } from '../../support/builders/session'
import { FakeNet } from '../../support/fake-connection'
import { FakeMedia } from '../../support/fake-media'
import { makeClient } from '../../adapters/support/client'
import { makeFakeClock } from '../../adapters/support/fake-clock'

export const ORIGIN = 'https://town.example'
/** The session token in the literals. */
export const TOKEN = 'token-of-ada'
export const ROOM = made(ChannelId, '5bace001-0000-4000-8000-000010000001')

interface Drivers {
  readonly http: HttpDriver
  readonly sockets: SocketDriver
  readonly id: () => string
  /** The client info in the headers of all API calls. Default: a wide window in English. */
  readonly whence?: ClientInfo
}

/** Creates all server adapters of one browser, over the given drivers. */
export const adaptersOver = ({ http, sockets, id, whence }: Drivers) => {
  const clock = makeFakeClock()
  const random = { id }
  const client = makeClient({
    http,
    sockets,
    origin: ORIGIN,
    clock,
    random,
    ...(whence === undefined ? {} : { whence }),
  })
  const { rest, liveFeed } = client
  const mediaRoom = makeMediaRoom({
    driver: new FakeMedia(new FakeNet(clock)),
    clock,
    random,
    sockets,
    url: 'wss://town.example/rtc',
    chosen$: of({ microphone: null, camera: null }),
  })
  return {
    ...client,
    clock,
    mediaRoom,
    looper: makeLooper(rest),
    looperFigures: makeLooperAnalytics(rest),
    chat: makeChatRest(rest),
    announcements: makeAnnouncements(rest),
    bots: makeBots(rest),
    groupRunning: makeGroupAdmin(rest),
    memes: makeMemes(rest, []),
    rooms: makeRooms({ rest, say: liveFeed.say }),
    spaces: makeSpaces(rest, clock),
    spotlights: makeGroupOverviews(rest),
    recaps: makeRecaps(rest),
    recordings: makeRecordingCalls(rest),
    restreams: makeRestreams(rest),
    translations: makeTranslations(rest),
    wallet: makeWallet(rest),
    mall: makeMall(rest),
    notifications: makeNotifications(rest, []),
    botManagement: makeBotManagement(rest),
    gifts: makeGifts(rest),
    bubbles: makeBubbles(rest, liveFeed),
    calls: makeCalls(rest),
    storagePasses: makeStorageCredentials({ rest, clock, currentSession: rest.session }),
    order: { channelId: ROOM, pass: () => TE.right(new Secret('pass-of-ada')) },
  }
}
export type Adapters = ReturnType<typeof adaptersOver>

const ada = sessionOf({ xid: made(Xid, 'a000000001'), uid: made(Uid, '1000000001'), name: 'Ada' })

/** Signs Ada in on a client, and stores her token. */
export const signedIn = async (client: Adapters): Promise<Adapters> => {
  await client.vault.keep(ada.sessionId, new Secret(TOKEN))
  client.use(ada)
  return client
}
