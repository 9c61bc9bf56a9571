/** Which facts may answer each effect: a new effect without a row fails the tests. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'session/enterAsVisitor': ['VisitorEntered', 'VisitorNotEntered'],
  'session/endSession': ['SessionEnded'],
  'session/loadProfile': ['ProfileLoaded', 'ProfileNotLoaded'],
  'session/alarm': ['AlarmRang'],
  'socket/openSocket': ['SocketOpened', 'SocketClosed'],
  'socket/alarm': ['AlarmRang'],
  'chatService/joinChatService': ['ChatServiceLogged', 'ChatServiceLogged', 'ChatServiceClosed', 'ChatConnectFailed', 'ChatLoginFailed', 'ChatKickedOffline'],
  'chatService/alarm': ['AlarmRang'],
  'group/listMyGroups': ['MyGroupsLoaded', 'MyGroupsNotLoaded'],
  'group/listTrending': ['TrendingLoaded', 'TrendingNotLoaded'],
  'group/findGroup': ['GroupFound', 'GroupNotFound', 'GroupNotLoaded'],
  'group/listMembers': ['MembersLoaded', 'MembersNotLoaded'],
  'chat/listConversations': ['ConversationsListed', 'ConversationsNotListed'],
  'chat/pullHistory': ['HistoryPulled', 'HistoryNotPulled'],
  'chat/pullRange': ['HistoryPulled', 'HistoryNotPulled'],
  'chat/markRead': ['ReadMarked', 'ReadNotMarked'],
  'chat/sendMessage': ['MessageSent', 'MessageNotSent'],
  'chat/alarm': ['AlarmRang'],
  'shell/navigate': ['Navigated'],
  'shell/alarm': ['AlarmRang'],
  'signIn/sendCode': ['CodeSent', 'CodeNotSent'],
  'signIn/signInByEmail': ['CodeAccepted', 'CodeNotAccepted'],
  'signIn/alarm': ['AlarmRang'],
  'composer/handOver': ['DraftHandedOver'],
}

/** These go on after their fact: they tell more than one. */
export const GOES_ON: ReadonlySet<string> = new Set(['SocketOpened', 'ChatServiceLogged'])
