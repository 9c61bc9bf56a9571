/**
 * 3 → 4: message types start with the name of their feature, and have plain names. `Old=New` in the list of a feature
 * stands for `Old` → `feature/New`, and `Name` for `Name` → `feature/Name`.
 */
const MESSAGES_BY_FEATURE: Readonly<Record<string, string>> = {
  announcement: `
    OpenAnnounceForm WriteAnnouncement=ChangeAnnouncementDraft MentionInAnnouncement AddAnnouncedPicture
    RemoveAnnouncedPicture SetAnnouncedVideo PostAnnouncement CloseAnnounceForm AnnouncementPosted
    AnnouncementNotPosted AnnouncementOutcomeUnknown ShowAnnouncements LoadMoreAnnouncements RetryAnnouncements
    ActOnAnnouncement=PerformAnnouncementAction AnnouncementsLoaded AnnouncementsNotLoaded
    AnnouncementActDone=AnnouncementActionDone AnnouncementActNotDone=AnnouncementActionFailed
    AnnouncementsChanged
  `,
  bot: `
    bot/NotAnswered=ActionFailed bot/KeyRead=KeyLoaded bot/KeyNotRead=KeyNotLoaded
    bot/WriteProfile=ChangeProfileDraft bot/MakeBot=CreateBot bot/BotMade=BotCreated bot/BotNotMade=BotNotCreated
    bot/BotMakingUnclear=BotCreationUnclear bot/LeaveKey=CloseKey bot/WriteCommands=ChangeCommandsDraft
    bot/LeaveMaking=CloseCreation bot/BotRead=BotLoaded bot/BotNotRead=BotNotLoaded bot/WriteBot=ChangeBotDraft
  `,
  bubble: `
    bubble/RainNotSeen=RainNotFound bubble/LookForRain=LookUpRain bubble/TapSaid=TapSent
    bubble/TapNotSaid=TapNotSent bubble/Answered=TapRejected bubble/LineBack=Reconnected bubble/Quit=LeaveRain
  `,
  call: `
    call/CloseNote=DismissSummary call/TakeHere=MoveToThisTab call/Checked=RingVerified
    call/NotChecked=RingNotVerified call/LineBack=Reconnected call/Found=StatusLoaded
    call/NotFound=StatusNotLoaded call/LetIn=ChannelJoined call/NotLetIn=ChannelNotJoined
    call/RingSilent=RingtoneBlocked call/PeerIs=PeerPresenceChanged call/LineIs=MediaStateChanged
    call/NotSent=TrackNotSent call/Reloaded=TabReloaded call/Gone=ChannelGone call/Turn=QueueAdvanced
  `,
  captions: `
    captions/RoomOver=RoomEnded captions/CaptionHeard=CaptionReceived
  `,
  chat: `
    OpenConversation LoadEarlier JumpTo ReadConversation=MarkConversationRead OpenDirect ShowPins
    RetryConversations SendMessage SendAgain=ResendMessage SendLink SendFiles RetryMessage RemoveMessage
    Perform=PerformChatAction MessagesArrived MessagesChanged MessagesGone=MessagesDeleted DirectOpened
    DirectNotOpened PinsChanged ConversationsListed ConversationsNotListed HistoryPulled ChangesPulled
    ChangesNotPulled ActDone=ChatActionDone ActNotDone=ChatActionFailed PinsListed PinsNotListed HistoryNotPulled
    MessageSent MessageNotSent LinkLookedUp ReadMarked=ConversationReadMarked
    ReadNotMarked=ConversationReadNotMarked KeepDraft=StoreDraft WriteIn=ChooseWritingLanguage
    FindMembers=SuggestMembers MembersFound=MemberSuggestionsLoaded MembersNotFound=MemberSuggestionsNotLoaded
    CommandsListed=CommandSuggestionsLoaded CommandsNotListed=CommandSuggestionsNotLoaded ChangeDraft ReplyTo
    DropReply MentionInDraft GiveDraftBack=RestoreDraft TakeDraft=SyncDraft DraftKept=DraftStored SendDraft
    DraftHandedOver=DraftSent AttachFile DropAttachment SendAttachments FileAttached FileNotAttached
    AttachmentsHandedOver=AttachmentsSent AttachmentForgotten=AttachmentDropped OpenSearch=OpenMessageSearch
    TypeSearch=TypeMessageSearch SearchOn=LoadMoreMessageMatches CloseSearch=CloseMessageSearch
    KeptFound=ArchivedMatchesFound
  `,
  gift: `
    gift/EnterStage=OpenPlayer gift/LeaveStage=ClosePlayer gift/StandStill=ShowStill gift/Hide=HidePlayer
    gift/ViewedRead=ViewedLoaded gift/ViewedKept=ViewedStored gift/NotSeen=NotFound
  `,
  'global-search': `
    OpenFinder=OpenGlobalSearch TypeFind=TypeGlobalSearch ShowFound=ShowSearchResults FindMore=LoadMoreResults
    CloseFinder=CloseGlobalSearch GroupsFound=GroupResultsLoaded PeopleFound=PersonResultsLoaded
    FoundNotRead=SearchResultsNotLoaded
  `,
  group: `
    ShowGroupCentre LoadMoreTrending RetryMyGroups RetryTrending ShowGroup ShowLinkHosts GroupJoined GroupApplied
    LetIntoGroup=AdmittedToGroup ShowMembers LoadMoreMembers GroupChanged MyGroupsLoaded MyGroupsNotLoaded
    TrendingLoaded TrendingNotLoaded GroupFound GroupNotFound GroupNotLoaded MembersLoaded LinkHostsLoaded
    LinkHostsNotLoaded MembersNotLoaded
  `,
  'group-admin': `
    DoDeed=PerformGroupAction ForgetDeed=DismissGroupAction DeedPerformed=GroupActionSucceeded
    DeedNotPerformed=GroupActionFailed GroupSaved DeedDone=GroupActionDone OpenGroupForm
    WriteGroup=ChangeGroupDraft SaveGroup CheckSetupAgain CloseGroupForm DiscardGroupForm SetupChecked
    SetupNotChecked GroupStored GroupNotStored GroupOutcomeUnknown CheckLink LinkChecked LinkNotChecked
    ShowPeople=OpenMemberPicker TypePerson=SearchMembersToPick MorePeople=LoadMoreMembersToPick
    LeavePeople=CloseMemberPicker PeopleListed=MembersToPickLoaded PeopleNotListed=MembersToPickNotLoaded
  `,
  'group-overview': `
    ShowSpotlight=ShowGroupOverview RetryGiftRank ShowGroupPanel LiveRoomsLoaded LiveRoomsNotLoaded GiftRankLoaded
    GiftRankNotLoaded BannerLoaded BannerNotLoaded InviteKeyLoaded InviteKeyNotLoaded
  `,
  identity: `
    identity/InviteSubmitted=SubmitInviteCode identity/EmailOpened=OpenEmailForm identity/EmailTyped=TypeEmail
    identity/CodeWanted=RequestCode identity/EmailSubmitted=SubmitEmail identity/EmailClosed=CloseEmailForm
    identity/EmailTold=EmailBound identity/WalletChosen=ChooseWallet identity/WalletLeft=CloseWalletForm
  `,
  join: `
    AskToJoin=StartJoin ConfirmJoin GoToApply=ContinueToApplication ConfirmApply=SubmitApplication CloseJoin
    TermsFound=JoinTermsLoaded TermsNotFound=JoinTermsNotLoaded JoinPosted=JoinAccepted JoinRefused
    JoinNeedsApplication MembershipChecked ApplicationSent ApplicationNotSent GroupEntered
    ToldNotJoined=JoinFailureShown VisitorAskedIn=VisitorSignInOffered
  `,
  levels: `
    levels/peopleWanted=LoadUserLevels levels/peopleTold=UserLevelsLoaded levels/peopleNotTold=UserLevelsNotLoaded
  `,
  looper: `
    looper/TypeUid=SearchStaff looper/Do=PerformAction looper/ForgetDeed=DismissAction looper/Done=ActionDone
    looper/NotDone=ActionFailed
  `,
  meme: `
    ShowMemes UseMeme MemesLoaded MemesNotLoaded
  `,
  notification: `
    notification/AskLater=PostponePermission notification/LookAgain=LookUpDecision
  `,
  partner: `
    partner/FinderOpened=OpenSearch partner/FindTyped=TypeSearch partner/FoundShown=ShowResults
    partner/MoreFoundWanted=LoadMoreResults partner/FoundNotRead=ResultsNotLoaded
  `,
  price: `
    PricesTold=PricesUpdated
  `,
  profile: `
    VisitPerson=OpenPersonProfile LedToPerson=PersonProfileOpened NotLedToPerson=PersonProfileNotOpened
    OpenProfileForm WriteProfile=ChangeProfileDraft ChangeProfilePicture SaveProfile CloseProfileForm
    DiscardProfileForm ProfileStored ProfileNotStored ShowOwnProfile ShowPerson ShowFollows LoadMoreFollows
    ChangeRelation SetSwitch=ChangeSetting OwnProfileRead=OwnProfileLoaded OwnProfileNotRead=OwnProfileNotLoaded
    PersonFound PersonNotFound PersonNotLoaded FollowsLoaded FollowsNotLoaded RelationChanged RelationNotChanged
    SwitchSet=SettingSaved SwitchNotSet=SettingNotSaved NamePeople=LoadUserNames PeopleNamed=UserNamesLoaded
    PeopleNotNamed=UserNamesNotLoaded
  `,
  restream: `
    restream/Look=LoadStatus restream/RoomOver=RoomEnded restream/Write=ChangeTargetForm
  `,
  'sign-in': `
    TypeEmail RequestCode ChangeEmail SubmitCode CodeSent CodeNotSent CodeAccepted CodeNotAccepted ShowQr HideQr
    QrCodeRead=QrCodeCreated QrCodeNotRead=QrCodeNotCreated QrStatusRead=QrStatusLoaded
    QrStatusNotRead=QrStatusNotLoaded QrLetIn=QrSignInApproved BeginX=StartXSignIn XCameBack=XCallbackReceived
    XSaidNo=XDenied XAddressRead=XAddressLoaded XAddressNotRead=XAddressNotLoaded XAccepted XNotAccepted
  `,
  'partner-sign-in': `
    PartnerArrived ConfirmPartner DeclinePartner MemberIsIn=MemberSignedIn NoMemberIsIn=NoMemberSignedIn
    PartnerTokenLost=PartnerTokenExpired PartnerAccepted PartnerNotAccepted
  `,
  'qr-approval': `
    OpenQrApproval CloseQrApproval EnterQrCode AnswerQr=DecideQrSignIn QrAskingFound=QrSignInRequestFound
    QrAskingNotFound=QrSignInRequestNotFound QrAnswered=QrSignInDecided QrNotAnswered=QrSignInNotDecided
  `,
  'wallet-sign-in': `
    ChooseWallet SignText=ConfirmSigning CancelWallet WalletConnected WalletNotConnected WalletChanged
    TextToSign=SignTextReceived TextUnfit=SignTextRejected TextNotGiven=SignTextNotReceived
    TextSigned=SignTextSigned TextNotSigned=SignTextNotSigned WalletAccepted WalletNotAccepted
  `,
  balance: `
    FrameShown=AppShellShown BalanceLoaded BalanceNotLoaded ActivityLoaded ActivityNotLoaded
    ActivityPreviewed=ActivityPreviewShown
  `,
  space: `
    EnterSpace LeaveSpace TakeRoomHere=MoveRoomToThisTab RoomReloaded AskForMic=RequestMic
    TakeAskingBack=CancelMicRequest OpenMic CloseMic AcceptMic=AcceptMicInvite DeclineMic=DeclineMicInvite
    AllowMic=AllowMicRequest RefuseMic=RefuseMicRequest InviteToMic=InviteToSpeak EndMic=MoveToAudience MuteMic
    UnmuteMic MuteAll KickOut=RemoveFromRoom SetLiveRole SetMicMode EndRoom StartShare StopShare ReactInRoom
    HideEndWarning RoomEntered RoomNotEntered RoomLeft RoomTold=RoomEventSent RoomNotTold=RoomEventNotSent
    RoomActDone=RoomActionDone RoomActNotDone=RoomActionFailed StatsReported RoomHeard=RoomEventReceived
    MediaIs=RoomMediaStateChanged MicNotHad=MicNotOpened ShareBegan=ShareStarted ShareOver=ShareStopped
    OpenSpaceForm WriteSpace=ChangeSpaceDraft SaveSpace CloseSpaceForm SpaceStored SpaceNotStored SpaceCreated
    SpaceOutcomeUnknown ShowSpaces ShowHighlights ShowSpace ShowSpaceKey=LookUpSpaceKey
    ShowSpaceLink=LoadSpaceLink ShowSummary=LoadSpaceSummary SetReminder DoSpace=PerformSpaceAction SpacesLoaded
    SpacesNotLoaded HighlightsLoaded HighlightsNotLoaded SpaceRead=SpaceLoaded SpaceNotRead=SpaceNotLoaded
    SpaceKeyRead=SpaceKeyFound SpaceKeyNotRead=SpaceKeyNotFound SpaceLinkRead=SpaceLinkLoaded
    SpaceLinkNotRead=SpaceLinkNotLoaded SummaryRead=SpaceSummaryLoaded SummaryNotRead=SpaceSummaryNotLoaded
    ReminderSet ReminderNotSet SpaceDone=SpaceActionDone SpaceNotDone=SpaceActionFailed SpaceSaved
    SpaceStartedNow=SpaceWentLive SpaceEdited SpaceEnded
  `,
  upload: `
    BeginUpload RetryUpload DropUpload FileProgressed FileStored FileNotStored FilesDropped
  `,
  wallet: `
    wallet/MoveChecked=TransferChecked wallet/MoveNotChecked=TransferNotChecked wallet/MoveSigned=TransferSigned
    wallet/MoveNotSigned=TransferNotSigned wallet/MoveSent=TransferSent wallet/MoveNotSent=TransferNotSent
    wallet/MoveUnclear=TransferUnclear wallet/MoveFound=TransferFound wallet/MoveNotSeen=TransferNotFound
    wallet/OpenMove=OpenTransfer wallet/ChangeMove=ChangeTransfer wallet/ReviewMove=ReviewTransfer
    wallet/ConfirmMove=ConfirmTransfer wallet/LookForMove=LookUpTransfer wallet/CloseMove=CloseTransfer
  `,
}

