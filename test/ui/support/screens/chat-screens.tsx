import { Pin } from 'lucide-react'
import { plainText, type Content } from '../../../../src/domain/chat'
import type { ReactNode } from 'react'
import { ChatMediaViewer } from '../../../../src/ui/features/chat/media-viewer/ChatMediaViewer'
import { ListStart } from '../../../../src/ui/features/chat/timeline/ListStart'
import { ScrollToBottomButton } from '../../../../src/ui/features/chat/timeline/ScrollToBottomButton'
import { DirectHeader, SystemHeader } from '../../../../src/ui/features/chat/direct/DirectHeader'
import { ForwardDialog } from '../../../../src/ui/features/chat/actions/forward/ForwardDialog'
import { PinnedBar } from '../../../../src/ui/features/chat/actions/PinnedBar'
import { ReportAnnouncementDialog } from '../../../../src/ui/features/announcement/ReportAnnouncementDialog'
import { ConversationListView } from '../../../../src/ui/features/chat/listing/ConversationListView'
import { MessagesEmptyView } from '../../../../src/ui/features/chat/listing/MessagesEmptyView'
import { cara, everyKind, groupCard, spaceCard } from '../../../support/builders/content'
import { ConversationId } from '../../../../src/domain/kernel/ids'
import { made } from '../../../support/builders/made'
import { messageOf } from '../../../support/builders/message'
import { DAY, item, itemsOf, MINUTE, Rows, TWO } from '../messages'
import { ben, nothing, talk, empty, failed } from './chinese-content'

const dan = { ...cara, name: '丹' }
const lounge = { ...groupCard, name: '茶', description: '茶话' }
const talkRoom = { ...spaceCard, title: '茶' }
/** Every kind of message, with Chinese content. */
const chineseKinds: readonly Content[] = [
  everyKind.image,
  { ...everyKind.image, url: null },
  everyKind.video,
  { ...everyKind.sticker, name: '' },
  { ...everyKind.reply, text: '好', quote: null },
  {
    kind: 'reply',
    text: '好',
    mentions: [],
    quote: { seq: 1, at: null, xid: null, name: '丹', of: 'image', text: '', media: null },
  },
  { kind: 'richText', text: '好', image: null, rows: [[{ display: '茶', command: null }]] },
  { kind: 'groupInvite', group: lounge },
  { kind: 'space', space: talkRoom },
  {
    kind: 'notification',
    items: [
      {
        text: '好',
        event: null,
        image: null,
        space: { ...talkRoom, title: '' },
        group: lounge,
        button: { link: '/', words: '' },
      },
    ],
  },
  { kind: 'accessGranted', group: lounge },
  { ...everyKind.accessRequest, person: dan, group: lounge },
  { kind: 'join', people: [dan, dan, dan] },
  everyKind.bubble,
  { ...everyKind.bubbleResult, text: '' },
  { ...everyKind.gift, title: '', receivers: [dan, dan] },
  { kind: 'liveNotify', space: { ...talkRoom, status: 'ended' } },
  { kind: 'groupSetAdmin', added: [dan], removed: [dan] },
  everyKind.privateSpaceState,
  { kind: 'command', text: '好' },
  { kind: 'recalled', by: null },
  { kind: 'unknown' },
]
const place = made(ConversationId, 'sg_12345678')
const pin = { ...messageOf({ seq: 1 }), from: { ...dan, avatar: null }, content: plainText('好') }
const direct = {
  face: ben,
  blocked: 'none',
  connection: 'connected',
  backHref: '/',
  onProfile: nothing,
  onBlock: nothing,
  onUnblock: nothing,
  busy: false,
  actions: [{ id: 'pin', label: '好', icon: Pin, onSelect: nothing }],
} as const
const said = (text: string, with_ = {}) => item('1', { sender: ben, text, ...with_ })

export const chatScreens = (): Readonly<Record<string, ReactNode>> => ({
  'the conversation list': (
    <ConversationListView
      conversations={{ status: 'ready', value: [talk, { ...talk, id: '3', summary: undefined }] }}
      now={TWO}
      discoverHref="/"
      heading="h1"
    />
  ),
  'the conversation list that is empty': (
    <ConversationListView conversations={empty} now={TWO} discoverHref="/" heading="h1" />
  ),
  'the conversation list that failed': (
    <ConversationListView conversations={failed} now={TWO} discoverHref="/" heading="h1" />
  ),
  'no conversation': <MessagesEmptyView />,
  'the header of a direct chat': <DirectHeader {...direct} />,
  'the header of a direct chat with a blocked person': <DirectHeader {...direct} blocked="byMe" />,
  'the header of a direct chat with a bot, reconnecting': (
    <DirectHeader {...direct} label="bot" blocked="byThem" connection="reconnecting" />
  ),
  'the header of the notification chat': <SystemHeader {...direct} onClear={nothing} />,
  'the pinned messages': (
    <PinnedBar pins={[pin, { ...pin, seq: 2 }]} onJump={nothing} onUnpin={nothing} onHide={nothing} />
  ),
  'the forward dialog': (
    <ForwardDialog
      open
      text="好"
      places={[{ id: place, face: talk.face, refusal: null }]}
      onForward={nothing}
      onClose={nothing}
    />
  ),
  'a report': <ReportAnnouncementDialog open title="好" text="好" onReport={nothing} onClose={nothing} />,
  messages: (
    <Rows
      of={[
        said('好', { at: TWO - DAY }),
        said('好'.repeat(2_000), { key: '2' }),
        said('好', { key: '3', own: true, state: 'failed', at: TWO + 40 * MINUTE }),
      ]}
      firstUnreadKey="2"
    />
  ),
  'messages of every kind': (
    <Rows of={chineseKinds.map((content, at) => item(String(at), { sender: ben, content, text: '好' }))} />
  ),
  'the viewer': (
    <ChatMediaViewer
      viewed={{ key: '1', at: 0 }}
      items={itemsOf([said('', { content: everyKind.image })])}
      onView={nothing}
    />
  ),
  'the start of the messages': (
    <>
      <ListStart height={1} earlier="failed" day="今天" onRetry={nothing} />
      <ListStart height={1} earlier="beginning" day="" onRetry={nothing} />
    </>
  ),
  'the scroll-to-bottom button': <ScrollToBottomButton count={3} onPress={nothing} />,
})
