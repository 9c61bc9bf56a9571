/** Asks that are not named after anything a person made. */
export const KNOWN_EFFECT_IDS: ReadonlySet<string> = new Set([
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
