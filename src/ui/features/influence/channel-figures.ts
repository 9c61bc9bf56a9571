import { useTranslation } from 'react-i18next'
import type { AttentionFeeds, Channel, FeedCard, Participation } from '../../../domain/influence'
import type { ChartData } from '../../charts/chart-data'
import { formatFeedDate } from '../../format/fixed-dates'
import { useFormat } from '../../format/use-format'
import { CHANNEL_COLOURS } from './InfluenceBoard'

/** A figure above the cards (`all`), and how much a single card adds to the figure (`of`). */
interface Counted {
  readonly name:
    | 'tweet'
    | 'retweet'
    | 'impressions'
    | 'reply'
    | 'view'
    | 'spaces'
    | 'host'
    | 'speaker'
    | 'audience'
    | 'answers'
  readonly all: number
  readonly of: (card: FeedCard) => number
}

const countOne = (): number => 1
const countedOf = ({
  x,
  space,
  bot,
}: AttentionFeeds): Readonly<Record<Exclude<Channel, 'community'>, readonly Counted[]>> => ({
  x: [
    { name: 'tweet', all: x.tweet, of: countOne },
    { name: 'retweet', all: x.retweet, of: (card) => card.reposts },
    { name: 'impressions', all: x.impressions, of: (card) => card.impressions },
    { name: 'reply', all: x.reply, of: (card) => card.replies },
    { name: 'view', all: x.view, of: (card) => card.views },
  ],
  space: [
    { name: 'spaces', all: space.participate, of: countOne },
    { name: 'host', all: space.host, of: (card) => Number(card.part === 'host') },
    { name: 'speaker', all: space.speaker, of: (card) => Number(card.part === 'speaker') },
    { name: 'audience', all: space.audience, of: (card) => Number(card.part === 'audience') },
  ],
  bot: [{ name: 'answers', all: bot.list.length, of: countOne }],
})

/**
 * The table behind a channel's figures: a row per post, space or question; for the community a row per group. Older
 * items share an extra row, so that the sums equal the figures.
 */
export const useChannelFigures = (
  feeds: AttentionFeeds,
  groups: readonly Participation[],
): ((channel: Channel) => ChartData) => {
  const { t } = useTranslation('influence')
  const format = useFormat()
  return (channel) => {
    const colour = CHANNEL_COLOURS[channel]
    const shape = { isSummed: true, format: format.number } as const
    if (channel === 'community') {
      return {
        ...shape,
        rowTitle: t('group'),
        columns: [{ id: 'messages', label: t('messages'), colour }],
        rows: groups.map(({ gid, name, activity }) => ({ id: gid, label: name, values: [activity] })),
      }
    }
    const counted = countedOf(feeds)[channel]
    const { list } = feeds[channel]
    const rest = counted.map(({ all, of }) => Math.max(0, all - list.reduce((sum, card) => sum + of(card), 0)))
    return {
      ...shape,
      rowTitle: t(`rowOf.${channel}`),
      columns: counted.map(({ name }) => ({ id: name, label: t(`column.${name}`), colour })),
      rows: [
        ...list.map((card) => ({
          id: card.id,
          label: [
            card.at === null ? '' : formatFeedDate(card.at),
            channel === 'x' ? card.keyword : channel === 'space' ? card.text : card.title,
          ]
            .filter((part) => part !== '')
            .join(' · '),
          values: counted.map(({ of }) => of(card)),
        })),
        ...(rest.some((value) => value > 0) ? [{ id: 'rest', label: t('rest'), values: rest }] : []),
      ],
    }
  }
}
