/**
 * How a field may leave the log (reliability §6):
 * - `plain`: what stands in it speaks for itself, numbers and truths stay; a text in it is replaced.
 * - `code`: one of the program's own words. `states`: names of states, however deep. `path`: an address pattern.
 * - `id`, `ask`, `text`, `email`: replaced, the same always by the same. `url`: shortened to its host.
 * - `figure`: a number as text that is everybody's, such as a price. `amount`: of one's money; nothing of it is told.
 */
export type Rule = 'plain' | 'code' | 'states' | 'path' | 'id' | 'ask' | 'text' | 'email' | 'url' | 'figure' | 'amount'

const named = (rule: Rule, names: string): readonly (readonly [string, Rule])[] =>
  names.split(' ').map((name) => [name, rule] as const)

/** Every field there is in a message or a state. One that is not here leaves the log without its name and content. */
export const FIELDS: ReadonlyMap<string, Rule> = new Map([
  ...named('code', 'which category state status log mainPage areaLanguage fault unfit change blocked why'),
  ...named('code', 'type kind place _tag unit effect reason left method role joinType joinMode theme language list dialog purpose'),
  ...named('states', 'value'),
  ...named('path', 'path returnTo'),
  ...named('ask', 'id'),
  ...named('id', 'xid uid gid conversationId clientId sessionId tab ownerXid adminXids me link key items sent pending returned'),
  ...named('id', 'messageId reporter actId memeId recent xids requestId channelId eventId giftId by'),
  ...named('id', 'uploadId field'),
  ...named('id', 'wallet rdns address partnerId rowId cursor followed'),
  ...named('text', 'good topics command keyword lookup display title text name words description projectName device bio'),
  ...named('figure', 'price rewards'),
  ...named('email', 'email sentTo'),
  ...named('url', 'poster media asset image avatar icon banner twitterUrl pictures url xUrl'),
  ...named('amount', 'usd given'),
  ...named('plain', 'v seq at n nth from to before after again page size maxSeq readSeq unread muted until notBefore retryAt'),
  ...named('plain', 'resendAt alarmAt loggedAt kickedAt secretRef tries losses lost openedBefore online'),
  ...named('plain', 'level isSuper isMember isVisitor memberCount following followers projects sound notices activity previewed textRef'),
  ...named('plain', 'nonceRef chainId mayReplace'),
  ...named('plain', 'minSpeakLevel since shown failed finished missing height leaf branch root loaded'),
  ...named('plain', 'ask message messages session profile failure content verification latest listed timeline context chat data'),
  ...named('plain', 'outbox input group mine trending toasts mayReloadAt hasRelease errand browser codeRef stateRef pollAt'),
  ...named('plain', 'askedAt approves about prices currencyId'),
  ...named('plain', 'person user people relations follow following followers switches switching dm own ownRead on draft rows'),
  ...named('plain', 'followingLists followerLists'),
  ...named('plain', 'mentions width height seconds quote rows group space button join added removed receivers isVideo isSpace isExclusive levelLimit'),
  ...named('plain', 'pins found accepts done reply mention meme memes emoji sticker of rev reactions act acts ranges gone waiting'),
  ...named('plain', 'peer pinned isBot allowsDm showsGroups upTo directs conversation'),
  ...named('id', 'attachmentId sentWith'),
  ...named('code', 'via refusal'),
  ...named('plain', 'fileRef ready awaitsFiles isTried'),
  ...named('plain', 'uploads files index percent bytes isOver isOnline byKey shared order'),
  ...named('url', 'urls'),
  ...named('plain', 'target terms asVisitor isHidden isNew isUnsent retries applied finders header headerPeople dueAt round focusAt takesFocus'),
  ...named('plain', 'created'),
  ...named('id', 'lastOpened'),
  ...named('plain', 'hints commandsAt commands searchAt whitelist host hosts linkWhitelist minImageLevel'),
  ...named('plain', 'paged boards isRead readBy comments count room rooms announcement author createdAt startsAt audience speakers'),
  ...named('plain', 'wantsRooms ranks givers banners inviteKeys announcements'),
  ...named('plain', 'asks asking work conversations opened drafts names handing groups lookups members'),
  ...named('plain', 'deed deeds groupDrafts first choosing mutesNewcomers allowed free dueAt round giftEnabled bubbleEnabled currency'),
  ...named('amount', 'supply rewards'),
  ...named('id', 'successor locale partnerLink promoted demoted'),
  ...named('code', 'among verifiedAs'),
  ...named('text', 'currencyName'),
  ...named('code', 'period micMode mode line phase mic fault surface'),
  ...named('id', 'wanted ids holder hostXids fromXid toXid'),
  ...named('text', 'roomName groupName rewardText'),
  ...named('url', 'rewardIcon picture'),
  ...named('code', 'refused'),
  ...named('plain', 'snapshot said live video far readsTooOften'),
  ...named('plain', 'spaces filter listed highlights looks spaceKeys links summaries reminders doing known space info stats tuned duration'),
  ...named('plain', 'endsAt isReminded arrival event asked offer held share shares isRunning queue invited telling acting told parted leaving leavesOther'),
  ...named('plain', 'reactionsSeen reactionsMade reportAt isReporting isWarned isStale reads unkept readAgainAt heard hasSound of begun minutes spaceDrafts'),
  ...named('plain', 'finder living upcoming recommend showCreate showBubble showGift'),
  ...named('url', 'loading'),
])

