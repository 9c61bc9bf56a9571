import { ChartPie } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHANNELS, channelsAbove0, type AttentionStats, type Channel, type Period } from '../../../domain/influence'
import { DonutChart } from '../../charts/DonutChart'
import { classNames } from '../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import styles from './influence.module.css'
import type { ReadList } from './use-attention'

const c = classNames(styles)

export const CHANNEL_COLOURS = {
  x: '--c-x',
  community: '--c-community',
  space: '--c-space',
  bot: '--c-agent',
} as const satisfies Readonly<Record<Channel, string>>
const HEIGHT = 200
const percentText = (value: number): string => `${value}%`
/** A share such as `3.48%`: always with two decimal places, so that figures align in a column. */
const shareText = (value: number): string => `${value.toFixed(2)}%`

/** The attention share as a semicircle, with its four channels. */
export function InfluenceBoard({
  stats,
  period,
}: {
  readonly stats: ReadList<AttentionStats>
  readonly period: Period
}): ReactNode {
  const { t } = useTranslation('influence')
  const [shown] = stats.items
  if (stats.status === 'failed')
    return (
      <div className={c('board', 'alone')}>
        <FailedState kind="plain" title={t('failed')} text={t('failedText')} onRetry={stats.read} />
      </div>
    )
  if (shown === undefined) return <BoardSkeleton />
  return (
    <div className={c('board')}>
      <Half shown={shown} period={period} />
      {CHANNELS.map((channel) => (
        <Panel key={channel} channel={channel} shown={shown} />
      ))}
    </div>
  )
}

function Half({ shown, period }: { readonly shown: AttentionStats; readonly period: Period }): ReactNode {
  const { t } = useTranslation('influence')
  const slices = useMemo(
    () =>
      channelsAbove0(shown).map((channel) => ({
        id: channel,
        label: t(`channels.${channel}`),
        value: shown.channels[channel].percent,
        colour: CHANNEL_COLOURS[channel],
      })),
    [shown, t],
  )
  const where = shown.projectName === '' ? t('ofEverything') : t('ofAll', { project: shown.projectName })
  const share = shareText(shown.all.value)
  if (slices.length === 0)
    return (
      <div className={c('half')}>
        <EmptyState icon={ChartPie} heading="h3" title={t('nothing')} text={t('nothingText')} />
      </div>
    )
  return (
    <div className={c('half')}>
      <DonutChart
        label={t('chart', {
          name: shown.name,
          share,
          where,
          when: t(`spoken.${period}`),
        })}
        file="attention-share"
        height={HEIGHT}
        shape="half"
        cutOut={0.86}
        slices={slices}
        rowTitle={t('channel')}
        valueTitle={t('part')}
        format={percentText}
        more={[
          {
            label: t('share'),
            format: shareText,
            values: channelsAbove0(shown).map((channel) => shown.channels[channel].value),
          },
        ]}
      >
        <span className={c('all')}>{share}</span>
      </DonutChart>
      <p className={c('scope')}>
        {where} {t(`spoken.${period}`)}
      </p>
    </div>
  )
}

function Panel({ channel, shown }: { readonly channel: Channel; readonly shown: AttentionStats }): ReactNode {
  const { t } = useTranslation('influence')
  const { value, percent } = shown.channels[channel]
  return (
    <section className={c('panel', channel)} aria-label={t(`shares.${channel}`)}>
      <h3>
        <i className={c('swatch')} style={{ background: `var(${CHANNEL_COLOURS[channel]})` }} />
        {t(`shares.${channel}`)}
      </h3>
      <p className={c('value')}>
        <b>{shareText(value)}</b> <span>{t('ofTotal', { percent })}</span>
      </p>
    </section>
  )
}

function BoardSkeleton(): ReactNode {
  return (
    <Skeleton>
      <div className={c('board')}>
        <div className={c('half')}>
          <SkeletonBlock width="100%" height={HEIGHT} shape="card" />
        </div>
        {CHANNELS.map((channel) => (
          <div key={channel} className={c('panel', channel)}>
            <SkeletonBlock width={110} />
            <SkeletonBlock width={150} height={24} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
