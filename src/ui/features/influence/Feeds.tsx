import { Download, Eye, Heart, LayoutList, MessageCircle, Repeat2, Table2, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CHANNELS,
  highlighted,
  type AttentionFeeds,
  type Channel,
  type FeedCard,
  type Participation,
  type Period,
} from '../../../domain/influence'
import { saveFile } from '../../hooks/save-file'
import { ChartTable } from '../../charts/ChartTable'
import { chartCsv, type ChartData } from '../../charts/chart-data'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { toDateTime } from '../../format/dates'
import { formatFeedDate } from '../../format/fixed-dates'
import { replaceUndrawable } from '../../format/text'
import { useFormat } from '../../format/use-format'
import { CHANNEL_COLOURS } from './InfluenceBoard'
import { useChannelFigures } from './channel-figures'
import styles from './influence.module.css'
import type { ReadList } from './use-attention'

const c = classNames(styles)

/** The figures in each card's header, in display order. */
const statsOf = ({ x, community, space, bot }: AttentionFeeds) =>
  ({
    x: [
      ['tweet', x.tweet],
      ['retweet', x.retweet],
      ['impressions', x.impressions],
      ['reply', x.reply],
      ['view', x.view],
    ],
    community: [
      ['participate', community.participate],
      ['activity', community.activity],
    ],
    space: [
      ['spaces', space.participate],
      ['activity', space.activity],
      ['host', space.host],
      ['speaker', space.speaker],
      ['audience', space.audience],
    ],
    bot: [['answers', bot.list.length]],
  }) as const

/** The cards that each channel shows. The channel's table lists all items. */
const CARDS_SHOWN = 4

interface FeedsProps {
  readonly feeds: ReadList<AttentionFeeds>
  readonly groups: readonly Participation[]
  readonly period: Period
}

/** A card per channel with its latest items, or the table behind the channel's figures. */
export function Feeds({ feeds, groups, period }: FeedsProps): ReactNode {
  const { t } = useTranslation('influence')
  const [shown] = feeds.items
  if (feeds.status === 'failed') return <InlineFailure text={t('failedPart')} onRetry={feeds.read} />
  return (
    <section aria-labelledby="influence-moved">
      <h2 id="influence-moved" className={c('heading')}>
        {t('moved')}
      </h2>
      <div className={c('feeds')}>
        {CHANNELS.map((channel) =>
          shown === undefined ? (
            <div key={channel} className={c('feed')}>
              <Skeleton>
                <SkeletonBlock width={90} />
                <SkeletonBlock width="80%" />
                <SkeletonBlock width="60%" />
              </Skeleton>
            </div>
          ) : (
            <Channels key={channel} channel={channel} shown={shown} groups={groups} period={period} />
          ),
        )}
      </div>
    </section>
  )
}

interface ChannelsProps {
  readonly channel: Channel
  readonly shown: AttentionFeeds
  readonly groups: readonly Participation[]
  readonly period: Period
}

function Channels({ channel, shown, groups, period }: ChannelsProps): ReactNode {
  const { t } = useTranslation('influence')
  const format = useFormat()
  const [isTable, setIsTable] = useState(false)
  const figures = useChannelFigures(shown, groups)(channel)
  const { list } = shown[channel]
  return (
    <section className={c('feed')} aria-label={t(`channels.${channel}`)}>
      <header>
        <h3>
          <i className={c('swatch')} style={{ background: `var(${CHANNEL_COLOURS[channel]})` }} />
          {t(`channels.${channel}`)}
          <Tools channel={channel} isTable={isTable} onTable={setIsTable} figures={figures} />
        </h3>
        <ul className={c('stats')}>
          {statsOf(shown)[channel].map(([name, value]) => (
            <li key={name}>
              <b>{Number.isInteger(value) ? format.compact(value) : value.toFixed(1)}</b>{' '}
              {t(`stat.${name}`, { count: value })}
            </li>
          ))}
        </ul>
      </header>
      {isTable ? (
        <div className={c('table')}>
          <ChartTable figures={figures} label={t(`channels.${channel}`)} />
        </div>
      ) : list.length === 0 ? (
        <p className={c('quiet')}>{t('noCards', { when: t(`spoken.${period}`) })}</p>
      ) : (
        <ul>
          {list.slice(0, CARDS_SHOWN).map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ToolsProps {
  readonly channel: Channel
  readonly isTable: boolean
  readonly onTable: (isTable: boolean) => void
  readonly figures: ChartData
}

function Tools({ channel, isTable, onTable, figures }: ToolsProps): ReactNode {
  const { t } = useTranslation('influence')
  const named = { channel: t(`channels.${channel}`) }
  return (
    <span className={c('tools')}>
      <IconButton
        icon={isTable ? LayoutList : Table2}
        iconSize={16}
        label={t(isTable ? 'asCards' : 'asTable', named)}
        onClick={() => onTable(!isTable)}
      />
      <IconButton
        icon={Download}
        iconSize={16}
        label={t('file', named)}
        onClick={() => saveFile(`attention-${channel}.csv`, chartCsv(figures), 'text/csv')}
      />
    </span>
  )
}

/**
 * A card for a post, message or space. The card draws the text literally and marks the keyword.
 * @internal
 */
export function Card({ card }: { readonly card: FeedCard }): ReactNode {
  const { t } = useTranslation('influence')
  const format = useFormat()
  const { title, account, text, keyword, score, replies, reposts, favourites, views, at } = card
  const date = at === null ? '' : formatFeedDate(at)
  const counts: readonly (readonly [LucideIcon, 'replies' | 'reposts' | 'favourites' | 'views', number])[] = [
    [MessageCircle, 'replies', replies],
    [Repeat2, 'reposts', reposts],
    [Heart, 'favourites', favourites],
    [Eye, 'views', views],
  ]
  return (
    <li className={c('card')}>
      <p className={c('by')}>
        <span className={c('who')}>
          <b>
            <bdi>{title}</bdi>
          </b>
          {account !== '' && account !== title && (
            <>
              {' '}
              <bdi>{account}</bdi>
            </>
          )}
        </span>
        {date !== '' && <time dateTime={toDateTime(at ?? 0)}>{date}</time>}
        <span className={c('score')} title={t('score', { score })}>
          {score.toFixed(1)}
        </span>
      </p>
      <p className={c('text')} dir="auto">
        {highlighted(replaceUndrawable(text), keyword).map((piece, n) =>
          piece.isKeyword ? <mark key={n}>{piece.text}</mark> : <span key={n}>{piece.text}</span>,
        )}
      </p>
      <ul className={c('counts')}>
        {counts
          .filter(([, , count]) => count > 0)
          .map(([icon, name, count]) => (
            <li key={name} title={t(name, { shown: format.number(count) })}>
              <Icon of={icon} size={14} />
              <span aria-hidden="true">{format.compact(count)}</span>
              <span className="sr">{t(name, { shown: format.number(count) })}</span>
            </li>
          ))}
      </ul>
    </li>
  )
}