interface TableRule { readonly keys: Rule, readonly values: Rule }

const tables = (keys: Rule, values: Rule, names: string): readonly (readonly [string, TableRule])[] =>
  names.split(' ').map((name) => [name, { keys, values }] as const)

/** Fields whose object is a table: how its keys are replaced, and what a text in it is. */
export const TABLES: ReadonlyMap<string, TableRule> = new Map([
  ...tables('ask', 'plain', 'asks asking work'),
  ...tables('id', 'code', 'refused'),
  ...tables('id', 'text', 'drafts names'),
  ...tables('id', 'code', 'doing'),
  ...tables('figure', 'plain', 'telling acting'),
  ...tables('id', 'plain', 'byKey unkept spaces looks spaceKeys links summaries reminders invited leaving spaceDrafts'),
  ...tables('id', 'plain', 'conversations opened failed applied handing groups lookups members people relations followingLists followerLists directs boards ranks banners inviteKeys deeds groupDrafts'),
])

/** Asks that are not named after anything a person made. */
export const OWN_ASKS: ReadonlySet<string> = new Set([
  'mine', 'linkHosts', 'liveRooms', 'postAnnouncement', 'memes:emoji', 'memes:sticker', 'list', 'retry', 'reconnect', 'connectLimit', 'openSocket', 'joinChatService', 'enterAsVisitor', 'endSession',
  'loadProfile', 'own', 'switch:group', 'switch:dm', 'saveProfile', 'leadToPerson',
  'navigate', 'reload', 'toastOver', 'sendCode', 'resendHold', 'signInByEmail',
  'put', 'drop', 'submitInvite', 'readXAddress', 'leaveForX', 'postX', 'readQrCode', 'qrLife', 'qrPoll', 'askQr', 'lookUpQr', 'answerQr',
  'loadBalance', 'loadActivity', 'openApp', 'openLimit', 'openDownload', 'connectWallet', 'watchWallet', 'askText', 'textOver',
  'codeOfEmail', 'postEmail', 'postInvite', 'unbindX', 'bindWallet',
  'findTerms', 'joinGroup', 'checkMembership', 'checkDue', 'applyToJoin', 'enterGroup', 'tellNotJoined', 'askVisitorIn',
  'checkSetup', 'createGroup', 'saveGroup', 'linkPause', 'lookUpLinkName', 'personDue',
  'highlights', 'report', 'createSpace', 'startSpace', 'saveSpace', 'searchPause', 'findKept', 'findMore',
  'proveWallet', 'lookWhoIsIn', 'keepToken', 'exchangeToken',
  'makeBot', 'saveCommands', 'readBot', 'saveBot', 'testWebhook',
  'check', 'sign', 'signingOver', 'send', 'nextLook', 'lookUp', 'takePart', 'decide', 'enter', 'life',
  'status', 'start', 'look', 'stop', 'join', 'leave', 'set',
  'unreachableDue', 'noResponseDue', 'cancelDue', 'accept', 'close', 'ring', 'ringOver', 'joinDue', 'aloneDue', 'noteOver',
  'startDelay', 'playLimit', 'stillOver', 'readViewed', 'keepViewed',
])
