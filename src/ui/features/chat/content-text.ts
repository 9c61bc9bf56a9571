import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../format/duration'
import type { Content, ContentByKind, ContentKind, Named, OneContent, Quote, SystemEvent } from '../../../domain/chat'

/** `own`: whether the reader sent the message. Undefined where that is unknown. */
type Summary<K extends ContentKind> = (content: ContentByKind[K], t: TFunction, own?: boolean) => string

/** Names as a text: the first name, plus a count of the others. */
export const joinNames = (people: readonly Named[], t: TFunction): string => {
  const [first, second] = people
  if (first === undefined) return t('people.somebody')
  if (second === undefined) return first.name
  return people.length === 2
    ? t('people.two', { first: first.name, second: second.name })
    : t('people.more', { name: first.name, count: people.length - 1 })
}

/** The text of a system line: the event in the reader's language, or the text of an older server. */
export const systemText = (
  line: { readonly event: SystemEvent | null; readonly text: string },
  t: TFunction,
): string => {
  if (line.event === null) return line.text
  const { code, name, currency, count } = line.event
  const amount = line.event.amount ?? ''
  return t(`system.${code}`, { name, amount, currency, count })
}

const titled = (label: string, words: string): string => (words.trim() === '' ? label : `${label} ${words}`)
const orElse = (words: string, otherwise: string): string => (words.trim() === '' ? otherwise : words)

/** The sentences about added and removed admins. */
export const adminSentences = ({ added, removed }: ContentByKind['groupSetAdmin'], t: TFunction): readonly string[] => [
  ...(added.length === 0 ? [] : [t('people.madeAdmin', { names: joinNames(added, t), count: added.length })]),
  ...(removed.length === 0 ? [] : [t('people.noAdmin', { names: joinNames(removed, t), count: removed.length })]),
  ...(added.length + removed.length === 0 ? [t('people.adminsChanged')] : []),
]

/**
 * The outcome of a call for its reader (decisions.md). An unanswered call counts as missed for the
 * person called, even if the caller ended it.
 */
export const callOutcome = (state: ContentByKind['privateSpaceState']['state'], own: boolean | undefined) => {
  if (own === true && state === 'missed') return 'noAnswer'
  return own === false && state === 'canceled' ? 'missed' : state
}

/** The one-line summary of each content kind, for lists, quotes and screen readers. */
const summaries: { readonly [K in ContentKind]: Summary<K> } = {
  text: ({ text }) => text,
  image: (_, t) => t('summary.image'),
  album: ({ text }, t) => titled(t('summary.album'), text),
  video: (_, t) => t('summary.video'),
  voice: ({ durationMs }, t) => t('summary.voice', { length: formatDuration(Math.round(durationMs / 1_000)) }),
  sticker: ({ name }, t) => titled(t('summary.sticker'), name),
  reply: ({ text }) => text,
  richText: ({ text }, t) => orElse(text, t('summary.richText')),
  groupInvite: ({ group }, t) => titled(t('summary.groupInvite'), group.name),
  space: ({ space }, t) => titled(t('summary.space'), space.title),
  notification: ({ items }, t) =>
    orElse(
      items.map((item) => systemText(item, t)).find((text) => text.trim() !== '') ?? '',
      t('summary.notification'),
    ),
  accessGranted: ({ group }, t) => t('access.granted', { group: group.name }),
  accessRequest: ({ person, group }, t) => t('access.request', { name: person.name, group: group.name }),
  join: ({ people }, t) => t('people.joined', { names: joinNames(people, t) }),
  bubble: (_, t) => t('summary.bubble'),
  bubbleResult: (content, t) => orElse(systemText(content, t), t('summary.bubbleResult')),
  gift: ({ title, receivers }, t) =>
    t('gift.for', { gift: orElse(title, t('gift.gift')), names: joinNames(receivers, t) }),
  liveNotify: ({ space }, t) => titled(t('summary.live'), space.title),
  groupSetAdmin: (content, t) => adminSentences(content, t).join(' '),
  privateSpaceState: ({ isVideo, state }, t, own) =>
    `[${t(isVideo ? 'call.video' : 'call.voice')}] ${t(`call.${callOutcome(state, own)}`)}`,
  command: ({ text }) => text,
  recalled: (_, t) => t('recalled.any'),
  unknown: (_, t) => t('message.unknown'),
}

const summaryOf = <K extends ContentKind>(content: OneContent<K>, t: TFunction, own?: boolean): string =>
  summaries[content.kind](content, t, own)

/** The one-line text of a message. A message kind without text has a fallback. */
export const contentText = (content: Content, t: TFunction, own?: boolean): string =>
  orElse(summaryOf(content, t, own), t('message.unknown'))

const NOBODYS: ReadonlySet<ContentKind> = new Set(['join', 'bubbleResult', 'groupSetAdmin', 'recalled'])

/** Whether the message is a notice of the conversation, without sender, avatar and bubble. */
export const hasNoSender = ({ kind }: Content): boolean => NOBODYS.has(kind)

const LABELS = {
  image: 'summary.image',
  album: 'summary.album',
  video: 'summary.video',
  sticker: 'summary.sticker',
  richText: 'summary.richText',
  groupInvite: 'summary.groupInvite',
  space: 'summary.space',
  notification: 'summary.notification',
  bubble: 'summary.bubble',
  liveNotify: 'summary.live',
} as const
const isLabelled = (of: string): of is keyof typeof LABELS => Object.hasOwn(LABELS, of)

/**
 * The one-line text of a quote: the label of the quoted message's kind, then the quoted text. Plain text has no label.
 */
export const quoteText = ({ of, text }: Quote, t: TFunction): string =>
  isLabelled(of) && !text.startsWith('[') ? titled(t(LABELS[of]), text) : orElse(text, t('message.unknown'))

export const useContentText = (): ((content: Content, own?: boolean) => string) => {
  const { t } = useTranslation()
  return useCallback((content: Content, own?: boolean) => contentText(content, t, own), [t])
}
