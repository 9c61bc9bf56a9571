import { AudioLines, CalendarDays, Languages } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionOf } from '../../../domain/session'
import { highlightedSpaces, type SpaceList } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useHeaderAccount } from '../../app-shell/header-account'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { SelectField } from '../../components/form/SelectField'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { nameOfLanguage } from '../../format/language-name'
import { Link } from 'react-router-dom'
import { SpaceCard } from './SpaceCard'
import styles from './spaces.module.css'
import { SpacesReady } from './SpacesReady'
import { StartSpace } from './StartSpace'
import { useListedSpaces } from './use-listed-spaces'

const c = classNames(styles)
const PERIODS = ['day', 'week', 'month', 'halfYear'] as const
const ANY = 'any'

/** The screen /space: live and upcoming spaces. */
export function SpacesScreen(): ReactNode {
  return (
    <SpacesReady>
      <Listed />
    </SpacesReady>
  )
}

/** The screen /space/highlight: spaces that drew many listeners. */
export function HighlightsScreen(): ReactNode {
  return (
    <SpacesReady>
      <Highlights />
    </SpacesReady>
  )
}

function Listed(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { list, filter, show } = useListedSpaces()
  return (
    <Page current="list">
      <div className={c('filters')} role="group" aria-label={t('spaces.filter')}>
        <SelectField
          label={t('spaces.period')}
          icon={CalendarDays}
          value={filter.period}
          onChange={(period) => show({ ...filter, period })}
          options={PERIODS.map((period) => ({ value: period, label: t(`spaces.periods.${period}`) }))}
        />
        <SelectField
          label={t('spaces.locale')}
          icon={Languages}
          value={filter.locale ?? ANY}
          onChange={(locale) => show({ ...filter, locale: locale === ANY ? null : locale })}
          options={[
            { value: ANY, label: t('spaces.anyLocale') },
            ...app.product.areaLanguages.map((language) => ({
              value: language,
              label: nameOfLanguage(language),
              lang: language,
            })),
          ]}
        />
      </div>
      <Cards
        list={list}
        empty={{
          title: t('spaces.emptyTitle'),
          text: t('spaces.emptyText'),
          action: <ButtonLink to={paths.spaceHighlights}>{t('spaces.highlights')}</ButtonLink>,
        }}
        onRetry={() => show(filter)}
      />
    </Page>
  )
}

function Highlights(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const spaces = useAccountState(useFeature('space').slices.account.spaces)
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'space/ShowHighlights' })
  }, [app, sessionId])
  return (
    <Page current="highlights">
      <Cards
        list={highlightedSpaces(spaces)}
        empty={{
          title: t('spaces.emptyHighlightsTitle'),
          text: t('spaces.emptyHighlightsText'),
          action: <ButtonLink to={paths.spaces}>{t('spaces.list')}</ButtonLink>,
        }}
        onRetry={() => app.account.dispatch({ type: 'space/ShowHighlights' })}
      />
    </Page>
  )
}

function Page({
  current,
  children,
}: {
  readonly current: 'list' | 'highlights'
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTranslation()
  const account = useHeaderAccount()
  const tab = (name: 'list' | 'highlights', to: string): ReactNode => (
    <Link to={to} className={c('tab', name === current && 'on')} aria-current={name === current ? 'page' : undefined}>
      {t(`spaces.${name}`)}
    </Link>
  )
  return (
    <div className={c('page')}>
      <header className={c('head')}>
        <h1>{t('spaces.title')}</h1>
        <span className={c('start')}>
          <StartSpace />
        </span>
        {account}
      </header>
      <nav className={c('tabs')} aria-label={t('spaces.lists')}>
        {tab('list', paths.spaces)}
        {tab('highlights', paths.spaceHighlights)}
      </nav>
      {children}
    </div>
  )
}

interface CardsProps {
  readonly list: SpaceList
  readonly empty: { readonly title: string; readonly text: string; readonly action: ReactNode }
  readonly onRetry: () => void
}

function Cards({ list: { status, spaces }, empty, onRetry }: CardsProps): ReactNode {
  const { t } = useTranslation()
  if (status === 'failed')
    return <FailedState title={t('spaces.failedTitle')} text={t('spaces.failedText')} onRetry={onRetry} />
  if (status === 'loading') {
    return (
      <Skeleton>
        <div className={c('cards')}>
          {[1, 2, 3, 4].map((n) => (
            <SkeletonBlock key={n} width="100%" height={240} />
          ))}
        </div>
      </Skeleton>
    )
  }
  if (spaces.length === 0) return <EmptyState icon={AudioLines} {...empty} />
  return (
    <div className={c('cards')}>
      {spaces.map((space) => (
        <SpaceCard key={space.channelId} space={space} />
      ))}
    </div>
  )
}
