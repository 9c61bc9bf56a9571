/** What the vendor's client does that the port does not expect, and where that was read. The fake does the same. */
export interface Behaviour {
  readonly what: string
  readonly source: string
}

const DECLARED = '@tencentcloud/chat 3.6.6, index.d.ts'
const MODULE = '@tencentcloud/chat 3.6.6, the module itself'

export const BEHAVIOURS = {
  loginBeforeReady: {
    what: '`login` resolves before the client is ready; `SDK_READY` comes later',
    source: `${DECLARED}:1551`,
  },
  loginOffline: {
    what: '`login` without a network is rejected with code 2801 after 90 s, and says `NET_STATE_CHANGE` disconnected meanwhile',
    source: 'measured, Chromium, offline',
  },
  loginTwice: {
    what: 'a second `login` while one goes on is rejected (2025); one after it answers `repeatLogin` and nothing else happens',
    source: `${MODULE}: login()`,
  },
  comesBack: {
    what: 'a lost connection is only told (`NET_STATE_CHANGE`); the client reaches its service again by itself',
    source: `${DECLARED}:2573`,
  },
  kickedThenNotReady: {
    what: '`KICKED_OUT` is told with its reason, then the client resets itself and is not ready',
    source: `${MODULE}: onMultipleAccountKickedOut()`,
  },
  createBeforeReady: {
    what: '`createTextMessage` before login gives an empty object and throws where nobody catches it',
    source: 'measured, Chromium',
  },
  lists15: {
    what: 'a list of messages has at most 15, however many were asked for',
    source: 'https://cloud.tencent.com/document/product/269/75323 and the module: getMessageListHopping()',
  },
  listsUndefined: {
    what: 'a list that would be empty may be undefined',
    source: `${DECLARED}: every answer is Promise<any>`,
  },
  secondsOnly: { what: 'messages tell their time in seconds', source: `${DECLARED}:986` },
  noSharedSequence: {
    what: '`sequence` counts up by one in a group; between two it counts what one client sent',
    source: 'https://cloud.tencent.com/document/product/269/2738 (MsgSeq)',
  },
  anyOrder: { what: 'messages of one event come in any order', source: `${DECLARED}:2434: a list, no order promised` },
  noOwnEcho: {
    what: 'what this client sent, recalled or modified itself is not told to it',
    source: `${DECLARED}:1691`,
  },
  sendsElements: {
    what: '`modifyMessage` sends the elements of the message, whose first one shares its content with `payload`',
    source: `${MODULE}: modifyRemoteMessage(), _initProxy()`,
  },
  revokedInPart: {
    what: 'of a message that it does not hold, `MESSAGE_REVOKED` tells the conversation, the sequence and who took it back, and neither type nor author',
    source: `${MODULE}: onMsgRevoked()`,
  },
  noDedupe: { what: 'a message sent again is another message', source: `${DECLARED}:1625: each create makes a new ID` },
  readAsWhole: { what: 'a conversation is read as a whole or not at all', source: `${DECLARED}:1798` },
  reactionsCapped: {
    what: 'a reaction comes with at most ten of its people; its event is not declared and has some of the reactions only',
    source: `${MODULE}: MsgReactionModule`,
  },
  noDeletions: {
    what: "what is deleted from one's own view is not told to one's other browsers",
    source: `${DECLARED}:2420 (EVENT)`,
  },
  size: { what: 'a message may have 12 KB', source: 'https://cloud.tencent.com/document/product/269/4107' },
  refusals: {
    what: 'a back end that refuses a message before it is sent does so with its own code, 120001 to 130000, and its own words',
    source: 'https://cloud.tencent.com/document/product/269/1671',
  },
} as const satisfies Readonly<Record<string, Behaviour>>
