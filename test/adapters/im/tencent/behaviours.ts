/** A difference between the vendor's client and the port, with its source. The fake client has it too. */
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
    what: '`login` offline is rejected with 2801 after 90 s; `NET_STATE_CHANGE` reports disconnected before',
    source: 'measured, Chromium, offline',
  },
  loginTwice: {
    what: 'a second `login` during a login is rejected (2025); a later one returns `repeatLogin` and does nothing else',
    source: `${MODULE}: login()`,
  },
  comesBack: {
    what: 'a lost connection is only reported (`NET_STATE_CHANGE`); the client reconnects by itself',
    source: `${DECLARED}:2573`,
  },
  kickedThenNotReady: {
    what: '`KICKED_OUT` comes with its reason, then the client resets itself and is not ready',
    source: `${MODULE}: onMultipleAccountKickedOut()`,
  },
  createBeforeReady: {
    what: '`createTextMessage` before login returns an empty object and throws outside of any catch',
    source: 'measured, Chromium',
  },
  lists15: {
    what: 'a list has at most 15 messages, whatever count was requested',
    source: 'https://cloud.tencent.com/document/product/269/75323 and the module: getMessageListHopping()',
  },
  listsUndefined: {
    what: 'a list that would be empty may be undefined',
    source: `${DECLARED}: every answer is Promise<any>`,
  },
  secondsOnly: { what: 'messages have their time in seconds', source: `${DECLARED}:986` },
  noSharedSequence: {
    what: '`sequence` rises by one in a group; in a direct chat it counts the messages of one client',
    source: 'https://cloud.tencent.com/document/product/269/2738 (MsgSeq)',
  },
  anyOrder: { what: 'messages of one event come in any order', source: `${DECLARED}:2434: a list, no order promised` },
  noOwnEcho: {
    what: 'a client gets no event for its own sends, recalls and changes',
    source: `${DECLARED}:1691`,
  },
  sendsElements: {
    what: '`modifyMessage` sends the elements of the message, whose first one shares its content with `payload`',
    source: `${MODULE}: modifyRemoteMessage(), _initProxy()`,
  },
  revokedInPart: {
    what: 'for an unknown message, `MESSAGE_REVOKED` has only conversation, sequence and revoker',
    source: `${MODULE}: onMsgRevoked()`,
  },
  noDedupe: {
    what: 'sending a message again creates another message',
    source: `${DECLARED}:1625: each create makes a new ID`,
  },
  readAsWhole: { what: 'only a whole conversation can be marked as read', source: `${DECLARED}:1798` },
  reactionsCapped: {
    what: 'a reaction includes at most ten of its people; its event is undeclared and has only some of the reactions',
    source: `${MODULE}: MsgReactionModule`,
  },
  noDeletions: {
    what: 'a deletion for the account only sends no event to its other browsers',
    source: `${DECLARED}:2420 (EVENT)`,
  },
  size: { what: 'a message may have 12 KB', source: 'https://cloud.tencent.com/document/product/269/4107' },
  refusals: {
    what: 'a back end that refuses a message before the send uses its own code, 120001 to 130000, and its own text',
    source: 'https://cloud.tencent.com/document/product/269/1671',
  },
} as const satisfies Readonly<Record<string, Behaviour>>