/** The core has no prefix. */
const CORE_MESSAGES: Readonly<Record<string, string>> = {
  ChatServiceLogged: 'ChatServiceLoggedIn',
  OfferInvite: 'AskForInviteCode',
  SubmitInvite: 'SubmitInviteCode',
  SkipInvite: 'SkipInviteCode',
  InviteAccepted: 'InviteCodeAccepted',
  InviteNotAccepted: 'InviteCodeNotAccepted',
  NeedSession: 'RequireSession',
  SaidTooLate: 'CommandDropped',
  LeftFor: 'AppLinkOpened',
  VisitorTurnedAway: 'VisitorRedirected',
  SessionLeft: 'SessionEndedHere',
  KeepReturnPlace: 'RememberReturnPath',
  ReadTooOften: 'ReadRateLimited',
  TryScreenAgain: 'RetryScreen',
}

const renamed = (feature: string, list: string): readonly (readonly [string, string])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [old = entry, name = old] = entry.split('=')
      return [old, `${feature}/${name}`]
    })

export const MESSAGE_TYPES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(CORE_MESSAGES),
  ...Object.entries(MESSAGES_BY_FEATURE).flatMap(([feature, list]) => renamed(feature, list)),
])

/** 3 → 4: reducer names start with the name of their feature. Effect references and snapshot chunks contain them. */
export const REDUCER_NAMES: Readonly<Record<string, string>> = {
  announceForm: 'announcement/form',
  announcement: 'announcement/announcements',
  chat: 'chat/chat',
  hints: 'chat/autocomplete',
  composer: 'chat/composer',
  attachments: 'chat/attachments',
  search: 'chat/messageSearch',
  drafts: 'chat/drafts',
  chatService: 'connection/chatService',
  socket: 'connection/socket',
  finder: 'global-search/globalSearch',
  deeds: 'group-admin/groupActions',
  groupForm: 'group-admin/groupForm',
  linkCheck: 'group-admin/linkCheck',
  people: 'group-admin/memberPicker',
  spotlight: 'group-overview/groupOverview',
  group: 'group/group',
  join: 'join/join',
  meme: 'meme/memes',
  prices: 'price/prices',
  visit: 'profile/openProfile',
  profileForm: 'profile/form',
  profile: 'profile/profile',
  names: 'profile/userNames',
  signIn: 'sign-in/email',
  xSignIn: 'sign-in/x',
  qrSignIn: 'sign-in/qr',
  qrApproval: 'qr-approval/qrApproval',
  walletSignIn: 'wallet-sign-in/walletSignIn',
  partnerSignIn: 'partner-sign-in/partnerSignIn',
  frame: 'balance/balanceAndActivity',
  room: 'space/room',
  spaceForm: 'space/form',
  spaces: 'space/spaces',
  upload: 'upload/uploads',
  invite: 'inviteCode',
  'bubble/sending': 'bubble/rainSend',
  'gift/send': 'gift/giftSend',
  'gift/stage': 'gift/player',
  'wallet/moves': 'wallet/transfers',
  'call/doubt': 'call/check',
  'restream/push': 'restream/restreams',
  'restream/panels': 'restream/targetForms',
  'restream/entries': 'restream/targets',
  'bot/making': 'bot/creation',
  'bot/changes': 'bot/actions',
  'bot/keys': 'bot/apiKeys',
  'looper/deeds': 'looper/projectActions',
  'looper/choice': 'looper/selectedProject',
  'partner/finder': 'partner/search',
  'notification/reader': 'notification/lastSeen',
  'partner/get_highlights_bar': 'partner/highlightsBar',
  'partner/may_create': 'partner/mayCreate',
}

/** 3 → 4: the chunks of the log itself. */
export const LOG_CHUNKS: Readonly<Record<string, string>> = {
  '@acting': '@pendingFeatures',
  '@missed': '@unloadedEntries',
  '@heard': '@unloadedUpTo',
  '@clock': '@clockSkew',
}
