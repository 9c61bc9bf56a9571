import { Download, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FEED_DEFAULTS,
  FEED_SORTS,
  FEED_TYPES,
  FIGURE_QUERIES as figures,
  PERIODS,
  type FeedItem,
  type FeedKey,
  type KolKey,
} from '../../../../domain/looper'
import { saveFile } from '../../../hooks/save-file'
import { useFeature } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { IconButton } from '../../../components/form/IconButton'
import { SelectField } from '../../../components/form/SelectField'
import { Tabs } from '../../../components/layout/Tabs'
import { csvFile } from '../../../format/csv'
import { toDateTime } from '../../../format/dates'
import { formatTableTime } from '../../../format/fixed-dates'
import { useFormat } from '../../../format/use-format'
import styles from '../looper.module.css'
import { useProjectList } from '../use-looper'
import { useQueryParam } from './use-query-param'
import own from './analytics.module.css'
import { AnalyticsSection } from './stat-cards'

/** The feeds of an account that counted, by kind, order and period (R3-144 … R3-146). */
export function FeedList({ kol }: { readonly kol: KolKey }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const [feedType, setType] = useQueryParam('type', FEED_TYPES, FEED_DEFAULTS.type)
  const [sort, setSort] = useQueryParam('sort', FEED_SORTS, FEED_DEFAULTS.sort)
  const [period, setPeriod] = useQueryParam('period', PERIODS.feeds, FEED_DEFAULTS.period)
  const key: FeedKey = { ...kol, period, sort, feedType }
  const listed = useProjectList(figures.feeds, slices.feeds, key)
  const panel = (
    <AnalyticsSection listed={listed} height={520} empty={<p className={own['none']}>{t('feeds.none')}</p>}>
      {(_, items) => (
        <>
          <ul className={own['feeds']}>
            {items.map((item) => (
              <Feed key={item.feedId} item={item} />
            ))}
          </ul>
          {listed.more !== 'none' && (
            <div className={own['more']}>
              <Button busy={listed.more === 'loading'} onClick={listed.readMore}>
                {t('feeds.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </AnalyticsSection>
  )
  return (
    <section className={styles['card']} aria-label={t('feeds.list')}>
      <div className={own['filters']}>
        <SelectField
          label={t('feeds.sort')}
          value={sort}
          options={FEED_SORTS.map((value) => ({ value, label: t(`feedSort.${value}`) }))}
          onChange={setSort}
        />
        <SelectField
          label={t('feeds.period')}
          value={period}
          options={PERIODS.feeds.map((value) => ({ value, label: t(`period.feeds.${value}`) }))}
          onChange={setPeriod}
        />
        <IconButton icon={RefreshCw} label={t('feeds.refresh')} aria-busy={listed.refreshing} onClick={listed.read} />
        <Export feeds={key} />
      </div>
      <div className={own['typeTabs']}>
        <Tabs
          label={t('feeds.types')}
          value={feedType}
          onChange={setType}
          options={FEED_TYPES.map((value) => ({ value, label: t(`feedType.${value}`), panel }))}
        />
      </div>
    </section>
  )
}

function Feed({ item: { kind, text, place, score, at, url } }: { readonly item: FeedItem }): ReactNode {
  const { t } = useTranslation('looper')
  const { amount } = useFormat()
  return (
    <li>
      <p dir="auto">
        {url === null ? (
          text
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        )}
      </p>
      <b>{amount(String(score))}</b>
      <small>
        {t(`feedType.${kind}`)} · <bdi>{place}</bdi> ·{' '}
        <time dateTime={at === null ? undefined : toDateTime(at)}>{formatTableTime(at)}</time>
      </small>
    </li>
  )
}

/** A button that exports all feeds, not only the loaded feeds (spec 3 §7 feeds_export). */
function Export({ feeds }: { readonly feeds: FeedKey }): ReactNode {
  const { t } = useTranslation('looper')
  const { streams } = useFeature('looper')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = (): void => {
    setState('busy')
    void streams.allFeeds(feeds).then((items) => {
      setState(items === null ? 'failed' : 'idle')
      if (items !== null)
        saveFile(
          `feeds-${feeds.account}.csv`,
          csvFile(
            [t('feeds.when'), t('feeds.kind'), t('feeds.text'), t('feeds.place'), t('feeds.score')],
            items.map(({ at, kind, text, place, score }) => [
              at === null ? '' : (toDateTime(at) ?? ''),
              t(`feedType.${kind}`),
              text,
              place,
              score,
            ]),
          ),
          'text/csv',
        )
    })
  }
  return (
    <>
      <Button size={30} icon={Download} busy={state === 'busy'} onClick={save}>
        {t('feeds.export')}
      </Button>
      {state === 'failed' && (
        <span role="alert" className={styles['problem']}>
          {t('feeds.exportFailed')}
        </span>
      )}
    </>
  )
}
