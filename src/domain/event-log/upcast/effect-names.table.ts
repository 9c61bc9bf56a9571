/** 3 → 4: effects by the old name of their reducer. */
export const EFFECT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chat: {
    performAct: 'performAction',
  },
  deeds: {
    performDeed: 'performAction',
  },
  spaces: {
    performSpaceDeed: 'performAction',
  },
  announcement: {
    actOnAnnouncement: 'performAction',
  },
  room: {
    actInRoom: 'performAction',
    tellRoom: 'sendRoomEvent',
  },
  'bubble/rain': {
    sayTap: 'sendTap',
    lookAtRain: 'loadRain',
    takePart: 'stayInRain',
  },
  visit: {
    leadToPerson: 'openProfileOf',
  },
  xSignIn: {
    leaveForX: 'redirectToX',
    postX: 'exchangeXCode',
  },
  qrSignIn: {
    askQr: 'loadQrStatus',
    readQrCode: 'createQrCode',
  },
  qrApproval: {
    lookUpQr: 'lookUpQrSignIn',
    answerQr: 'decideQrSignIn',
  },
  partnerSignIn: {
    lookWhoIsIn: 'loadSignedInMember',
    keepToken: 'holdPartnerToken',
  },
  walletSignIn: {
    askText: 'requestSignText',
    proveWallet: 'signAndVerify',
  },
  join: {
    findTerms: 'loadJoinTerms',
    tellNotJoined: 'showJoinFailure',
    askVisitorIn: 'offerSignIn',
  },
  search: {
    findKept: 'searchArchive',
  },
  spotlight: {
    rankGivers: 'loadGiftRank',
  },
  names: {
    findNames: 'loadUserNames',
  },
  finder: {
    findGroups: 'searchGroups',
    findPeople: 'searchPeople',
  },
  people: {
    listPeople: 'loadMembersToPick',
  },
  composer: {
    handOver: 'sendDraft',
    keep: 'storeDraft',
  },
  appPrompt: {
    leaveFor: 'openAppLink',
  },
}
